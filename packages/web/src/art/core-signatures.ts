import type { CardId } from '@openrealms/engine';
import { battleBlob } from './blob/battle-blob.ts';
import { battlePod } from './blob/battle-pod.ts';
import { blobCarrier } from './blob/blob-carrier.ts';
import { blobDart } from './blob/blob-dart.ts';
import { blobDestroyer } from './blob/blob-destroyer.ts';
import { blobWheel } from './blob/blob-wheel.ts';
import { blobWorld } from './blob/blob-world.ts';
import { hive } from './blob/hive.ts';
import { mothership } from './blob/mothership.ts';
import { ram } from './blob/ram.ts';
import { tradePod } from './blob/trade-pod.ts';
import { empireShip } from './empire/empire-ship.ts';
import { fleetHq } from './empire/fleet-hq.ts';
import { recyclingStation } from './empire/recycling-station.ts';
import { royalRedoubt } from './empire/royal-redoubt.ts';
import { spaceStation } from './empire/space-station.ts';
import { warWorld } from './empire/war-world.ts';
import { barterWorld } from './federation/barter-world.ts';
import { centralOffice } from './federation/central-office.ts';
import { defenseCenter } from './federation/defense-center.ts';
import { federationShip } from './federation/federation-ship.ts';
import { portOfCall } from './federation/port-of-call.ts';
import { tradingPost } from './federation/trading-post.ts';
import { battleStation } from './machine/battle-station.ts';
import { brainWorld } from './machine/brain-world.ts';
import { junkyard } from './machine/junkyard.ts';
import { machineBase } from './machine/machine-base.ts';
import { machineBot } from './machine/machine-bots.ts';
import { machineMech } from './machine/machine-mechs.ts';
import { mechWorld } from './machine/mech-world.ts';
import { stealthNeedle } from './machine/stealth-needle.ts';
import { of, type Signature } from './signature.ts';
import { explorer } from './unaligned/explorer.ts';
import { scout } from './unaligned/scout.ts';
import { viper } from './unaligned/viper.ts';

