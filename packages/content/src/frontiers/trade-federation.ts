import {
  acquireFree,
  authority,
  base,
  choose,
  combat,
  destroyBase,
  draw,
  ifBases,
  nextBaseOnTop,
  returnAtEndOfTurn,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const frontierRunner = ship('Frontier Runner', {
  fr: 'Coureur des Confins',
  faction: 'trade-federation',
  cost: 1,
  primary: [trade(2), authority(2)],
});

const orbitalShuttle = ship('Orbital Shuttle', {
  fr: 'Navette Orbitale',
  faction: 'trade-federation',
  cost: 2,
  primary: [trade(3), ifBases(2, authority(4), draw(1))],
});

const patrolBoat = ship('Patrol Boat', {
  fr: 'Patrouilleur',
  faction: 'trade-federation',
  cost: 3,
  primary: [combat(4), authority(3)],
  ally: [authority(2)],
});

const longHauler = ship('Long Hauler', {
  fr: 'Long-Courrier',
  faction: 'trade-federation',
  cost: 4,
  primary: [trade(3)],
  ally: [trade(2)],
  scrap: [nextBaseOnTop()],
});

const federationCruiser = ship('Federation Cruiser', {
  fr: 'Croiseur de la Fédération',
  faction: 'trade-federation',
  cost: 5,
  primary: [combat(5), authority(4)],
  ally: [combat(2), authority(2)],
});

const gateship = ship('Gateship', {
  fr: 'Vaisseau-Portail',
  faction: 'trade-federation',
  cost: 6,
  primary: [acquireFree(6, 'top-of-deck')],
  ally: [authority(5)],
});

const federationBattleship = ship('Federation Battleship', {
  fr: 'Cuirassé de la Fédération',
  faction: 'trade-federation',
  cost: 7,
  primary: [combat(5), authority(5), draw(1)],
  ally: [destroyBase()],
  scrap: [authority(10)],
});

const outlandStation = base('Outland Station', {
  fr: 'Station des Marches',
  faction: 'trade-federation',
  cost: 3,
  defense: 4,
  primary: [choose([trade(1)], [authority(3)])],
  scrap: [draw(1)],
});

const mobileMarket = base('Mobile Market', {
  fr: 'Marché Mobile',
  faction: 'trade-federation',
  cost: 4,
  defense: 4,
  outpost: true,
  primary: [trade(2)],
  scrap: [authority(2), draw(1), returnAtEndOfTurn()],
});

const ionStation = base('Ion Station', {
  fr: 'Station Ionique',
  faction: 'trade-federation',
  cost: 5,
  defense: 5,
  outpost: true,
  primary: [trade(2)],
  ally: [trade(1)],
  doubleAlly: [combat(4), authority(4)],
});

const transitNexus = base('Transit Nexus', {
  fr: 'Pôle de Transit',
  faction: 'trade-federation',
  cost: 8,
  defense: 6,
  primary: [combat(3), trade(4), authority(5)],
});

export const tradeFederation: DeckList = [
  [frontierRunner, 3],
  [orbitalShuttle, 3],
  [patrolBoat, 2],
  [longHauler, 2],
  [federationCruiser, 1],
  [gateship, 1],
  [federationBattleship, 1],
  [outlandStation, 3],
  [mobileMarket, 2],
  [ionStation, 1],
  [transitNexus, 1],
];
