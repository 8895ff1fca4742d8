import type { Box } from '@openrealms/engine';
import { explorer, scout, viper } from '../core/basics.ts';
import { copiesIn, type DeckList } from '../core/deck-list.ts';
import { blob } from './blob.ts';
import { challenges } from './challenges.ts';
import { machineCult } from './machine-cult.ts';
import { starEmpire } from './star-empire.ts';
import { tradeFederation } from './trade-federation.ts';

const tradeDeck: DeckList = [...tradeFederation, ...blob, ...starEmpire, ...machineCult];

/** Frontiers: 80 trade cards of four factions, 16 Explorers, and the starting decks of four players. */
export const frontiers: Box = {
  id: 'frontiers',
  name: 'Frontiers',
  version: '1',
  namesFr: 'ours',
  cards: [explorer, scout, viper, ...tradeDeck.map(([card]) => card)],
  tradeDeck: copiesIn(tradeDeck),
  explorerPile: { card: explorer.id, count: 16 },
  challenges,
  personalDeck: { [scout.id]: 8, [viper.id]: 2 },
};
