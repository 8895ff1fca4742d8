import {
  advance,
  type Box,
  copyInto,
  copyState,
  createGame,
  determinize,
  formatPosition,
  type GameData,
  type GameState,
  loadGame,
  parsePosition,
  randomFrom,
  readReplay,
  redeal,
  resimulate,
  saveGame,
  scrapFrom,
  startRecord,
  toData,
  toReplay,
  trade,
  verify,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { madeUpBox, words } from './made-up-box.ts';
import { beginning, stage, start, stickers } from './support.ts';

const victoryCards = ['rich', 'armed', 'late'].map((id) => ({
  id,
  name: words(id),
  points: 2,
  earned: { when: 'turn', what: id === 'armed' ? 'combat' : 'trade', atLeast: 1 } as const,
}));
const box = madeUpBox({
  rules: [{ kind: 'start-of-turn', whom: 'both', effects: [trade(1), scrapFrom('hand')] }],
  victoryCards,
});

/** In the middle of a rule, with everything that a scenario can have. */
function intricate(): GameState {
  const t = stage(
    {
      tradeRow: ['ship-3', 'base-4'],
      me: { trade: 5, deck: ['scout'] },
      opponent: { hand: ['viper', 'scout'] },
      scenario: {
        number: 3,
        sides: ['trade-federation', 'star-empire'],
        used: [
          ...stickers('trade-federation', 2, [6], 'base'),
          ...stickers('star-empire', 1, [2, 4]),
        ],
        openVictoryCards: ['armed', 'rich'],
      },
    },
    box,
  );
  return t.upgrade('ship-3', 3).endTurn().state;
}

const wrong = (change: (data: GameData) => unknown, boxes: readonly Box[] = [box]) => {
  const saved = saveGame(intricate());
  const read = loadGame({ ...saved, game: change(saved.game) }, boxes);
  return read.ok ? null : read.problem.code;
};

describe('a scenario game', () => {
  it('is data like any other', () => {
    const state = intricate();
    expect(toData(state).scenario).toEqual({
      number: 3,
      sides: ['trade-federation', 'star-empire'],
      faceUp: 'star-empire',
      used: [
        ...stickers('trade-federation', 2, [6], 'base'),
        ...stickers('trade-federation', 3, [3]),
        ...stickers('star-empire', 1, [2, 4]),
      ],
      openVictoryCards: ['armed'],
      earned: [{ id: 'rich', seat: 1 }],
      turns: [1, 1],
      acquired: 0,
    });
    expect(toData(state).stack).toMatchObject([
      { card: null, ability: 'scenario-3-star-empire-0' },
    ]);
  });

  it('can be saved in the middle of a rule, written as a position, and goes on from there', () => {
    const state = intricate();
    const loaded = loadGame(JSON.stringify(saveGame(state)), [box]);
    const read = parsePosition(formatPosition(state), [box]);
    for (const again of [loaded, read]) {
      if (!again.ok) throw new Error(again.problem.why);
      expect(toData(again.value)).toEqual(toData(state));
      const t = stage({}, box);
      t.state = again.value;
      expect(t.chooseFromHand('viper').data.scrapHeap).toEqual(['viper']);
    }
  });

  it('can be copied', () => {
    const state = intricate();
    expect(toData(copyState(state))).toEqual(toData(state));
    const other = copyState(state);
    other.cards.fill(0, other.layout.scenario);
    copyInto(other, state);
    expect(toData(other)).toEqual(toData(state));
  });

  it('can be dealt again from another seed with the same stickers used', () => {
    const scenario = {
      ...beginning,
      number: 2,
      used: stickers('star-empire', 1, [2]),
      openVictoryCards: ['rich'],
    };
    const deal = (seed: string) => createGame({ boxes: [box], seed, scenario });
    const state = deal('one');
    redeal(state, 'two');
    expect(toData(state)).toEqual(toData(deal('two')));
    expect(toData(state).scenario?.used).toEqual(scenario.used);
  });

  it('is seen by its players, and the worlds they imagine agree with it', () => {
    const state = intricate();
    const view = viewFor(state, 0);
    const world = determinize(view, randomFrom('a world'), [box]);
    expect(viewFor(world, 0)).toEqual(view);
    expect(toData(world).scenario).toEqual(toData(state).scenario);
  });

  it('is a replay that can be verified', async () => {
    const rules = [{ kind: 'start-of-turn', whom: 'both', effects: [trade(3)] }] as const;
    const paid = madeUpBox({ rules, victoryCards });
    let record = startRecord({
      boxes: [paid],
      seed: 'replay',
      tradeDeck: { 'ship-1': 9 },
      scenario: { ...beginning, openVictoryCards: ['rich'] },
    });
    for (const command of [
      { type: 'acquire', card: 'ship-1', space: 2, to: 'discard', upgrade: 1 },
      { type: 'concede' },
    ] as const) {
      const next = advance(record, { seat: 0, at: record.state.version, command });
      if (!next.ok) throw new Error(`${JSON.stringify(command)}: ${next.refusal.why}`);
      record = next.record;
    }
    const file = JSON.stringify(await toReplay(record));
    const checked = await verify(file, [paid]);
    if (!checked.ok) throw new Error(checked.problem.why);
    expect(toData(checked.value.state)).toEqual(toData(record.state));
    const replay = readReplay(file);
    if (!replay.ok) throw new Error(replay.problem.why);
    const { scenario, ...setup } = replay.value.setup;
    const other = { ...replay.value, setup: { ...setup, scenario: { ...scenario, number: 13 } } };
    expect(resimulate(other as never, [paid])).toMatchObject({
      ok: false,
      problem: { code: 'unknown-scenario', at: 'setup' },
    });
  });
});

describe('data from outside is not believed', () => {
  const scenario = (change: object) => (data: GameData) => ({
    ...data,
    scenario: { ...data.scenario, ...change },
  });
  const sticker = { side: 'star-empire', sheet: 1, cost: 3, type: 'ship' };

  it('as it was saved it is', () => {
    expect(wrong((data) => data)).toBeNull();
  });

  it.each([
    [{ number: 13 }, 'unknown-scenario'],
    [{ number: 1 }, 'sheet-not-there'],
    [{ sides: ['star-empire', 'star-empire'] }, 'wrong-sides'],
    [{ faceUp: 'kingdom' }, 'wrong-face'],
    [{ choice: 'none' }, 'nothing-to-choose'],
    [{ used: [sticker, sticker] }, 'sticker-twice'],
    [{ used: [{ ...sticker, more: 1 }] }, 'unknown-field'],
    [{ used: [{ ...sticker, cost: 7 }] }, 'unknown-sticker'],
    [{ used: 'all' }, 'not-a-list'],
    [{ openVictoryCards: ['nobody'] }, 'unknown-victory-card'],
    [{ openVictoryCards: ['rich'] }, 'inconsistent'],
    [{ earned: [{ id: 'nobody', seat: 0 }] }, 'inconsistent'],
    [{ earned: [{ id: 'rich', seat: 2 }] }, 'not-a-number'],
    [
      {
        earned: [
          { id: 'rich', seat: 0 },
          { id: 'rich', seat: 1 },
        ],
      },
      'inconsistent',
    ],
    [{ turns: [1] }, 'too-short'],
    [{ turns: [1, -1] }, 'not-a-number'],
    [{ acquired: 1.5 }, 'not-a-number'],
    [{ luck: 1 }, 'unknown-field'],
    // The rule that has begun is one of the Star Empire's face.
    [{ faceUp: 'trade-federation' }, 'inconsistent'],
  ])('with %o it is refused as %s', (change, code) => {
    expect(wrong(scenario(change))).toBe(code);
  });

  it('without what a scenario has, or with it at another table', () => {
    expect(wrong(({ scenario: _, ...data }) => data)).toBe('not-an-object');
    expect(wrong((data) => ({ ...data, format: 'standard', stack: [] }))).toBe('inconsistent');
  });

  it('with a rule that is not in force', () => {
    const stack = (ability: string) => (data: GameData) => ({
      ...data,
      stack: [{ ...data.stack[0], ability }],
    });
    expect(wrong(stack('scenario-4-star-empire-0'))).toBe('inconsistent');
    expect(wrong(stack('scenario-3-star-empire-1'))).toBe('unknown-ability');
  });

  it('from a box without a campaign', () => {
    const { campaign: _, ...rest } = box;
    expect(wrong((data) => ({ ...data, stack: [] }), [rest])).toBe('no-campaign');
  });

  it.each([
    ['used=star-empire:1:3', 'wrong-sticker'],
    ['earned=rich', 'wrong-victory-card'],
    ['sides=a,b', 'wrong-sides'],
  ])('as a position with %s', (word, code) => {
    const [name] = word.split('=');
    const text = formatPosition(intricate()).replace(new RegExp(`${name}=\\S+`), word);
    const read = parsePosition(text, [box]);
    expect(read.ok ? null : read.problem.code).toBe(code);
  });
});

it('a game of one scenario is not one of another', () => {
  expect(start().format).not.toBe(start({ number: 2 }).format);
  expect(start().format).toBe(start().format);
});
