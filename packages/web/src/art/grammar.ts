import type { Card, Faction } from '@openrealms/engine';
import { allegianceOf } from '../card/faction-mark.ts';
import type { Setting } from './backdrop.ts';
import { battlePod } from './blob/battle-pod.ts';
import { blobCarrier } from './blob/blob-carrier.ts';
import { blobDart } from './blob/blob-dart.ts';
import { blobDestroyer } from './blob/blob-destroyer.ts';
import { blobWheel } from './blob/blob-wheel.ts';
import { hive } from './blob/hive.ts';
import { consortiumShip } from './consortium/consortium-ship.ts';
import { consortiumStation } from './consortium/consortium-station.ts';
import type { Sail } from './consortium/glass.ts';
import { empireShip } from './empire/empire-ship.ts';
import { empireStation } from './empire/empire-station.ts';
import { federationShip } from './federation/federation-ship.ts';
import { federationStation } from './federation/federation-station.ts';
import { kingdomShip } from './kingdom/kingdom-ship.ts';
import { kingdomStation } from './kingdom/kingdom-station.ts';
import { machineBot } from './machine/machine-bots.ts';
import { machineMech } from './machine/machine-mechs.ts';
import { machineStation } from './machine/machine-station.ts';
import { between, type Chance, oneOf } from './random.ts';
import { scavengerShip } from './scavengers/scavenger-ship.ts';
import { scavengerStation } from './scavengers/scavenger-station.ts';
import type { Painter } from './scene.ts';
import type { Signature } from './signature.ts';
import { explorer } from './unaligned/explorer.ts';
import { scout } from './unaligned/scout.ts';
import { viper } from './unaligned/viper.ts';

const SETTINGS: readonly Setting[] = ['limb', 'moon', 'sun', 'giant', 'deep'];

/** How a faction builds: ships grow with their cost, the rest is the card's own chance. */
interface Grammar {
  ship(cost: number, chance: Chance): Painter;
  base(chance: Chance): Painter;
}

