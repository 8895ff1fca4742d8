import {
  allyOfEveryFaction,
  base,
  choose,
  combat,
  copyShip,
  destroyBase,
  draw,
  drawThatMany,
  may,
  scrapFrom,
  scrapUpTo,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from './deck-list.ts';

const tradeBot = ship('Trade Bot', {
  fr: 'Drone Marchand',
  faction: 'machine-cult',
  cost: 1,
  primary: [trade(1), may(scrapFrom('hand', 'discard'))],
  ally: [combat(2)],
});

const missileBot = ship('Missile Bot', {
  fr: 'Drone Artilleur',
  faction: 'machine-cult',
  cost: 2,
  primary: [combat(2), may(scrapFrom('hand', 'discard'))],
  ally: [combat(2)],
});

const supplyBot = ship('Supply Bot', {
  fr: 'Drone Ravitailleur',
  faction: 'machine-cult',
  cost: 3,
  primary: [trade(2), may(scrapFrom('hand', 'discard'))],
  ally: [combat(2)],
});

const patrolMech = ship('Patrol Mech', {
  fr: 'Mecha-Patrouilleur',
  faction: 'machine-cult',
  cost: 4,
  primary: [choose([trade(3)], [combat(5)])],
  ally: [may(scrapFrom('hand', 'discard'))],
});

const stealthNeedle = ship('Stealth Needle', {
  fr: 'Fantôme',
  faction: 'machine-cult',
  cost: 4,
  primary: [copyShip()],
});

const battleMech = ship('Battle Mech', {
  fr: 'Mecha-Combattant',
  faction: 'machine-cult',
  cost: 5,
  primary: [combat(4), may(scrapFrom('hand', 'discard'))],
  ally: [draw(1)],
});

const missileMech = ship('Missile Mech', {
  fr: 'Mécha-Artilleur',
  faction: 'machine-cult',
  cost: 6,
  primary: [combat(6), may(destroyBase())],
  ally: [draw(1)],
});

const battleStation = base('Battle Station', {
  fr: 'Poste de Combat',
  faction: 'machine-cult',
  cost: 3,
  defense: 5,
  outpost: true,
  scrap: [combat(5)],
});

const mechWorld = base('Mech World', {
  fr: 'Mecha-Monde',
  faction: 'machine-cult',
  cost: 5,
  defense: 6,
  outpost: true,
  static: [allyOfEveryFaction()],
});

const junkyard = base('Junkyard', {
  fr: 'Décharge',
  faction: 'machine-cult',
  cost: 6,
  defense: 5,
  outpost: true,
  primary: [scrapFrom('hand', 'discard')],
});

const machineBase = base('Machine Base', {
  fr: 'Techno-Base',
  faction: 'machine-cult',
  cost: 7,
  defense: 6,
  outpost: true,
  primary: [draw(1), scrapFrom('hand')],
});

const brainWorld = base('Brain World', {
  fr: 'Cerveau-Monde',
  faction: 'machine-cult',
  cost: 8,
  defense: 6,
  outpost: true,
  primary: [scrapUpTo(2, 'hand', 'discard'), drawThatMany()],
});

export const machineCult: DeckList = [
  [tradeBot, 3],
  [missileBot, 3],
  [supplyBot, 3],
  [patrolMech, 2],
  [stealthNeedle, 1],
  [battleMech, 1],
  [missileMech, 1],
  [battleStation, 2],
  [mechWorld, 1],
  [junkyard, 1],
  [machineBase, 1],
  [brainWorld, 1],
];
