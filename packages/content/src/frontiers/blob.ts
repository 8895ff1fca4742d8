import {
  acquireFree,
  base,
  choose,
  combat,
  combatOfItsCost,
  destroyBase,
  draw,
  may,
  scrapTradeRow,
  ship,
  trade,
} from '@openrealms/engine';
import type { DeckList } from '../core/deck-list.ts';

const stinger = ship('Stinger', {
  fr: 'Dard',
  faction: 'blob',
  cost: 1,
  primary: [combat(3)],
  ally: [combat(3)],
  scrap: [trade(1)],
});

const blobMiner = ship('Blob Miner', {
  fr: 'Blob Extracteur',
  faction: 'blob',
  cost: 2,
  primary: [trade(3), may(scrapTradeRow())],
  scrap: [combat(2)],
});

const burrower = ship('Burrower', {
  fr: 'Fouisseur',
  faction: 'blob',
  cost: 3,
  primary: [combat(5)],
  ally: [draw(1)],
  scrap: [acquireFree(4, 'discard')],
});

const crusher = ship('Crusher', {
  fr: 'Broyeur',
  faction: 'blob',
  cost: 3,
  primary: [combat(6)],
  ally: [trade(2)],
});

const moonwurmHatchling = ship('Moonwurm Hatchling', {
  fr: 'Larve de Ver Lunaire',
  faction: 'blob',
  cost: 4,
  primary: [choose([trade(3)], [destroyBase()])],
  ally: [combat(3)],
  doubleAlly: [combat(3)],
});

const pulverizer = ship('Pulverizer', {
  fr: 'Pulvérisateur',
  faction: 'blob',
  cost: 5,
  primary: [scrapTradeRow(), combatOfItsCost()],
  ally: [draw(1)],
});

const blobAlpha = ship('Blob Alpha', {
  fr: 'Blob Alpha',
  faction: 'blob',
  cost: 6,
  primary: [combat(10)],
});

const hiveQueen = ship('Hive Queen', {
  fr: 'Reine de la Ruche',
  faction: 'blob',
  cost: 7,
  primary: [combat(7), draw(1)],
  ally: [combat(3)],
  doubleAlly: [combat(3)],
});

const spikeCluster = base('Spike Cluster', {
  fr: "Grappe d'Épines",
  faction: 'blob',
  cost: 2,
  defense: 3,
  primary: [combat(2)],
  ally: [trade(1)],
});

const nestingGround = base('Nesting Ground', {
  fr: 'Aire de Ponte',
  faction: 'blob',
  cost: 4,
  defense: 5,
  primary: [trade(2)],
  ally: [combat(4)],
});

const infestedMoon = base('Infested Moon', {
  fr: 'Lune Infestée',
  faction: 'blob',
  cost: 6,
  defense: 5,
  primary: [combat(4)],
  ally: [draw(1)],
  doubleAlly: [draw(1)],
});

const swarmCluster = base('Swarm Cluster', {
  fr: "Amas de l'Essaim",
  faction: 'blob',
  cost: 8,
  defense: 8,
  primary: [combat(5)],
  ally: [combat(3)],
  doubleAlly: [combat(3)],
});

export const blob: DeckList = [
  [stinger, 3],
  [blobMiner, 3],
  [burrower, 2],
  [crusher, 2],
  [moonwurmHatchling, 2],
  [pulverizer, 1],
  [blobAlpha, 1],
  [hiveQueen, 1],
  [spikeCluster, 2],
  [nestingGround, 1],
  [infestedMoon, 1],
  [swarmCluster, 1],
];
