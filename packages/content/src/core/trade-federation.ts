import {
  authority,
  base,
  choose,
  combat,
  destroyBase,
  draw,
  ifBases,
  may,
  nextShipOnTop,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from './deck-list.ts';

export const federationShuttle = ship('Federation Shuttle', {
  fr: 'Navette de la fédération',
  faction: 'trade-federation',
  cost: 1,
  primary: [trade(2)],
  ally: [authority(4)],
});

const cutter = ship('Cutter', {
  fr: 'Vedette',
  faction: 'trade-federation',
  cost: 2,
  primary: [authority(4), trade(2)],
  ally: [combat(4)],
});

const embassyYacht = ship('Embassy Yacht', {
  fr: 'Navire Embassade',
  faction: 'trade-federation',
  cost: 3,
  primary: [authority(3), trade(2), ifBases(2, draw(2))],
});

const freighter = ship('Freighter', {
  fr: 'Vaisseau-Cargo',
  faction: 'trade-federation',
  cost: 4,
  primary: [trade(4)],
  ally: [nextShipOnTop()],
});

const tradeEscort = ship('Trade Escort', {
  fr: 'Escorte Commerciale',
  faction: 'trade-federation',
  cost: 5,
  primary: [authority(4), combat(4)],
  ally: [draw(1)],
});

const flagship = ship('Flagship', {
  fr: 'Vaisseau Amiral',
  faction: 'trade-federation',
  cost: 6,
  primary: [combat(5), draw(1)],
  ally: [authority(5)],
});

const commandShip = ship('Command Ship', {
  fr: 'Haut Commandement',
  faction: 'trade-federation',
  cost: 8,
  primary: [authority(4), combat(5), draw(2)],
  ally: [may(destroyBase())],
});

const tradingPost = base('Trading Post', {
  fr: 'Poste de Négoce',
  faction: 'trade-federation',
  cost: 3,
  defense: 4,
  outpost: true,
  primary: [choose([authority(1)], [trade(1)])],
  scrap: [combat(3)],
});

const barterWorld = base('Barter World', {
  fr: 'Monde de Négoce',
  faction: 'trade-federation',
  cost: 4,
  defense: 4,
  primary: [choose([authority(2)], [trade(2)])],
  scrap: [combat(5)],
});

const defenseCenter = base('Defense Center', {
  fr: 'Centre de Défense',
  faction: 'trade-federation',
  cost: 5,
  defense: 5,
  outpost: true,
  primary: [choose([authority(3)], [combat(2)])],
  ally: [combat(2)],
});

const portOfCall = base('Port of Call', {
  fr: "Port d'Attache",
  faction: 'trade-federation',
  cost: 6,
  defense: 6,
  outpost: true,
  primary: [trade(3)],
  scrap: [draw(1), may(destroyBase())],
});

const centralOffice = base('Central Office', {
  fr: 'Administration Centrale',
  faction: 'trade-federation',
  cost: 7,
  defense: 6,
  primary: [trade(2), nextShipOnTop()],
  ally: [draw(1)],
});

export const tradeFederation: DeckList = [
  [federationShuttle, 3],
  [cutter, 3],
  [embassyYacht, 2],
  [freighter, 2],
  [tradeEscort, 1],
  [flagship, 1],
  [commandShip, 1],
  [tradingPost, 2],
  [barterWorld, 2],
  [defenseCenter, 1],
  [portOfCall, 1],
  [centralOffice, 1],
];
