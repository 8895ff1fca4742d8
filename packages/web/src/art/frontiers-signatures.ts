import type { CardId } from '@openrealms/engine';
import { blobAlpha } from './blob/blob-alpha.ts';
import { blobMiner } from './blob/blob-miner.ts';
import { burrower } from './blob/burrower.ts';
import { crusher } from './blob/crusher.ts';
import { hiveQueen } from './blob/hive-queen.ts';
import { infestedMoon } from './blob/infested-moon.ts';
import { moonwurmHatchling } from './blob/moonwurm-hatchling.ts';
import { nestingGround } from './blob/nesting-ground.ts';
import { pulverizer } from './blob/pulverizer.ts';
import { spikeCluster } from './blob/spike-cluster.ts';
import { stinger } from './blob/stinger.ts';
import { swarmCluster } from './blob/swarm-cluster.ts';
import { capturedOutpost } from './empire/captured-outpost.ts';
import { empireShip } from './empire/empire-ship.ts';
import { jammingTerminal } from './empire/jamming-terminal.ts';
import { orbitalGunPlatform } from './empire/orbital-gun-platform.ts';
import { siegeFortress } from './empire/siege-fortress.ts';
import { federationShip } from './federation/federation-ship.ts';
import { ionStation } from './federation/ion-station.ts';
import { mobileMarket } from './federation/mobile-market.ts';
import { outlandStation } from './federation/outland-station.ts';
import { transitNexus } from './federation/transit-nexus.ts';
import { throughGate } from './gate.ts';
import { conversionYard } from './machine/conversion-yard.ts';
import { defenseSystem } from './machine/defense-system.ts';
import { integrationPort } from './machine/integration-port.ts';
import { machineBot } from './machine/machine-bots.ts';
import { machineMech } from './machine/machine-mechs.ts';
import { nanobotSwarm } from './machine/nanobot-swarm.ts';
import { neuralNexus } from './machine/neural-nexus.ts';
import { reclamationStation } from './machine/reclamation-station.ts';
import { of, type Signature } from './signature.ts';

