import type { Card, Faction } from '@openrealms/engine';
import { allegianceOf } from '../card/faction-mark.ts';
import type { Setting } from './backdrop.ts';
import { battlePod } from './blob/battle-pod.ts';
import { blobCarrier } from './blob/blob-carrier.ts';
import { blobDart } from './blob/blob-dart.ts';
import { blobDestroyer } from './blob/blob-destroyer.ts';
import { blobWheel } from './blob/blob-wheel.ts';
import { hive } from './blob/hive.ts';
import { empireShip } from './empire/empire-ship.ts';
import { empireStation } from './empire/empire-station.ts';
import { federationShip } from './federation/federation-ship.ts';
import { federationStation } from './federation/federation-station.ts';
import { machineBot } from './machine/machine-bots.ts';
import { machineMech } from './machine/machine-mechs.ts';
import { machineStation } from './machine/machine-station.ts';
import { between, type Chance, oneOf } from './random.ts';
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
