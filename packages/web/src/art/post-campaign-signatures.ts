import type { CardId } from '@openrealms/engine';
import { broodTide } from './blob/brood-tide.ts';
import { hungeringMaw } from './blob/hungering-maw.ts';
import { larvalAtoll } from './blob/larval-atoll.ts';
import { mireSpawn } from './blob/mire-spawn.ts';
import { oozeOutrider } from './blob/ooze-outrider.ts';
import { bankOfAThousandSuns } from './consortium/bank-of-a-thousand-suns.ts';
import { consortiumShip } from './consortium/consortium-ship.ts';
import { fleet } from './fleet.ts';
import { kingdomShip } from './kingdom/kingdom-ship.ts';
import { palatineGate } from './kingdom/palatine-gate.ts';
import { cathedralOfGears } from './machine/cathedral-of-gears.ts';
import { beforeHalo } from './machine/gear-halo.ts';
import { machineBot } from './machine/machine-bots.ts';
import { machineMech } from './machine/machine-mechs.ts';
import { votiveFoundry } from './machine/votive-foundry.ts';
import { kingOfTheHeap } from './scavengers/king-of-the-heap.ts';
import { moonOfLostShips } from './scavengers/moon-of-lost-ships.ts';
import { of, type Signature } from './signature.ts';
import { smuggler } from './unaligned/smuggler.ts';
import { systemPolice } from './unaligned/system-police.ts';

/** The pictures of those who begin the campaign of Rise of Empire, and of those who come after it. */
export const POST_CAMPAIGN_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  smuggler: of('giant', smuggler),
  'system-police': of('limb', systemPolice),

  'mire-spawn': of('moon', mireSpawn),
  'ooze-outrider': of('limb', oozeOutrider),
  'hungering-maw': of('giant', hungeringMaw),
  'brood-tide': of('sun', broodTide),
  'larval-atoll': of('moon', larvalAtoll),

  'rivet-acolyte': of(
    'limb',
    beforeHalo(
      machineBot({ load: 'saws', size: 22, yaw: 112, pitch: 12, centre: [50, 48] }),
      [51, 38],
      20,
    ),
  ),
  'doctrine-engine': of(
    'giant',
    beforeHalo(
      machineBot({ load: 'plasma', size: 27, yaw: 58, pitch: 20, centre: [50, 47] }),
      [49, 42],
      30,
    ),
  ),
  'penitent-colossus': of(
    'deep',
    beforeHalo(machineMech({ arms: 'shield', size: 31, yaw: 112, centre: [50, 52] }), [50, 28], 22),
  ),
  'votive-foundry': of('moon', votiveFoundry),
  'cathedral-of-gears': of('deep', cathedralOfGears),

  'aurelia-ascendant': of(
    'sun',
    consortiumShip({
      girth: 0.24,
      sails: [0, 60, 120, 180, 240, 300].map((turn) => ({
        at: 0.15,
        foot: 0.2,
        height: 0.95,
        width: 0.6,
        lean: 0.7,
        turn,
      })),
      balcony: 0.42,
      pods: 0.12,
      yaw: 148,
      pitch: 22,
      roll: -12,
      size: 33,
      centre: [51, 47],
    }),
  ),
  'bank-of-a-thousand-suns': of('deep', bankOfAThousandSuns),
  'the-queens-own': of(
    'limb',
    fleet(
      kingdomShip({
        beam: 0.5,
        height: 0.4,
        lance: 0.5,
        engines: 1,
        yaw: 206,
        pitch: 20,
        roll: 4,
        size: 12,
        centre: [30, 21],
      }),
      kingdomShip({
        beam: 0.64,
        height: 0.6,
        lance: 0.8,
        crest: 0.45,
        shields: { count: 2, size: 0.24 },
        engines: 2,
        yaw: 206,
        pitch: 18,
        roll: 4,
        size: 33,
        centre: [49, 52],
      }),
    ),
  ),
  'palatine-gate': of('giant', palatineGate),
  'king-of-the-heap': of('sun', kingOfTheHeap),
  'moon-of-lost-ships': of('deep', moonOfLostShips),
};
