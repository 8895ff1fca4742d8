import type { CardId } from '@openrealms/engine';
import { aurelianMint } from './consortium/aurelian-mint.ts';
import { clearingHouse } from './consortium/clearing-house.ts';
import { consortiumShip } from './consortium/consortium-ship.ts';
import { exchangeSpire } from './consortium/exchange-spire.ts';
import { notaryDock } from './consortium/notary-dock.ts';
import { tollBeacon } from './consortium/toll-beacon.ts';
import { fleet } from './fleet.ts';
import { of, type Signature } from './signature.ts';

/** The pictures of the Consortium. */
export const CONSORTIUM_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  'ledger-skiff': of(
    'limb',
    consortiumShip({
      girth: 0.17,
      sails: [{ at: 0.1, foot: 0.12, height: 0.95, width: 0.85, lean: 0.35, turn: 0 }],
      yaw: 205,
      pitch: 16,
      roll: 6,
      size: 25,
      centre: [48, 52],
    }),
  ),
  'dividend-runner': of(
    'sun',
    consortiumShip({
      girth: 0.16,
      sails: [
        { at: 0.05, foot: 0.1, height: 0.85, width: 0.7, lean: 0.75, turn: 58 },
        { at: 0.05, foot: 0.1, height: 0.85, width: 0.7, lean: 0.75, turn: -58 },
      ],
      pods: 0.12,
      yaw: 148,
      pitch: 26,
      roll: -14,
      size: 31,
      centre: [52, 47],
    }),
  ),
  'charter-clipper': of(
    'giant',
    consortiumShip({
      girth: 0.16,
      sails: [
        { at: 0.62, foot: 0.1, height: 0.7, width: 0.5, lean: 0.3, turn: 0 },
        { at: 0.05, foot: 0.12, height: 1, width: 0.62, lean: 0.34, turn: 0 },
        { at: -0.5, foot: 0.12, height: 0.8, width: 0.5, lean: 0.36, turn: 0 },
      ],
      yaw: 152,
      pitch: 14,
      roll: -6,
      size: 32,
      centre: [51, 54],
    }),
  ),
  'escrow-convoy': of(
    'limb',
    fleet(
      consortiumShip({
        girth: 0.2,
        sails: [{ at: 0.2, foot: 0.15, height: 0.8, width: 0.7, lean: 0.4, turn: 0 }],
        vaults: 2,
        yaw: 204,
        pitch: 22,
        roll: 4,
        size: 15,
        centre: [76, 27],
      }),
      consortiumShip({
        girth: 0.22,
        sails: [{ at: 0.35, foot: 0.15, height: 0.75, width: 0.6, lean: 0.4, turn: 0 }],
        vaults: 3,
        yaw: 206,
        pitch: 24,
        roll: 4,
        size: 31,
        centre: [45, 52],
      }),
    ),
  ),
  'the-underwriter': of(
    'moon',
    consortiumShip({
      girth: 0.24,
      sails: [
        { at: -0.1, foot: 0.2, height: 0.75, width: 0.75, lean: 0.5, turn: 75 },
        { at: -0.1, foot: 0.2, height: 0.75, width: 0.75, lean: 0.5, turn: -75 },
        { at: -0.2, foot: 0.2, height: 0.7, width: 0.6, lean: 0.45, turn: 180 },
      ],
      castle: 0.5,
      guns: 1,
      yaw: 208,
      pitch: 18,
      roll: 4,
      size: 33,
      centre: [45, 49],
    }),
  ),
  'gilded-argosy': of(
    'sun',
    consortiumShip({
      girth: 0.26,
      sails: [
        { at: 0.55, foot: 0.16, height: 0.85, width: 0.6, lean: 0.25, turn: 18 },
        { at: 0.55, foot: 0.16, height: 0.85, width: 0.6, lean: 0.25, turn: -18 },
        { at: -0.05, foot: 0.2, height: 0.85, width: 0.6, lean: 0.3, turn: 80 },
        { at: -0.05, foot: 0.2, height: 0.85, width: 0.6, lean: 0.3, turn: -80 },
      ],
      castle: 0.55,
      vaults: 3,
      yaw: 150,
      pitch: 20,
      roll: -4,
      size: 33,
      centre: [52, 51],
    }),
  ),
  'chairmans-galleon': of(
    'giant',
    consortiumShip({
      girth: 0.3,
      sails: [
        { at: 0.72, foot: 0.18, height: 0.75, width: 0.5, lean: 0.2, turn: 0 },
        { at: 0.28, foot: 0.24, height: 1, width: 0.6, lean: 0.25, turn: 0 },
        { at: 0.1, foot: 0.26, height: 0.9, width: 0.7, lean: 0.5, turn: 100 },
        { at: 0.1, foot: 0.26, height: 0.9, width: 0.7, lean: 0.5, turn: -100 },
      ],
      castle: 0.75,
      balcony: 0.5,
      pods: 0.22,
      guns: 1.05,
      yaw: 209,
      pitch: 17,
      roll: 2,
      size: 35,
      centre: [45, 53],
    }),
  ),
  'toll-beacon': of('moon', tollBeacon),
  'notary-dock': of('limb', notaryDock),
  'clearing-house': of('deep', clearingHouse),
  'aurelian-mint': of('sun', aurelianMint),
  'exchange-spire': of('giant', exchangeSpire),
};