/** The pictures of Frontiers. */
export const FRONTIERS_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  'frontier-runner': of(
    'sun',
    federationShip({
      girth: 0.17,
      bow: 0.85,
      nacelles: { out: 0.34, length: 1.25, up: -0.06 },
      yaw: 208,
      pitch: 30,
      roll: 14,
      size: 33,
      windows: 4,
      centre: [47, 45],
    }),
  ),
  'orbital-shuttle': of(
    'giant',
    federationShip({
      girth: 0.34,
      bow: 0.8,
      wings: 0.34,
      dome: 0.1,
      yaw: 150,
      pitch: 30,
      roll: -8,
      size: 29,
      windows: 5,
      centre: [52, 45],
    }),
  ),
  'patrol-boat': of(
    'limb',
    federationShip({
      girth: 0.21,
      bow: 0.6,
      turrets: 2,
      wings: 0.28,
      yaw: 144,
      pitch: 36,
      roll: -6,
      size: 34,
      windows: 6,
      centre: [53, 46],
    }),
  ),
  'long-hauler': of(
    'deep',
    federationShip({
      girth: 0.15,
      bow: 0.2,
      cargo: 5,
      keel: true,
      yaw: 206,
      pitch: 28,
      roll: 2,
      size: 37,
      windows: 4,
      centre: [48, 46],
    }),
  ),
  'federation-cruiser': of(
    'moon',
    federationShip({
      girth: 0.26,
      bow: 0.5,
      saucer: { radius: 0.44, at: 0.3 },
      nacelles: { out: 0.4, length: 1.1, up: 0.14 },
      yaw: 206,
      pitch: 26,
      roll: 4,
      size: 35,
      windows: 9,
      centre: [46, 47],
    }),
  ),
  gateship: of(
    'deep',
    throughGate(
      federationShip({
        girth: 0.22,
        bow: 0.5,
        dome: 0.14,
        nacelles: { out: 0.24, length: 0.9 },
        yaw: 200,
        pitch: 22,
        roll: 2,
        size: 31,
        centre: [42, 47],
      }),
      [66, 45],
      -8,
    ),
  ),
  'federation-battleship': of(
    'giant',
    federationShip({
      girth: 0.36,
      bow: 0.36,
      keel: true,
      turrets: 3,
      wings: 0.5,
      nacelles: { out: 0.6, length: 1.3, up: -0.12 },
      yaw: 152,
      pitch: 26,
      roll: -2,
      size: 35,
      windows: 13,
      centre: [51, 50],
    }),
  ),
  'outland-station': of('sun', outlandStation),
  'mobile-market': of('giant', mobileMarket),
  'ion-station': of('deep', ionStation),
  'transit-nexus': of('limb', transitNexus),

  stinger: of('limb', stinger),
  'blob-miner': of('deep', blobMiner),
  burrower: of('moon', burrower),
  crusher: of('sun', crusher),
  'moonwurm-hatchling': of('deep', moonwurmHatchling),
  pulverizer: of('giant', pulverizer),
  'blob-alpha': of('moon', blobAlpha),
  'hive-queen': of('giant', hiveQueen),
  'spike-cluster': of('giant', spikeCluster),
  'nesting-ground': of('limb', nestingGround),
  'infested-moon': of('deep', infestedMoon),
  'swarm-cluster': of('sun', swarmCluster),

  'frontier-hawk': of(
    'limb',
    empireShip({
      beam: 0.34,
      height: 0.26,
      engines: 2,
      wings: { span: 0.95, sweep: 0.45, at: -0.15 },
      yaw: 150,
      pitch: 44,
      roll: -14,
      size: 31,
      centre: [52, 44],
    }),
  ),
  'cargo-craft': of(
    'moon',
    empireShip({
      beam: 1,
      height: 0.7,
      engines: 2,
      forked: true,
      yaw: 204,
      pitch: 26,
      roll: 4,
      size: 29,
      centre: [47, 47],
    }),
  ),
  'light-cruiser': of(
    'sun',
    empireShip({
      beam: 0.55,
      height: 0.34,
      engines: 2,
      tower: 0.22,
      wings: { span: 0.55, sweep: -0.05, at: -0.5 },
      yaw: 148,
      pitch: 26,
      roll: -6,
      size: 34,
      centre: [53, 47],
    }),
  ),
  'farm-ship': of(
    'giant',
    empireShip({
      beam: 1.25,
      height: 0.3,
      engines: 4,
      forked: true,
      tower: 0.3,
      wings: { span: 0.5, sweep: -0.5, at: 0 },
      yaw: 152,
      pitch: 40,
      roll: -2,
      size: 29,
      centre: [52, 46],
    }),
  ),
  hammerhead: of(
    'deep',
    empireShip({
      beam: 0.5,
      height: 0.4,
      engines: 3,
      fins: 3,
      guns: 0.7,
      wings: { span: 0.62, sweep: -1.05, at: -0.2 },
      yaw: 206,
      pitch: 32,
      roll: 8,
      size: 33,
      centre: [47, 46],
    }),
  ),
  'warpgate-cruiser': of(
    'moon',
    throughGate(
      empireShip({
        beam: 0.7,
        height: 0.4,
        engines: 2,
        tower: 0.2,
        guns: 0.9,
        wings: { span: 0.36, sweep: 0.5, at: -0.4 },
        yaw: 158,
        pitch: 22,
        roll: -2,
        size: 32,
        centre: [58, 48],
      }),
      [34, 45],
      10,
    ),
  ),
  'imperial-flagship': of(
    'limb',
    empireShip({
      beam: 1.3,
      height: 0.5,
      engines: 4,
      tower: 0.44,
      fins: 3,
      guns: 1.2,
      wings: { span: 0.6, sweep: 0.7, at: -0.45 },
      yaw: 210,
      pitch: 30,
      roll: 2,
      size: 34,
      centre: [46, 52],
    }),
  ),
  'captured-outpost': of('limb', capturedOutpost),
  'orbital-gun-platform': of('giant', orbitalGunPlatform),
  'jamming-terminal': of('moon', jammingTerminal),
  'siege-fortress': of('sun', siegeFortress),

  'builder-bot': of('sun', machineBot({ load: 'girders', size: 26, yaw: 60, centre: [49, 46] })),
  'plasma-bot': of('moon', machineBot({ load: 'plasma', size: 27, yaw: 118, centre: [51, 45] })),
  'destroyer-bot': of('limb', machineBot({ load: 'saws', size: 28, yaw: 64, pitch: 20 })),
  'repair-mech': of('giant', machineMech({ arms: 'tools', size: 27, yaw: 112, centre: [51, 49] })),
  'enforcer-mech': of('moon', machineMech({ arms: 'shield', size: 29, yaw: 60, centre: [49, 49] })),
  'nanobot-swarm': of('deep', nanobotSwarm),
  'integration-port': of('giant', integrationPort),
  'defense-system': of('limb', defenseSystem),
  'conversion-yard': of('sun', conversionYard),
  'reclamation-station': of('deep', reclamationStation),
  'neural-nexus': of('moon', neuralNexus),
};
