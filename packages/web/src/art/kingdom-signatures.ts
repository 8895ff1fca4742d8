import type { CardId } from '@openrealms/engine';
import { castellanKeep } from './kingdom/castellan-keep.ts';
import { hallOfBanners } from './kingdom/hall-of-banners.ts';
import { kingdomShip } from './kingdom/kingdom-ship.ts';
import { marcherBarbican } from './kingdom/marcher-barbican.ts';
import { marshalsGauntlet } from './kingdom/marshals-gauntlet.ts';
import { rampartOfVows } from './kingdom/rampart-of-vows.ts';
import { throneCitadel } from './kingdom/throne-citadel.ts';
import { of, type Signature } from './signature.ts';

/** The pictures of the Kingdom. */
export const KINGDOM_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  'squire-interceptor': of(
    'sun',
    kingdomShip({
      beam: 0.46,
      height: 0.36,
      lance: 0.7,
      blades: { span: 0.42, forward: -0.35 },
      engines: 1,
      yaw: 207,
      pitch: 30,
      roll: 12,
      size: 27,
      centre: [52, 46],
    }),
  ),
  'herald-sloop': of(
    'limb',
    kingdomShip({
      beam: 0.48,
      height: 0.4,
      banners: [
        { top: [-0.05, 0.95, 0], foot: 0.1, length: 1.15, width: 0.34 },
        { top: [-0.6, 0.62, 0], foot: 0.1, length: 0.8, width: 0.24 },
      ],
      engines: 2,
      yaw: 154,
      pitch: 14,
      roll: -6,
      size: 31,
      centre: [48, 50],
    }),
  ),
  'oathbound-frigate': of(
    'moon',
    kingdomShip({
      beam: 0.6,
      height: 0.54,
      lance: 0.5,
      shields: { count: 3, size: 0.17 },
      crest: 0.3,
      engines: 2,
      yaw: 206,
      pitch: 16,
      roll: 4,
      size: 32,
      centre: [50, 47],
    }),
  ),
  'knight-errant': of(
    'giant',
    kingdomShip({
      beam: 0.54,
      height: 0.54,
      lance: 1.1,
      shields: { count: 1, size: 0.36 },
      crest: 0.5,
      engines: 1,
      yaw: 152,
      pitch: 18,
      roll: -10,
      size: 31,
      centre: [56, 46],
    }),
  ),
  'crown-vanguard': of(
    'sun',
    kingdomShip({
      beam: 0.78,
      height: 0.58,
      lance: 0.55,
      shields: { count: 3, size: 0.17 },
      keep: 0.4,
      crest: 0.12,
      blades: { span: 0.55, forward: 0.5 },
      banners: [{ top: [-0.95, 1.05, 0], foot: 0.2, length: 0.8, width: 0.28 }],
      engines: 3,
      yaw: 153,
      pitch: 22,
      roll: -3,
      size: 33,
      centre: [50, 50],
    }),
  ),
  'queens-verdict': of(
    'giant',
    kingdomShip({
      beam: 0.86,
      height: 0.66,
      lance: 0.85,
      shields: { count: 4, size: 0.16 },
      keep: 0.55,
      blades: { span: 0.7, forward: -0.5 },
      banners: [
        { top: [-0.15, 1.1, 0], foot: 0.3, length: 0.7, width: 0.26 },
        { top: [-1, 0.95, 0], foot: 0.3, length: 0.6, width: 0.22 },
      ],
      engines: 3,
      yaw: 208,
      pitch: 17,
      roll: 2,
      size: 31,
      centre: [46, 52],
    }),
  ),
  'marshals-gauntlet': of('limb', marshalsGauntlet),
  'marcher-barbican': of('moon', marcherBarbican),
  'castellan-keep': of('giant', castellanKeep),
  'hall-of-banners': of('sun', hallOfBanners),
  'rampart-of-vows': of('limb', rampartOfVows),
  'throne-citadel': of('deep', throneCitadel),
};
