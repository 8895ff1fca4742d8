import {
  acquireFree,
  authority,
  base,
  choose,
  combat,
  combatForEach,
  destroyBase,
  draw,
  ifYouDo,
  may,
  nextBaseOnTop,
  salvage,
  scrapFrom,
  scrapTradeRow,
  scrapUpTo,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const mireSpawn = ship('Mire Spawn', {
  fr: 'Frai des Marais',
  faction: 'blob',
  cost: 1,
  primary: [combat(3)],
  ally: [combat(2)],
  acquired: [scrapTradeRow()],
});

const oozeOutrider = ship('Ooze Outrider', {
  fr: 'Estafette Visqueuse',
  faction: 'blob',
  cost: 2,
  primary: [combat(4)],
  ally: [trade(2)],
  acquired: [combat(2)],
});

const hungeringMaw = ship('Hungering Maw', {
  fr: 'Gueule Affamée',
  faction: 'blob',
  cost: 5,
  primary: [combat(7)],
  ally: [draw(1)],
  acquired: [scrapTradeRow()],
});

const broodTide = ship('Brood Tide', {
  fr: 'Marée de Larves',
  faction: 'blob',
  cost: 7,
  primary: [combat(7), draw(1)],
  ally: [combat(3)],
  doubleAlly: [draw(1)],
  acquired: [combat(4)],
});

const larvalAtoll = base('Larval Atoll', {
  fr: 'Atoll Larvaire',
  faction: 'blob',
  cost: 3,
  defense: 5,
  primary: [combat(2)],
  ally: [trade(1)],
  acquired: [combat(2)],
});

const rivetAcolyte = ship('Rivet Acolyte', {
  fr: 'Acolyte aux Rivets',
  faction: 'machine-cult',
  cost: 1,
  primary: [trade(1), may(scrapFrom('hand'))],
  ally: [combat(2)],
  acquired: [scrapFrom('discard')],
});

const doctrineEngine = ship('Doctrine Engine', {
  fr: 'Machine à Doctrine',
  faction: 'machine-cult',
  cost: 3,
  primary: [combat(3), may(scrapFrom('hand', 'discard'))],
  ally: [combat(2)],
  acquired: [scrapFrom('discard')],
});

const penitentColossus = ship('Penitent Colossus', {
  fr: 'Colosse Pénitent',
  faction: 'machine-cult',
  cost: 6,
  primary: [combat(6), may(scrapFrom('hand', 'discard'))],
  ally: [destroyBase()],
  acquired: [draw(1)],
});

const votiveFoundry = base('Votive Foundry', {
  fr: 'Fonderie Votive',
  faction: 'machine-cult',
  cost: 4,
  defense: 4,
  outpost: true,
  primary: [may(scrapFrom('hand')), ifYouDo(combat(1))],
  acquired: [combat(2)],
});

const cathedralOfGears = base('Cathedral of Gears', {
  fr: 'Cathédrale des Rouages',
  faction: 'machine-cult',
  cost: 7,
  defense: 6,
  outpost: true,
  primary: [may(scrapFrom('hand', 'discard')), ifYouDo(draw(1))],
  ally: [combat(3)],
  acquired: [scrapUpTo(2, 'discard')],
});

const aureliaAscendant = ship('Aurelia Ascendant', {
  fr: 'Aurélia Triomphante',
  faction: 'consortium',
  cost: 7,
  primary: [trade(4), draw(1)],
  ally: [acquireFree(5, 'top-of-deck')],
  acquired: [trade(3)],
});

const bankOfAThousandSuns = base('Bank of a Thousand Suns', {
  fr: 'Banque des Mille Soleils',
  faction: 'consortium',
  cost: 8,
  defense: 7,
  primary: [authority(2), trade(3)],
  ally: [draw(1)],
  doubleAlly: [acquireFree(5, 'top-of-deck')],
  acquired: [authority(8)],
});

const theQueensOwn = ship("The Queen's Own", {
  fr: 'La Garde de la Reine',
  faction: 'kingdom',
  cost: 8,
  primary: [combat(8), draw(1)],
  ally: [authority(5)],
  doubleAlly: [draw(1)],
  acquired: [combat(6)],
});

const palatineGate = base('Palatine Gate', {
  fr: 'Porte Palatine',
  faction: 'kingdom',
  cost: 7,
  defense: 7,
  outpost: true,
  primary: [choose([authority(5)], [combat(4)])],
  ally: [combat(2)],
  acquired: [nextBaseOnTop()],
});

const kingOfTheHeap = ship('King of the Heap', {
  fr: 'Roi de la Casse',
  faction: 'scavengers',
  cost: 7,
  primary: [draw(1), scrapUpTo(2, 'hand', 'discard'), combatForEach(3)],
  ally: [combat(4)],
  acquired: [salvage(5, 'top-of-deck')],
});

const moonOfLostShips = base('Moon of Lost Ships', {
  fr: 'Lune des Navires Perdus',
  faction: 'scavengers',
  cost: 6,
  defense: 5,
  outpost: true,
  primary: [choose([combat(3)], [salvage(3)])],
  ally: [may(scrapFrom('hand', 'discard'))],
  acquired: [scrapFrom('discard')],
});

/** Those who come when the war is over: visitors from farther away, and the pride of the three factions. */
export const postCampaign: DeckList = [
  [mireSpawn, 3],
  [oozeOutrider, 2],
  [hungeringMaw, 1],
  [broodTide, 1],
  [larvalAtoll, 2],
  [rivetAcolyte, 3],
  [doctrineEngine, 2],
  [penitentColossus, 1],
  [votiveFoundry, 2],
  [cathedralOfGears, 1],
  [aureliaAscendant, 1],
  [bankOfAThousandSuns, 1],
  [theQueensOwn, 1],
  [palatineGate, 1],
  [kingOfTheHeap, 1],
  [moonOfLostShips, 1],
];
