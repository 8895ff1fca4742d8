import { expect, it } from 'vitest';
import { main as describeCards } from '../../examples/describe-cards.ts';
import { main as playACampaign } from '../../examples/play-a-campaign.ts';
import { main as playARandomDuel } from '../../examples/play-a-random-duel.ts';
import { main as quickStart } from '../../examples/quick-start.ts';
import { main as replayAndVerify } from '../../examples/replay-and-verify.ts';
import { main as sampleHiddenCards } from '../../examples/sample-hidden-cards.ts';
import { main as saveAndLoad } from '../../examples/save-and-load.ts';
import { main as searchFast } from '../../examples/search-fast.ts';
import { main as shareAPosition } from '../../examples/share-a-position.ts';
import { main as undo } from '../../examples/undo.ts';
import { main as writeABot } from '../../examples/write-a-bot.ts';

// Seeds decide everything, so every example has exactly one outcome. A change here is a change of the rules or of
// the order of the legal commands.

it('starts quickly', () => {
  const { winners, turn } = quickStart();
  expect({ winners, turn }).toEqual({ winners: [1], turn: 32 });
});

it('plays a random duel', () => {
  expect(playARandomDuel()).toEqual({
    winners: [1],
    turn: 203,
    commands: 958,
    authority: [0, 40],
  });
});

it('plays the first scenario of a campaign', () => {
  const { scenario, first, sides, points } = playACampaign();
  expect(scenario).toBe(2);
  expect(sides).toContain(first);
  // What is printed on the victory point cards may change.
  expect(points).toBeGreaterThan(0);
});

it('saves and loads in the middle of an effect', () => {
  expect(saveAndLoad()).toEqual({
    offered: [
      { type: 'choose', pick: { from: 'hand', card: 'scout' } },
      { type: 'choose', pick: { from: 'nothing' } },
    ],
    handWithoutSaving: ['scout', 'cutter'],
    handAfterLoading: ['scout', 'cutter'],
  });
});

it('undoes as far as the last card drawn', () => {
  expect(undo()).toEqual({
    reach: { depth: 2, barrier: 'game-start' },
    undone: [{ type: 'play', card: 'viper' }],
    versions: [2, 3],
    reachAfterDrawing: { depth: 0, barrier: 'card-drawn' },
  });
});

it('verifies a replay and finds what was changed', async () => {
  expect(await replayAndVerify()).toEqual({
    published: 'b5a14a3f3945b45195978d3404ad0ff910f35f18482f078ce6f747628e531b2e',
    honest: true,
    otherSeed: 'other-seed',
    otherWinner: 'different-events',
  });
});

it('samples the hidden cards', () => {
  expect(sampleHiddenCards()).toEqual({
    hand: null,
    cardsInHand: 5,
    unseen: [...Array(8).fill('scout'), 'viper', 'viper'],
    chanceOfAViper: 0.775,
    exactly: 1 - 56 / 252,
  });
});

it('writes a bot that beats chance', () => {
  expect(writeABot()).toEqual({ games: 20, eagerWon: 20 });
});

it('searches fast', () => {
  expect(searchFast()).toEqual([
    { command: { type: 'play', card: 'scout' }, wins: 23 },
    { command: { type: 'end-turn' }, wins: 22 },
  ]);
});

it('describes cards', () => {
  expect(describeCards()).toEqual({
    english: [
      'Blob Destroyer',
      'Ship · Blob · Cost 4',
      '+6 Combat.',
      "Blob ally: if you wish, destroy an opponent's base and/or scrap 1 card from the trade row.",
    ],
    french: [
      'Blob Destroyer',
      'Vaisseau · Blob · Coût 4',
      '+6 Combat.',
      "Allié Blob\u00a0: si vous le souhaitez, détruisez une Base adverse et/ou retirez 1 carte de la Ligne d'Achat.",
    ],
    notation: 'may destroy base; may scrap trade-row 1',
  });
});

it('shares a position', () => {
  expect(shareAPosition()).toEqual({
    legal: [
      'play viper',
      'use scrap of blob-wheel #0',
      'acquire cutter from space 0',
      'acquire ram from space 1',
      'acquire corvette from space 4',
      'acquire explorer from the explorer pile',
      'attack war-world #0 of player 1',
      'end turn',
    ],
    again:
      'core@1 standard turn=1 active=0 random=1,2,3,4 | row=cutter,ram,-,-,corvette explorers=9 ' +
      '| authority=50 trade=3 combat=4 hand=viper in-play=0:blob-wheel!p | authority=9 in-play=0:war-world',
    problem: {
      code: 'unknown-card',
      why: 'tradeRow[0]: there is no card "cuter" in these boxes.',
      at: 'tradeRow[0]',
    },
  });
});
