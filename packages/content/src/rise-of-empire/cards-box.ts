import type { Box, CardId, Side } from '@openrealms/engine';
import { explorer, scout, viper } from '../core/basics.ts';
import { copiesIn, type DeckList } from '../core/deck-list.ts';
import { imperialFighter } from '../core/star-empire.ts';
import { federationShuttle } from '../core/trade-federation.ts';
import { consortium } from './consortium.ts';
import { kingdom } from './kingdom.ts';
import { postCampaign } from './post-campaign.ts';
import { scavengers } from './scavengers.ts';
import { smuggler, systemPolice } from './starters.ts';

const tradeDeck: DeckList = [...consortium, ...kingdom, ...scavengers];

type PersonalDecks = Readonly<Record<Side, Readonly<Record<CardId, number>>>>;

const personalDecks: PersonalDecks = {
  'star-empire': copiesIn([
    [scout, 8],
    [viper, 1],
    [imperialFighter, 1],
    [smuggler, 1],
  ]),
  'trade-federation': copiesIn([
    [scout, 8],
    [viper, 1],
    [federationShuttle, 1],
    [systemPolice, 1],
  ]),
};

/**
 * Rise of Empire without its campaign: 60 trade cards of three factions, 20 Explorers, and the starting decks of two sides at war. The
 * rules are those of its rulebook; what is printed on its cards is not public, and what stands here is original.
 */
export const riseOfEmpireCards: Box & { readonly personalDecks: PersonalDecks } = {
  id: 'rise-of-empire',
  name: 'Rise of Empire',
  version: '1',
  namesFr: 'ours',
  original: true,
  cards: [
    explorer,
    scout,
    viper,
    imperialFighter,
    smuggler,
    federationShuttle,
    systemPolice,
    ...[...tradeDeck, ...postCampaign].map(([card]) => card),
  ],
  tradeDeck: copiesIn(tradeDeck),
  explorerPile: { card: explorer.id, count: 20 },
  personalDeck: copiesIn([
    [scout, 8],
    [viper, 2],
  ]),
  personalDecks,
};
