import {
  base,
  choose,
  combat,
  destroyBase,
  discardUpTo,
  draw,
  drawThatMany,
  may,
  opponentDiscards,
  ship,
  trade,
  wheneverShipPlayed,
} from '@openrealms/engine';
import type { DeckList } from './deck-list.ts';

export const imperialFighter = ship('Imperial Fighter', {
  fr: 'Chasseur Impérial',
  faction: 'star-empire',
  cost: 1,
  primary: [combat(2), opponentDiscards()],
  ally: [combat(2)],
});

const corvette = ship('Corvette', {
  fr: 'Corvette',
  faction: 'star-empire',
  cost: 2,
  primary: [combat(1), draw(1)],
  ally: [combat(2)],
});

const imperialFrigate = ship('Imperial Frigate', {
  fr: 'Frégate Impériale',
  faction: 'star-empire',
  cost: 3,
  primary: [combat(4), opponentDiscards()],
  ally: [combat(2)],
  scrap: [draw(1)],
});

const surveyShip = ship('Survey Ship', {
  fr: 'Vaisseau de Reconnaissance',
  faction: 'star-empire',
  cost: 3,
  primary: [trade(1), draw(1)],
  scrap: [opponentDiscards()],
});

const battlecruiser = ship('Battlecruiser', {
  fr: 'Croiseur de Combat',
  faction: 'star-empire',
  cost: 6,
  primary: [combat(5), draw(1)],
  ally: [opponentDiscards()],
  scrap: [draw(1), may(destroyBase())],
});

const dreadnaught = ship('Dreadnaught', {
  fr: 'Cuirassé',
  faction: 'star-empire',
  cost: 7,
  primary: [combat(7), draw(1)],
  scrap: [combat(5)],
});

const recyclingStation = base('Recycling Station', {
  fr: 'Relais de Recyclage',
  faction: 'star-empire',
  cost: 4,
  defense: 4,
  outpost: true,
  primary: [choose([trade(1)], [discardUpTo(2), drawThatMany()])],
});

const spaceStation = base('Space Station', {
  fr: 'Station Spatiale',
  faction: 'star-empire',
  cost: 4,
  defense: 4,
  outpost: true,
  primary: [combat(2)],
  ally: [combat(2)],
  scrap: [trade(4)],
});

const warWorld = base('War World', {
  fr: 'Monde Hostile',
  faction: 'star-empire',
  cost: 5,
  defense: 4,
  outpost: true,
  primary: [combat(3)],
  ally: [combat(4)],
});

const royalRedoubt = base('Royal Redoubt', {
  fr: 'Retraite Impériale',
  faction: 'star-empire',
  cost: 6,
  defense: 6,
  outpost: true,
  primary: [combat(3)],
  ally: [opponentDiscards()],
});

const fleetHq = base('Fleet HQ', {
  fr: 'QG de la Flotte',
  faction: 'star-empire',
  cost: 8,
  defense: 8,
  static: [wheneverShipPlayed(combat(1))],
});

export const starEmpire: DeckList = [
  [imperialFighter, 3],
  [corvette, 2],
  [imperialFrigate, 3],
  [surveyShip, 3],
  [battlecruiser, 1],
  [dreadnaught, 1],
  [recyclingStation, 2],
  [spaceStation, 2],
  [warWorld, 1],
  [royalRedoubt, 1],
  [fleetHq, 1],
];
