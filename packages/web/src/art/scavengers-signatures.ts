import type { CardId } from '@openrealms/engine';
import { bonepicker } from './scavengers/bonepicker.ts';
import { breakersYard } from './scavengers/breakers-yard.ts';
import { derelictRing } from './scavengers/derelict-ring.ts';
import { graveyardHaven } from './scavengers/graveyard-haven.ts';
import { scavengerShip } from './scavengers/scavenger-ship.ts';
import { smelterBarge } from './scavengers/smelter-barge.ts';
import { squattersRock } from './scavengers/squatters-rock.ts';
import { swapMeet } from './scavengers/swap-meet.ts';
import { of, type Signature } from './signature.ts';

/** The pictures of the Scavengers. */
export const SCAVENGERS_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  magpie: of(
    'moon',
    scavengerShip({
      cabin: { height: 0.34, width: 0.36 },
      modules: [
        [[0.05, 0, 0], [0.9, 0.28, 0.32], 1],
        [[-0.35, 0.1, 0.5], [0.5, 0.08, 0.8], 3],
        [[-0.25, 0.08, -0.42], [0.36, 0.08, 0.55], 0],
        [[-0.62, 0.16, 0], [0.5, 0.2, 0.24], 5],
      ],
      arms: [{ from: [0.4, -0.12, 0.1], joint: [0.85, -0.42, 0.15], to: [1.25, -0.3, 0.1] }],
      claws: 0.26,
      engines: [
        [[-0.88, 0.16, 0], 0.12],
        [[-0.42, 0, -0.18], 0.07],
      ],
      patched: [[0.05, 0.06, 0.17]],
      yaw: 206,
      pitch: 26,
      roll: 12,
      size: 32,
      centre: [47, 46],
    }),
  ),
  'gleaner-tug': of(
    'limb',
    scavengerShip({
      cabin: { height: 0.5, width: 0.46, aside: 0.05 },
      modules: [
        [[0.1, -0.02, 0], [0.8, 0.44, 0.5], 3],
        [[-0.55, 0.02, 0], [0.6, 0.6, 0.66], 0],
        [[-0.3, 0.42, 0.12], [0.3, 0.3, 0.24], 1],
      ],
      tanks: [[[-0.75, -0.2, 0.5], [0.25, -0.2, 0.5], 0.17]],
      arms: [{ from: [-0.5, 0.3, -0.2], joint: [0.1, 0.95, -0.1], to: [0.85, 0.72, 0] }],
      claws: 0.34,
      engines: [
        [[-0.9, 0.05, 0.14], 0.2],
        [[-0.9, -0.1, -0.22], 0.1],
      ],
      patched: [
        [-0.55, 0.05, 0.34],
        [0.2, 0, 0.26],
      ],
      yaw: 152,
      pitch: 18,
      roll: -4,
      size: 33,
      centre: [52, 52],
    }),
  ),
  'wreck-diver': of(
    'giant',
    scavengerShip({
      cabin: { height: 0.4, width: 0.4 },
      modules: [
        [[0.2, 0, 0], [0.6, 0.36, 0.4], 4],
        [[-0.5, 0.05, 0.1], [0.7, 0.3, 0.5], 1],
      ],
      trusses: [[[-0.2, 0.3, -0.2], [-1, 0.42, -0.3], 0.2]],
      tanks: [
        [[-0.7, 0.32, 0.12], [0.1, 0.32, 0.12], 0.14],
        [[-0.6, -0.25, 0.3], [0.2, -0.25, 0.3], 0.14],
      ],
      arms: [
        { from: [0.5, -0.1, 0.22], joint: [0.95, -0.45, 0.42], to: [1.4, -0.15, 0.3] },
        { from: [0.5, -0.1, -0.22], joint: [1, -0.4, -0.4], to: [1.42, -0.1, -0.28] },
      ],
      claws: 0.28,
      engines: [
        [[-0.9, 0.05, 0.2], 0.13],
        [[-0.9, 0.05, -0.05], 0.13],
      ],
      patched: [[-0.45, 0.08, 0.36]],
      yaw: 208,
      pitch: 20,
      roll: 14,
      size: 34,
      centre: [50, 45],
    }),
  ),
  'hull-cracker': of(
    'sun',
    scavengerShip({
      cabin: { height: 0.5, width: 0.5 },
      modules: [
        [[0.15, 0, 0], [0.7, 0.5, 0.56], 5],
        [[-0.5, 0.06, -0.05], [0.7, 0.62, 0.6], 1],
        [[-0.55, 0.42, 0.1], [0.4, 0.2, 0.3], 3],
      ],
      tanks: [[[-0.8, -0.1, 0.46], [0, -0.1, 0.46], 0.17]],
      arms: [
        { from: [0.3, 0.1, 0.4], joint: [0.9, 0.42, 0.62], to: [1.45, 0.16, 0.34], thick: 0.2 },
        { from: [0.3, -0.1, -0.4], joint: [0.95, -0.05, -0.6], to: [1.5, 0, -0.3], thick: 0.2 },
      ],
      claws: 0.5,
      engines: [
        [[-0.88, 0.1, 0.12], 0.19],
        [[-0.88, 0.1, -0.22], 0.14],
      ],
      patched: [
        [-0.5, 0.1, 0.27],
        [0.2, 0.06, 0.3],
      ],
      yaw: 152,
      pitch: 22,
      roll: -6,
      size: 29,
      centre: [58, 49],
    }),
  ),
  bonepicker: of('deep', bonepicker),
  'smelter-barge': of('limb', smelterBarge),
  'patchwork-titan': of(
    'giant',
    scavengerShip({
      cabin: { height: 0.62, width: 0.6, aside: 0.12 },
      modules: [
        [[0.25, -0.02, 0.05], [0.6, 0.66, 0.8], 0],
        [[-0.3, 0.06, 0.1], [0.7, 0.8, 0.86], 4],
        [[-0.75, -0.04, 0], [0.5, 0.62, 0.7], 1],
        [[-0.3, 0.58, -0.1], [0.5, 0.3, 0.4], 3],
        [[0.1, -0.45, 0.2], [0.7, 0.24, 0.36], 5],
      ],
      trusses: [[[-0.4, 0.6, 0.3], [0.9, 0.95, 0.3], 0.18]],
      arms: [
        { from: [-0.3, 0.7, 0], joint: [0.35, 1.15, 0.2], to: [1.05, 0.8, 0.3], thick: 0.14 },
        { from: [0.4, -0.4, 0.3], joint: [0.85, -0.75, 0.4], to: [1.35, -0.5, 0.3], thick: 0.13 },
      ],
      claws: 0.34,
      engines: [
        [[-1.02, 0.1, 0.18], 0.24],
        [[-1.02, -0.14, -0.18], 0.16],
        [[-1.02, 0.2, -0.25], 0.1],
      ],
      patched: [
        [-0.3, 0.2, 0.54],
        [-0.5, -0.1, 0.54],
        [0.3, 0.05, 0.46],
      ],
      welding: [-0.05, 0.42, 0.5],
      yaw: 206,
      pitch: 16,
      roll: 3,
      size: 33,
      centre: [48, 49],
    }),
  ),
  'squatters-rock': of('moon', squattersRock),
  'swap-meet': of('sun', swapMeet),
  'derelict-ring': of('giant', derelictRing),
  'breakers-yard': of('limb', breakersYard),
  'graveyard-haven': of('deep', graveyardHaven),
};
