import {
  acquireFreeShip,
  base,
  choose,
  combat,
  destroyBase,
  draw,
  drawPerPlayed,
  may,
  scrapTradeRow,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from './deck-list.ts';

const blobFighter = ship('Blob Fighter', {
  fr: 'Blob Soldat',
  faction: 'blob',
  cost: 1,
  primary: [combat(3)],
  ally: [draw(1)],
});

const battlePod = ship('Battle Pod', {
  fr: 'Pod Combattant',
  faction: 'blob',
  cost: 2,
  primary: [combat(4), may(scrapTradeRow())],
  ally: [combat(2)],
});

const tradePod = ship('Trade Pod', {
  fr: 'Pod Commercial',
  faction: 'blob',
  cost: 2,
  primary: [trade(3)],
  ally: [combat(2)],
});

const ram = ship('Ram', {
  fr: 'Bélier',
  faction: 'blob',
  cost: 3,
  primary: [combat(5)],
  ally: [combat(2)],
  scrap: [trade(3)],
});

const blobDestroyer = ship('Blob Destroyer', {
  fr: 'Blob Destroyer',
  faction: 'blob',
  cost: 4,
  primary: [combat(6)],
  ally: [may(destroyBase()), may(scrapTradeRow())],
});

const battleBlob = ship('Battle Blob', {
  fr: 'Blob Combattant',
  faction: 'blob',
  cost: 6,
  primary: [combat(8)],
  ally: [draw(1)],
  scrap: [combat(4)],
});

const blobCarrier = ship('Blob Carrier', {
  fr: 'Blob Transporteur',
  faction: 'blob',
  cost: 6,
  primary: [combat(7)],
  ally: [acquireFreeShip()],
});

const mothership = ship('Mothership', {
  fr: 'Vaisseau-Mère',
  faction: 'blob',
  cost: 7,
  primary: [combat(6), draw(1)],
  ally: [draw(1)],
});

const blobWheel = base('Blob Wheel', {
  fr: 'Station Rotative Blob',
  faction: 'blob',
  cost: 3,
  defense: 5,
  primary: [combat(1)],
  scrap: [trade(3)],
});

const theHive = base('The Hive', {
  fr: 'La Ruche',
  faction: 'blob',
  cost: 5,
  defense: 5,
  primary: [combat(3)],
  ally: [draw(1)],
});

const blobWorld = base('Blob World', {
  fr: 'Monde-Colonie',
  faction: 'blob',
  cost: 8,
  defense: 7,
  primary: [choose([combat(5)], [drawPerPlayed('blob')])],
});

export const blob: DeckList = [
  [blobFighter, 3],
  [battlePod, 2],
  [tradePod, 3],
  [ram, 2],
  [blobDestroyer, 2],
  [battleBlob, 1],
  [blobCarrier, 1],
  [mothership, 1],
  [blobWheel, 3],
  [theHive, 1],
  [blobWorld, 1],
];
