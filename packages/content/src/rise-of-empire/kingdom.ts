import {
  authority,
  base,
  choose,
  combat,
  destroyBase,
  draw,
  may,
  opponentDiscards,
  putBaseOnDeck,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const squireInterceptor = ship('Squire Interceptor', {
  fr: 'Intercepteur Écuyer',
  faction: 'kingdom',
  cost: 1,
  primary: [combat(3)],
  ally: [combat(1)],
  doubleAlly: [combat(2)],
  acquired: [authority(2)],
});

const heraldSloop = ship('Herald Sloop', {
  fr: 'Sloop du Héraut',
  faction: 'kingdom',
  cost: 2,
  primary: [authority(2), trade(2)],
  ally: [combat(3)],
  acquired: [authority(2)],
});

const oathboundFrigate = ship('Oathbound Frigate', {
  fr: 'Frégate Assermentée',
  faction: 'kingdom',
  cost: 3,
  primary: [combat(4)],
  ally: [authority(2)],
  doubleAlly: [draw(1)],
  acquired: [combat(2)],
});

const knightErrant = ship('Knight Errant', {
  fr: 'Chevalier Errant',
  faction: 'kingdom',
  cost: 4,
  primary: [combat(5)],
  ally: [combat(1)],
  doubleAlly: [may(destroyBase())],
  acquired: [authority(3)],
});

const marshalsGauntlet = ship("Marshal's Gauntlet", {
  fr: 'Gantelet du Maréchal',
  faction: 'kingdom',
  cost: 5,
  primary: [authority(3), combat(4)],
  ally: [draw(1)],
  acquired: [opponentDiscards()],
});

const crownVanguard = ship('Crown Vanguard', {
  fr: 'Avant-Garde de la Couronne',
  faction: 'kingdom',
  cost: 6,
  primary: [combat(4), draw(1)],
  ally: [authority(2)],
  doubleAlly: [combat(4)],
  acquired: [combat(2)],
});

const queensVerdict = ship("Queen's Verdict", {
  fr: 'Verdict de la Reine',
  faction: 'kingdom',
  cost: 7,
  primary: [combat(5), draw(1)],
  ally: [combat(2)],
  doubleAlly: [may(destroyBase())],
  acquired: [authority(3)],
});

const marcherBarbican = base('Marcher Barbican', {
  fr: 'Barbacane des Marches',
  faction: 'kingdom',
  cost: 3,
  defense: 4,
  outpost: true,
  primary: [combat(2)],
  acquired: [authority(2)],
});

const castellanKeep = base('Castellan Keep', {
  fr: 'Donjon du Châtelain',
  faction: 'kingdom',
  cost: 4,
  defense: 5,
  outpost: true,
  primary: [choose([authority(2)], [combat(2)])],
  doubleAlly: [combat(2)],
  acquired: [authority(2)],
});

const hallOfBanners = base('Hall of Banners', {
  fr: 'Salle des Bannières',
  faction: 'kingdom',
  cost: 5,
  defense: 4,
  primary: [combat(3)],
  ally: [authority(2)],
  doubleAlly: [draw(1)],
  acquired: [combat(2)],
});

const rampartOfVows = base('Rampart of Vows', {
  fr: 'Rempart des Serments',
  faction: 'kingdom',
  cost: 6,
  defense: 6,
  outpost: true,
  primary: [combat(3)],
  ally: [authority(2)],
  acquired: [putBaseOnDeck()],
});

const throneCitadel = base('Throne Citadel', {
  fr: 'Citadelle du Trône',
  faction: 'kingdom',
  cost: 8,
  defense: 8,
  outpost: true,
  primary: [combat(4)],
  ally: [authority(4)],
  doubleAlly: [draw(1)],
  acquired: [authority(6)],
});

/** A monarchy in arms: combat, walls, and rewards for those who fight in rank. */
export const kingdom: DeckList = [
  [squireInterceptor, 3],
  [heraldSloop, 2],
  [oathboundFrigate, 3],
  [knightErrant, 2],
  [marshalsGauntlet, 1],
  [crownVanguard, 1],
  [queensVerdict, 1],
  [marcherBarbican, 2],
  [castellanKeep, 2],
  [hallOfBanners, 1],
  [rampartOfVows, 1],
  [throneCitadel, 1],
];
