import { loadGame, type SavedGame, saveGame, toData } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable } from '../core/table.ts';

/** I have copied a Ram and am asked by Missile Bot, with something in every zone. */
function saved(): SavedGame {
  const { state } = coreTable({
    me: {
      hand: ['ram', 'stealth-needle', 'missile-bot', 'scout'],
      deck: ['viper', 'cutter'],
      discard: ['scout'],
      inPlay: ['blob-wheel'],
    },
    opponent: { hand: ['viper'], deck: ['scout'], inPlay: ['the-hive', 'mech-world'] },
    tradeRow: ['cutter', null, 'ram', null, 'freighter'],
    tradeDeck: ['corvette'],
    scrapHeap: ['viper'],
    explorers: 2,
  })
    .play('ram')
    .play('stealth-needle')
    .chooseShip('ram')
    .play('missile-bot');
  return JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
}

/** The saved game with another value at a place like "seats.0.hand". */
function changed(place: string, value: unknown): SavedGame {
  const file = saved();
  const path = place.split('.');
  const last = path.pop() as string;
  let parent = file.game as unknown as Record<string, unknown>;
  for (const name of path) parent = parent[name] as Record<string, unknown>;
  parent[last] = value;
  return file;
}

function problemOf(file: unknown): unknown {
  const result = loadGame(file, [core]);
  if (result.ok) return 'loaded';
  expect(result.problem.why).toMatch(/\S/);
  const { code, at } = result.problem;
  return at === undefined ? code : `${code} at ${at}`;
}

/** How many cards the saved game has in all: my zones, the opponent's, and the table's. */
const CARDS = 8 + 4 + 7;

describe('a saved game', () => {
  it('is plain JSON that gives the same game again, as an object and as text', () => {
    for (const file of [saved(), JSON.stringify(saved()), JSON.stringify(saved(), null, 2)]) {
      const result = loadGame(file, [core]);
      if (!result.ok) throw new Error(result.problem.why);
      expect(JSON.parse(JSON.stringify(saveGame(result.value)))).toEqual(saved());
    }
    expect(saved().game).toMatchObject({
      stack: [{ card: 'missile-bot', ability: 'primary', step: 1 }],
      seats: [{ inPlay: [{}, { card: 'ram' }, { card: 'stealth-needle', as: 'ram' }, {}] }, {}],
    });
  });

  it('holds the options in full, and takes defaults for those left out', () => {
    expect(Object.keys(saved().game.options)).toHaveLength(7);
    const result = loadGame(changed('options', { firstSeat: 1 }), [core]);
    if (!result.ok) throw new Error(result.problem.why);
    expect(toData(result.value).options).toEqual({
      discardTiming: 'at-once',
      emptyTradeDeck: 'stay-empty',
      copiesCountAsPlayed: false,
      firstSeat: 1,
      bossHandWithThreeRaiders: 7,
      gambitSubstitutions: false,
      firstEditionCorrection: false,
    });
  });
});

describe('a file is refused as a whole', () => {
  it.each<[string, unknown]>([
    ['not-json', '{'],
    ['not-json', ''],
    ['not-a-save', 'null'],
    ['not-a-save', '"openrealms-game"'],
    ['not-a-save', null],
    ['not-a-save', undefined],
    ['not-a-save', 5],
    ['not-a-save', []],
    ['not-a-save', { ...saved(), kind: 'openrealms-replay' }],
    ['other-version at engine', { ...saved(), engine: '0.0.9' }],
    ['other-version at engine', { ...saved(), engine: undefined }],
    ['not-an-object at game', { ...saved(), game: undefined }],
    ['not-an-object at game', { ...saved(), game: [] }],
    ['unknown-field at game', { ...saved(), game: { ...saved().game, cheat: 1 } }],
    ['unknown-field at game', JSON.stringify(saved()).replace('"turn"', '"__proto__"')],
  ])('%s', (problem, file) => {
    expect(problemOf(file)).toBe(problem);
  });

  it('other-boxes for boxes that it was not played with', () => {
    expect(problemOf(changed('boxes', []))).toBe('other-boxes at boxes');
    expect(problemOf(changed('boxes.0.version', '2'))).toBe('other-boxes at boxes');
    expect(loadGame(saved(), [{ ...core, version: '2' }])).toMatchObject({
      problem: { code: 'other-boxes', why: expect.stringMatching(/core@1.*core@2/) },
    });
  });
});

