import {
  base,
  combat,
  discardUpTo,
  draw,
  ifYouDo,
  may,
  returnAtEndOfTurn,
  salvage,
  scrapFrom,
  scrapTradeRow,
  scrapUpTo,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';
import { putCardOnDeck, tradeOfItsCost } from './effects.ts';

const magpie = ship('Magpie', {
  fr: 'Pie Voleuse',
  faction: 'scavengers',
  cost: 1,
  primary: [combat(2), may(scrapTradeRow())],
  ally: [combat(2)],
  acquired: [scrapFrom('discard')],
});

const gleanerTug = ship('Gleaner Tug', {
  fr: 'Remorqueur Glaneur',
  faction: 'scavengers',
  cost: 2,
  primary: [trade(2)],
  ally: [may(scrapFrom('hand', 'discard'))],
  acquired: [scrapFrom('discard')],
});

const wreckDiver = ship('Wreck Diver', {
  fr: "Plongeur d'Épaves",
  faction: 'scavengers',
  cost: 3,
  primary: [combat(3), may(scrapFrom('discard'))],
  ally: [putCardOnDeck()],
  acquired: [scrapTradeRow()],
});

const hullCracker = ship('Hull Cracker', {
  fr: 'Brise-Coque',
  faction: 'scavengers',
  cost: 4,
  primary: [combat(3), may(scrapFrom('hand', 'discard'))],
  ally: [combat(3)],
  acquired: [scrapTradeRow()],
});

const bonepicker = ship('Bonepicker', {
  fr: 'Charognard des Carcasses',
  faction: 'scavengers',
  cost: 5,
  primary: [combat(2), may(scrapFrom('discard')), ifYouDo(combat(2))],
  ally: [draw(1)],
  acquired: [scrapFrom('discard')],
});

const smelterBarge = ship('Smelter Barge', {
  fr: 'Barge-Fonderie',
  faction: 'scavengers',
  cost: 6,
  primary: [scrapTradeRow(), tradeOfItsCost()],
  ally: [combat(4)],
  acquired: [scrapUpTo(2, 'discard')],
});

const patchworkTitan = ship('Patchwork Titan', {
  fr: 'Titan Rapiécé',
  faction: 'scavengers',
  cost: 7,
  primary: [combat(5), draw(1)],
  ally: [putCardOnDeck()],
  acquired: [scrapUpTo(2, 'discard')],
});

const squattersRock = base("Squatters' Rock", {
  fr: 'Rocher des Squatteurs',
  faction: 'scavengers',
  cost: 1,
  defense: 3,
  primary: [combat(1)],
  scrap: [trade(1), returnAtEndOfTurn()],
  acquired: [scrapTradeRow()],
});

const swapMeet = base('Swap Meet', {
  fr: 'Foire au Troc',
  faction: 'scavengers',
  cost: 3,
  defense: 5,
  primary: [discardUpTo(1), ifYouDo(combat(2))],
  acquired: [scrapTradeRow()],
});

const derelictRing = base('Derelict Ring', {
  fr: "Anneau à l'Abandon",
  faction: 'scavengers',
  cost: 4,
  defense: 5,
  outpost: true,
  primary: [trade(1)],
  ally: [may(scrapFrom('discard'))],
  acquired: [salvage(3)],
});

const breakersYard = base("Breakers' Yard", {
  fr: 'Chantier des Démolisseurs',
  faction: 'scavengers',
  cost: 5,
  defense: 4,
  outpost: true,
  primary: [may(scrapTradeRow()), ifYouDo(combat(3))],
  ally: [may(scrapFrom('discard'))],
  acquired: [trade(2)],
});

const graveyardHaven = base('Graveyard Haven', {
  fr: 'Havre du Cimetière',
  faction: 'scavengers',
  cost: 6,
  defense: 6,
  outpost: true,
  primary: [scrapFrom('hand', 'discard')],
  ally: [combat(2)],
  acquired: [salvage(4)],
});

/** Salvagers and smugglers: what others throw away is what they live on. */
export const scavengers: DeckList = [
  [magpie, 2],
  [gleanerTug, 3],
  [wreckDiver, 3],
  [hullCracker, 2],
  [bonepicker, 2],
  [smelterBarge, 1],
  [patchworkTitan, 1],
  [squattersRock, 2],
  [swapMeet, 1],
  [derelictRing, 1],
  [breakersYard, 1],
  [graveyardHaven, 1],
];