/** The pictures of the core set. */
export const CORE_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  explorer: of('giant', explorer),
  scout: of('limb', scout),
  viper: of('moon', viper),

  'federation-shuttle': of(
    'limb',
    federationShip({
      girth: 0.4,
      bow: 0.6,
      wings: 0.5,
      yaw: 205,
      pitch: 34,
      roll: 8,
      size: 29,
      windows: 6,
      centre: [47, 45],
    }),
  ),
  cutter: of(
    'moon',
    federationShip({
      girth: 0.22,
      bow: 0.7,
      nacelles: { out: 0.2, length: 0.95 },
      yaw: 146,
      pitch: 38,
      roll: -10,
      size: 33,
      windows: 6,
      centre: [52, 44],
    }),
  ),
  'embassy-yacht': of(
    'sun',
    federationShip({
      girth: 0.19,
      bow: 0.75,
      wings: 0.85,
      dome: 0.13,
      yaw: 215,
      pitch: 34,
      roll: -4,
      size: 35,
      centre: [47, 47],
    }),
  ),
  freighter: of(
    'giant',
    federationShip({
      girth: 0.22,
      bow: 0.3,
      cargo: 4,
      yaw: 148,
      pitch: 26,
      roll: 6,
      size: 35,
      centre: [52, 45],
    }),
  ),
  'trade-escort': of(
    'limb',
    federationShip({
      girth: 0.27,
      bow: 0.55,
      turrets: 3,
      nacelles: { out: 0.32, length: 1.1, up: 0.08 },
      yaw: 202,
      pitch: 30,
      roll: 6,
      size: 35,
      centre: [46, 46],
    }),
  ),
  flagship: of(
    'giant',
    federationShip({
      girth: 0.3,
      bow: 0.42,
      dome: 0.24,
      keel: true,
      wings: 0.42,
      turrets: 1,
      nacelles: { out: 0.52, length: 1, up: -0.08 },
      yaw: 214,
      pitch: 30,
      roll: 2,
      size: 36,
      centre: [46, 46],
      windows: 11,
    }),
  ),
  'command-ship': of(
    'sun',
    federationShip({
      girth: 0.34,
      bow: 0.6,
      keel: true,
      saucer: { radius: 0.6, at: -0.35 },
      turrets: 1,
      nacelles: { out: 0.5, length: 1.5 },
      yaw: 148,
      pitch: 27,
      roll: -2,
      size: 35,
      centre: [49, 49],
      windows: 13,
    }),
  ),
  'trading-post': of('limb', tradingPost),
  'barter-world': of('deep', barterWorld),
  'defense-center': of('sun', defenseCenter),
  'port-of-call': of('giant', portOfCall),
  'central-office': of('giant', centralOffice),

  'blob-fighter': of('sun', blobDart),
  'battle-pod': of('moon', battlePod),
  'trade-pod': of('limb', tradePod),
  ram: of('giant', ram),
  'blob-destroyer': of('deep', blobDestroyer),
  'battle-blob': of('sun', battleBlob),
  'blob-carrier': of('giant', blobCarrier),
  mothership: of('limb', mothership),
  'blob-wheel': of('limb', blobWheel),
  'the-hive': of('moon', hive),
  'blob-world': of('deep', blobWorld),

  'imperial-fighter': of(
    'sun',
    empireShip({
      beam: 0.5,
      height: 0.3,
      engines: 2,
      wings: { span: 0.62, sweep: -0.3, at: -0.4 },
      yaw: 205,
      pitch: 36,
      roll: 12,
      size: 31,
      centre: [46, 45],
    }),
  ),
  corvette: of(
    'limb',
    empireShip({
      beam: 0.42,
      height: 0.36,
      engines: 1,
      fins: 2,
      guns: 0.9,
      yaw: 150,
      pitch: 30,
      roll: -12,
      size: 34,
      centre: [53, 46],
      wings: { span: 0.3, sweep: 0.5, at: -0.5 },
    }),
  ),
  'imperial-frigate': of(
    'moon',
    empireShip({
      beam: 0.7,
      height: 0.42,
      engines: 2,
      wings: { span: 0.4, sweep: 0.35, at: -0.35 },
      tower: 0.2,
      guns: 1,
      yaw: 202,
      pitch: 24,
      roll: 5,
      size: 34,
      centre: [45, 47],
    }),
  ),
  'survey-ship': of(
    'giant',
    empireShip({
      beam: 0.55,
      height: 0.34,
      engines: 3,
      forked: true,
      fins: 2,
      tower: 0.16,
      yaw: 146,
      pitch: 34,
      roll: 4,
      size: 33,
      centre: [53, 47],
    }),
  ),
  battlecruiser: of(
    'giant',
    empireShip({
      beam: 0.95,
      height: 0.42,
      engines: 3,
      wings: { span: 0.45, sweep: 0.5, at: -0.35 },
      tower: 0.28,
      fins: 2,
      guns: 1.05,
      yaw: 212,
      pitch: 26,
      roll: 2,
      size: 34,
      centre: [43, 47],
    }),
  ),
  dreadnaught: of(
    'sun',
    empireShip({
      beam: 1.15,
      height: 0.55,
      engines: 4,
      tower: 0.36,
      fins: 3,
      guns: 1.15,
      forked: true,
      wings: { span: 0.32, sweep: 0.3, at: -0.5 },
      yaw: 152,
      pitch: 28,
      roll: -4,
      size: 36,
      centre: [51, 53],
    }),
  ),
  'recycling-station': of('giant', recyclingStation),
  'space-station': of('deep', spaceStation),
  'war-world': of('deep', warWorld),
  'royal-redoubt': of('moon', royalRedoubt),
  'fleet-hq': of('sun', fleetHq),

  'trade-bot': of('limb', machineBot({ load: 'crate', size: 25, centre: [47, 44] })),
  'missile-bot': of('giant', machineBot({ load: 'missiles', size: 27, yaw: 122 })),
  'supply-bot': of('moon', machineBot({ load: 'tank', size: 28, yaw: 62, pitch: 24 })),
  'patrol-mech': of('limb', machineMech({ arms: 'patrol', size: 27, yaw: 58, centre: [48, 47] })),
  'stealth-needle': of('moon', stealthNeedle),
  'battle-mech': of('sun', machineMech({ arms: 'blades', size: 30, yaw: 110, centre: [51, 49] })),
  'missile-mech': of(
    'limb',
    machineMech({ arms: 'missiles', size: 28, yaw: 70, centre: [50, 50] }),
  ),
  'battle-station': of('moon', battleStation),
  'mech-world': of('deep', mechWorld),
  junkyard: of('giant', junkyard),
  'machine-base': of('limb', machineBase),
  'brain-world': of('sun', brainWorld),
};