const GRAMMARS: Readonly<Record<Faction | 'unaligned', Grammar>> = {
  blob: {
    ship: (cost, chance) =>
      cost < 3 ? oneOf(chance, [blobDart, battlePod]) : oneOf(chance, [blobDestroyer, blobCarrier]),
    base: (chance) => oneOf(chance, [blobWheel, hive]),
  },
  'trade-federation': {
    ship: (cost, chance) =>
      federationShip({
        ...flight(cost, chance),
        girth: between(chance, 0.18, 0.26) + cost * 0.015,
        bow: between(chance, 0.35, 0.7),
        ...(chance() < 0.6 && { nacelles: { out: between(chance, 0.1, 0.4), length: 1 } }),
        ...(chance() < 0.5 && { dome: between(chance, 0.12, 0.22) }),
        ...(chance() < 0.4 && { wings: between(chance, 0.3, 0.8) }),
        ...(cost > 4 && { turrets: 2, keel: true }),
      }),
    base: () => federationStation,
  },
  'star-empire': {
    ship: (cost, chance) =>
      empireShip({
        ...flight(cost, chance),
        beam: between(chance, 0.4, 0.6) + cost * 0.06,
        height: between(chance, 0.3, 0.42) + cost * 0.015,
        engines: 1 + Math.floor(cost / 2.5),
        forked: chance() < 0.3,
        fins: chance() < 0.5 ? 2 : 0,
        wings: { span: between(chance, 0.2, 0.7), sweep: between(chance, -0.3, 0.6), at: -0.4 },
        ...(cost > 2 && { tower: 0.12 + cost * 0.03 }),
        ...(chance() < 0.6 && { guns: between(chance, 0.8, 1.1) }),
      }),
    base: () => empireStation,
  },
  'machine-cult': {
    ship: (cost, chance) => {
      const yaw = oneOf(chance, [56, 66, 112, 122]);
      return cost < 4
        ? machineBot({
            load: oneOf(chance, ['crate', 'missiles', 'tank']),
            size: 23 + cost * 1.5,
            yaw,
          })
        : machineMech({
            arms: oneOf(chance, ['patrol', 'blades', 'missiles']),
            size: 24 + cost,
            yaw,
          });
    },
    base: () => machineStation,
  },
  consortium: {
    ship: (cost, chance) =>
      consortiumShip({
        ...flight(cost, chance),
        girth: between(chance, 0.15, 0.18) + cost * 0.014,
        sails: sailsFor(cost, chance),
        ...(cost > 4 && { castle: 0.3 + cost * 0.05, guns: 1 }),
        ...(chance() < 0.4 && { vaults: 3 }),
        ...(chance() < 0.5 && { pods: between(chance, 0.1, 0.25) }),
      }),
    base: () => consortiumStation,
  },
  kingdom: {
    ship: (cost, chance) =>
      kingdomShip({
        ...flight(cost, chance),
        beam: between(chance, 0.42, 0.5) + cost * 0.04,
        height: between(chance, 0.34, 0.4) + cost * 0.03,
        engines: 1 + Math.floor(cost / 3),
        lance: between(chance, 0.4, 0.9),
        ...(chance() < 0.5 && { crest: between(chance, 0.25, 0.5) }),
        ...(cost > 2 && { shields: { count: 1 + Math.floor(cost / 2.5), size: 0.18 } }),
        ...(cost > 5 && { keep: 0.45 }),
        ...(chance() < 0.4 && { blades: { span: 0.5, forward: between(chance, -0.4, 0.5) } }),
      }),
    base: () => kingdomStation,
  },
  scavengers: {
    ship: (cost, chance) => {
      const high = 0.3 + cost * 0.04;
      const paint = (): number => Math.floor(chance() * 6);
      const reach = between(chance, 0.9, 1.3);
      return scavengerShip({
        ...flight(cost, chance),
        cabin: { height: high, width: high, aside: between(chance, -0.12, 0.12) },
        modules: [
          [[0.15, 0, 0], [0.7, high * 0.9, high * 1.1], paint()],
          [[-0.5, 0.04, 0.05], [0.7, high * 1.2, high * 1.2], paint()],
          [[-0.3, high * 0.7, between(chance, -0.2, 0.2)], [0.4, 0.2, 0.3], paint()],
        ],
        arms: [
          {
            from: [0.3, 0.1, 0.2],
            joint: [reach - 0.3, between(chance, 0.3, 0.8), 0.3],
            to: [reach + 0.2, between(chance, -0.1, 0.4), 0.2],
          },
        ],
        engines: [
          [[-0.9, 0.05, 0.12], 0.1 + cost * 0.015],
          [[-0.9, 0.05, -0.14], 0.08],
        ],
        patched: [[-0.5, 0.06, high * 0.66]],
      });
    },
    base: () => scavengerStation,
  },
  unaligned: {
    ship: (_, chance) => oneOf(chance, [scout, viper, explorer]),
    base: () => federationStation,
  },
};

/** The picture of a card that has none composed for it. */
export function byGrammar(card: Card, chance: Chance): Signature {
  const grammar = GRAMMARS[allegianceOf(card.factions)];
  const paint = card.type === 'ship' ? grammar.ship(card.cost, chance) : grammar.base(chance);
  return { setting: oneOf(chance, SETTINGS), paint };
}

function flight(cost: number, chance: Chance) {
  return {
    yaw: oneOf(chance, [between(chance, 145, 165), between(chance, 198, 218)]),
    pitch: between(chance, 20, 34),
    roll: between(chance, -10, 10),
    size: 26 + cost * 1.6,
  };
}

/** One sail for the small, a row of them or a fan for the large. */
function sailsFor(cost: number, chance: Chance): Sail[] {
  const sail = { foot: 0.14, height: between(chance, 0.7, 0.95), width: 0.6, lean: 0.35 };
  const count = 1 + Math.floor(cost / 3);
  const turns = chance() < 0.5 ? [0] : [55, -55];
  return Array.from({ length: count }, (_, i) => 0.2 + (count - 1) * 0.25 - i * 0.5).flatMap((at) =>
    turns.map((turn) => ({ ...sail, at, turn })),
  );
}
