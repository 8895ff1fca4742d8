import {
  acquireFree,
  authority,
  base,
  choose,
  combat,
  draw,
  nextShipOnTop,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';
import { putCardOnDeck } from './effects.ts';

const ledgerSkiff = ship('Ledger Skiff', {
  fr: 'Esquif Comptable',
  faction: 'consortium',
  cost: 1,
  primary: [trade(2)],
  ally: [authority(2)],
  acquired: [authority(2)],
});

const dividendRunner = ship('Dividend Runner', {
  fr: 'Coursier de Dividendes',
  faction: 'consortium',
  cost: 2,
  primary: [trade(2)],
  ally: [combat(4)],
  acquired: [trade(1)],
});

const charterClipper = ship('Charter Clipper', {
  fr: 'Clipper Affrété',
  faction: 'consortium',
  cost: 3,
  primary: [trade(3)],
  ally: [combat(2)],
  acquired: [nextShipOnTop()],
});

const escrowConvoy = ship('Escrow Convoy', {
  fr: 'Convoi sous Séquestre',
  faction: 'consortium',
  cost: 4,
  primary: [trade(3)],
  ally: [draw(1)],
  acquired: [putCardOnDeck()],
});

const underwriter = ship('The Underwriter', {
  fr: "L'Assureur",
  faction: 'consortium',
  cost: 5,
  primary: [trade(2), combat(3)],
  ally: [draw(1)],
  acquired: [authority(3)],
});

const gildedArgosy = ship('Gilded Argosy', {
  fr: 'Argosie Dorée',
  faction: 'consortium',
  cost: 6,
  primary: [combat(2), acquireFree(4, 'top-of-deck')],
  ally: [combat(4)],
  acquired: [trade(2)],
});

const chairmansGalleon = ship("Chairman's Galleon", {
  fr: 'Galion du Président',
  faction: 'consortium',
  cost: 8,
  primary: [trade(3), combat(5), draw(1)],
  ally: [acquireFree(4, 'top-of-deck')],
  acquired: [draw(1)],
});

const tollBeacon = base('Toll Beacon', {
  fr: 'Balise de Péage',
  faction: 'consortium',
  cost: 2,
  defense: 3,
  primary: [trade(1)],
  ally: [combat(1)],
  acquired: [authority(3)],
});

const notaryDock = base('Notary Dock', {
  fr: 'Quai Notarial',
  faction: 'consortium',
  cost: 3,
  defense: 4,
  outpost: true,
  primary: [choose([trade(1)], [authority(2)])],
  acquired: [trade(1)],
});

const clearingHouse = base('Clearing House', {
  fr: 'Chambre de Compensation',
  faction: 'consortium',
  cost: 4,
  defense: 4,
  primary: [trade(2)],
  ally: [authority(2)],
  acquired: [authority(2)],
});

const aurelianMint = base('Aurelian Mint', {
  fr: "Hôtel des Monnaies d'Aurélia",
  faction: 'consortium',
  cost: 5,
  defense: 5,
  outpost: true,
  primary: [trade(2)],
  ally: [authority(4)],
  acquired: [trade(2)],
});

const exchangeSpire = base('Exchange Spire', {
  fr: 'Flèche de la Bourse',
  faction: 'consortium',
  cost: 7,
  defense: 6,
  primary: [trade(2), nextShipOnTop()],
  ally: [draw(1)],
  acquired: [acquireFree(4, 'top-of-deck')],
});

/** Rich neighbours: trade, cards that come sooner, and something for whoever signs. */
export const consortium: DeckList = [
  [ledgerSkiff, 3],
  [dividendRunner, 3],
  [charterClipper, 2],
  [escrowConvoy, 2],
  [underwriter, 1],
  [gildedArgosy, 1],
  [chairmansGalleon, 1],
  [tollBeacon, 2],
  [notaryDock, 2],
  [clearingHouse, 1],
  [aurelianMint, 1],
  [exchangeSpire, 1],
];
