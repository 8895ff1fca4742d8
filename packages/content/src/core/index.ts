import type { Box } from '@openrealms/engine';
import { explorer, scout, viper } from './basics.ts';
import { blob } from './blob.ts';
import { copiesIn, type DeckList } from './deck-list.ts';
import { machineCult } from './machine-cult.ts';
import { starEmpire } from './star-empire.ts';
import { tradeFederation } from './trade-federation.ts';

const tradeDeck: DeckList = [...tradeFederation, ...blob, ...starEmpire, ...machineCult];

/** The core set: 80 trade cards of four factions, ten Explorers, and the starting decks of two players. */
export const core: Box = {
  id: 'core',
  name: 'Core Set',
  version: '1',
  cards: [explorer, scout, viper, ...tradeDeck.map(([card]) => card)],
  tradeDeck: copiesIn(tradeDeck),
  explorerPile: { card: explorer.id, count: 10 },
  personalDeck: { [scout.id]: 8, [viper.id]: 2 },
};
