import {
  base,
  combat,
  combatForEach,
  discardAny,
  discardOwn,
  draw,
  opponentDiscards,
  playerDiscards,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const frontierHawk = ship('Frontier Hawk', {
  fr: 'Faucon des Confins',
  faction: 'star-empire',
  cost: 1,
  primary: [combat(3), draw(1), discardOwn()],
});

const cargoCraft = ship('Cargo Craft', {
  fr: 'Barge de Fret',
  faction: 'star-empire',
  cost: 2,
  primary: [trade(2), opponentDiscards()],
  ally: [combat(4)],
});

const lightCruiser = ship('Light Cruiser', {
  fr: 'Croiseur Léger',
  faction: 'star-empire',
  cost: 3,
  primary: [combat(4), opponentDiscards()],
  ally: [combat(2)],
  doubleAlly: [draw(1)],
});

const farmShip = ship('Farm Ship', {
  fr: 'Vaisseau-Ferme',
  faction: 'star-empire',
  cost: 4,
  primary: [trade(3), draw(1), discardOwn()],
  scrap: [combat(4)],
});

const hammerhead = ship('Hammerhead', {
  fr: 'Requin-Marteau',
  faction: 'star-empire',
  cost: 5,
  primary: [combat(3), draw(1), opponentDiscards()],
  ally: [draw(1), discardOwn()],
});

const warpgateCruiser = ship('Warpgate Cruiser', {
  fr: 'Croiseur de Distorsion',
  faction: 'star-empire',
  cost: 6,
  primary: [discardAny(), combatForEach(2), draw(1)],
  ally: [draw(1)],
});

const imperialFlagship = ship('Imperial Flagship', {
  fr: 'Navire Amiral Impérial',
  faction: 'star-empire',
  cost: 8,
  primary: [combat(7), draw(2)],
  ally: [playerDiscards()],
});

const capturedOutpost = base('Captured Outpost', {
  fr: 'Avant-Poste Capturé',
  faction: 'star-empire',
  cost: 3,
  defense: 3,
  outpost: true,
  primary: [draw(1), discardOwn()],
});

const orbitalGunPlatform = base('Orbital Gun Platform', {
  fr: 'Batterie Orbitale',
  faction: 'star-empire',
  cost: 4,
  defense: 4,
  outpost: true,
  primary: [combat(3)],
  scrap: [trade(3)],
});

const jammingTerminal = base('Jamming Terminal', {
  fr: 'Terminal de Brouillage',
  faction: 'star-empire',
  cost: 5,
  defense: 6,
  primary: [combat(2), opponentDiscards()],
});

const siegeFortress = base('Siege Fortress', {
  fr: 'Forteresse de Siège',
  faction: 'star-empire',
  cost: 7,
  defense: 5,
  outpost: true,
  primary: [combat(5)],
  ally: [combat(4)],
});

export const starEmpire: DeckList = [
  [frontierHawk, 3],
  [cargoCraft, 3],
  [lightCruiser, 3],
  [farmShip, 2],
  [hammerhead, 1],
  [warpgateCruiser, 1],
  [imperialFlagship, 1],
  [capturedOutpost, 2],
  [orbitalGunPlatform, 2],
  [jammingTerminal, 1],
  [siegeFortress, 1],
];