describe('a saved game is refused for', () => {
  it.each<[string, string, unknown]>([
    ['not-a-list at boxes', 'boxes', 'core'],
    ['not-a-text at boxes[0]', 'boxes.0.id', 5],
    ['unknown-format at format', 'format', 'solitaire'],
    ['unknown-format at format', 'format', 'constructor'],
    ['not-a-text at format', 'format', null],
    ['not-an-object at options', 'options', null],
    ['unknown-field at options', 'options.surprise', true],
    ['wrong-option at options', 'options.discardTiming', 'never'],
    ['wrong-option at options', 'options.firstSeat', 2],
    ['not-a-number at version', 'version', -1],
    ['not-a-number at version', 'version', 2 ** 30 + 1],
    ['not-a-number at turn', 'turn', 0],
    ['not-a-number at turn', 'turn', '3'],
    ['not-a-list at active', 'active', 0],
    ['not-a-number at active[0]', 'active', [2]],
    ['too-long at active', 'active', [0, 1, 0]],
    ['not-a-number at winners[0]', 'winners', [-1]],
    ['too-short at random', 'random', [1, 2, 3]],
    ['too-long at random', 'random', [1, 2, 3, 4, 5]],
    ['not-a-number at random[3]', 'random.3', 2 ** 31],
    ['not-a-number at random[0]', 'random.0', 0.5],
    ['too-short at tradeRow', 'tradeRow', []],
    ['too-long at tradeRow', 'tradeRow', Array(6).fill(null)],
    ['unknown-card at tradeRow[2]', 'tradeRow.2', 'no-such-card'],
    ['not-a-text at tradeRow[0]', 'tradeRow.0', 0],
    ['unknown-card at tradeDeck[0]', 'tradeDeck', ['toString']],
    ['not-a-list at scrapHeap', 'scrapHeap', {}],
    ['not-a-number at explorers', 'explorers', -1],
    ['not-a-number at explorers', 'explorers', 1001],
    ['too-many-cards at game', 'explorers', 1000],
    ['not-a-list at seats', 'seats', {}],
    ['wrong-seats at seats', 'seats.2', saved().game.seats[0]],
    ['wrong-seats at seats', 'seats', [saved().game.seats[0]]],
    ['not-an-object at seats[1]', 'seats.1', null],
    ['unknown-field at seats[0]', 'seats.0.cheat', 1],
    ['not-a-number at seats[0].authority', 'seats.0.authority', 1_000_000_001],
    ['not-a-number at seats[1].trade', 'seats.1.trade', -1],
    ['not-a-number at seats[0].combat', 'seats.0.combat', 1_000_000_001],
    ['not-a-number at seats[0].shipsToTop', 'seats.0.shipsToTop', null],
    ['not-a-number at seats[0].owedDiscards', 'seats.0.owedDiscards', 1.5],
    ['not-a-flag at seats[1].defeated', 'seats.1.defeated', 0],
    ['unknown-card at seats[0].hand[0]', 'seats.0.hand', ['ramm']],
    ['not-a-list at seats[0].deck', 'seats.0.deck', null],
    ['too-long at seats[0].discard', 'seats.0.discard', Array(2001).fill('scout')],
    ['not-a-number at seats[0].knownTop', 'seats.0.knownTop', -1],
    ['inconsistent at seats[0].knownTop', 'seats.0.knownTop', 3],
    ['inconsistent at seats[0].knownHand', 'seats.0.knownHand', ['viper']],
    ['inconsistent at seats[0].knownHand', 'seats.0.knownHand', ['scout', 'scout']],
    ['inconsistent at seats[0].authority', 'seats.0.authority', 0],
    ['not-an-object at seats[0].inPlay[0]', 'seats.0.inPlay.0', 'blob-wheel'],
    ['unknown-field at seats[0].inPlay[0]', 'seats.0.inPlay.0.flags', 7],
    ['not-a-number at seats[0].inPlay[0].slot', 'seats.0.inPlay.0.slot', -1],
    ['inconsistent at seats[0].inPlay', 'seats.0.inPlay.0.slot', 1],
    ['unknown-card at seats[0].inPlay[0].card', 'seats.0.inPlay.0.card', '__proto__'],
    ['inconsistent at seats[0].inPlay[0].as', 'seats.0.inPlay.0.as', 'ram'],
    ['inconsistent at seats[0].inPlay[2].as', 'seats.0.inPlay.2.as', 'blob-wheel'],
    ['inconsistent at seats[0].inPlay[2].as', 'seats.0.inPlay.2.as', 'stealth-needle'],
    ['not-a-flag at seats[0].inPlay[0].allyLive', 'seats.0.inPlay.0.allyLive', 1],
    ['not-a-list at stack', 'stack', null],
    ['too-long at stack', 'stack', Array(17).fill(saved().game.stack[0])],
    ['not-an-object at stack[0]', 'stack.0', 'missile-bot'],
    ['unknown-field at stack[0]', 'stack.0.at', 4],
    ['unknown-ability at stack[0]', 'stack.0.ability', 'secondary'],
    ['not-a-number at stack[0].seat', 'stack.0.seat', 2],
    ['not-a-number at stack[0].slot', 'stack.0.slot', -1],
    ['unknown-card at stack[0].card', 'stack.0.card', 'ramm'],
    ['not-a-number at stack[0].step', 'stack.0.step', 1001],
    ['not-a-number at stack[0].done', 'stack.0.done', '0'],
    ['not-a-number at stack[0].tally', 'stack.0.tally', undefined],
    ['inconsistent at stack[0]', 'stack.0.step', 3],
    ['inconsistent at stack[0]', 'stack.0.ability', 'scrap'],
    ['inconsistent at stack', 'stack.0.step', 0],
    ['inconsistent at stack', 'stack.0.step', 2],
    ['inconsistent at active', 'active', []],
    ['inconsistent at active', 'active', [0, 0]],
    ['inconsistent at active', 'winners', [1]],
    ['inconsistent at winners', 'winners', [1, 1]],
    ['inconsistent at active', 'seats.0.defeated', true],
    ['inconsistent at seats', 'seats.1.defeated', true],
    ['inconsistent at seats[0].inPlay[0].allyUsed', 'seats.0.inPlay.0.allyUsed', true],
    ['inconsistent at seats[0].inPlay[1].primaryUsed', 'seats.0.inPlay.1.primaryUsed', true],
    ['inconsistent at stack[0].seat', 'stack.0.seat', 1],
  ])('%s if %s is %j', (problem, place, value) => {
    expect(problemOf(changed(place, value))).toBe(problem);
  });

  it('a slot beyond the number of cards, and for none before', () => {
    expect(problemOf(changed('seats.0.inPlay.0.slot', CARDS - 1))).toBe('loaded');
    expect(problemOf(changed('seats.0.inPlay.0.slot', CARDS))).toBe('inconsistent at seats[0]');
  });

  it('a frame that copies for a card that is not in play', () => {
    const frame = { ...saved().game.stack[0], card: 'stealth-needle', step: 0 };
    expect(problemOf(changed('stack', [{ ...frame, slot: 2 }]))).toBe('loaded');
    for (const slot of [0, 1, 7, null]) {
      expect(problemOf(changed('stack', [{ ...frame, slot }]))).toBe('inconsistent at stack[0]');
    }
  });

  it('something left to do in a game that is over', () => {
    const over = (stack: readonly unknown[]) => {
      const file = changed('stack', stack);
      return problemOf({ ...file, game: { ...file.game, active: [], winners: [1] } });
    };
    const forced = {
      ...saved().game.stack[0],
      card: null,
      slot: null,
      step: 0,
      ability: 'forced-discard',
    };
    expect(over([forced])).toBe('inconsistent at stack');
    expect(over(saved().game.stack)).toBe('inconsistent at stack[0].seat');
    expect(over([])).toBe('loaded');
  });
});
