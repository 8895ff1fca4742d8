import {
  apply,
  CHALLENGES,
  commandBuffer,
  copyState,
  type GameEvent,
  LEVELS,
  listLegal,
  readable,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { bossOf, endTurns, SCOUTS, seen, stage, told } from './support.ts';

const next = (t: ReturnType<typeof stage>) => viewFor(t.state, 'spectator').challenge?.next;

/** What is foretold with every event of the Boss's turn that follows the player's. */
function foretoldInTurn(t: ReturnType<typeof stage>) {
  const state = copyState(t.state);
  const told: [GameEvent['kind'], ReturnType<typeof next>][] = [];
  const events: GameEvent[] = [];
  events.push = (event) => told.push([event.kind, viewFor(state, 'spectator').challenge?.next]);
  state.events = events;
  const codes = commandBuffer();
  const end = codes
    .subarray(0, listLegal(state, 0, codes))
    .find((code) => readable(state, 0, code).type === 'end-turn');
  apply(state, 0, end ?? -1);
  return told.slice(told.findIndex(([kind]) => kind === 'turn-started'));
}

/** What nothing is known of. */
const NOTHING = {
  quietTurns: 0,
  draws: 0,
  takes: [],
  returns: [],
  bases: 0,
  combat: 0,
  target: null,
  raids: 0,
  highestCost: 0,
  playedCost: 0,
  purchases: 0,
};

describe('what everybody can tell of the next turn of a Boss', () => {
  it.each([
    ['automatons', {}],
    ['blob-assault', { draws: 1, combat: 7 }],
    ['dimensional-horror', { takes: [4], target: 0, combat: 1 }],
    ['madness-of-the-machine', { draws: 3 }],
    ['nemesis-beast', { takes: [4], combat: 1 }],
    ['pirates-of-the-dark-star', { takes: [4, 3], raids: 2, highestCost: 2 }],
    ['defy-the-empire', { draws: 7 }],
    ['the-cost-of-freedom', { draws: 3, purchases: 3 }],
  ] as const)('is only what its page speaks of: %s', (id, known) => {
    expect(next(stage(id, { players: [{}, {}] }))).toEqual({ ...NOTHING, ...known });
  });

  it.each([
    ['madness-of-the-machine', [2, 3, 4, 5]],
    ['defy-the-empire', [5, 7, 9]],
    ['the-cost-of-freedom', [2, 3, 4, 5]],
  ] as const)('is how many cards %s draws against each number of players', (id, draws) => {
    const told = draws.map((_, more) => seen(id, more + 1).challenge?.next.draws);
    expect(told).toEqual(draws);
  });

  it('is there for every Boss', () => {
    for (const { id } of CHALLENGES) expect(seen(id).challenge?.next).toBeDefined();
  });

  it('counts the turns that it does not follow yet, this one included', () => {
    const quiet = LEVELS.map((level) => {
      const t = stage('automatons', { challenge: { level, turns: [1] } });
      return next(t)?.quietTurns;
    });
    expect(quiet).toEqual([2, 1, 0, 0]);
    const later = stage('automatons', { challenge: { level: 'beginner', turns: [3] } });
    expect(next(later)?.quietTurns).toBe(0);
  });

  it('has fewer cards to draw after it was made to discard, and never fewer than none', () => {
    const draws = [0, 1, 9].map((owed) => {
      const t = stage('madness-of-the-machine');
      t.state.seats[bossOf(t)].owedDiscards = owed;
      return next(t)?.draws;
    });
    expect(draws).toEqual([2, 1, 0]);
  });
});

describe('the cards of the trade row that it takes', () => {
  it('are those that are there, one for each living player', () => {
    const t = stage('pirates-of-the-dark-star', {
      players: [{}, { defeated: true }, {}],
      tradeRow: ['cargo-craft', 'builder-bot', 'stinger', 'frontier-runner'],
    });
    expect(next(t)).toMatchObject({ takes: [3, 2], raids: 2 });
    expect(told(endTurns(t), 'row-card-taken').map(({ space }) => space)).toEqual([3, 2]);
  });

  it('are gone in its turn, where it waits for a discard', () => {
    const players = [{ deck: SCOUTS }];
    for (const id of ['pirates-of-the-dark-star', 'nemesis-beast'] as const) {
      const t = endTurns(stage(id, { players, tradeDeck: ['light-cruiser'] }));
      expect(t.data.active).toEqual([1]);
      expect(next(t)?.takes).toEqual([]);
    }
    const tradeRow = [...Array(4).fill('stinger'), 'cargo-craft'];
    const horror = endTurns(stage('dimensional-horror', { players, tradeRow }));
    expect(next(horror)).toMatchObject({ takes: [], target: 0 });
  });

  it.each(['dimensional-horror', 'nemesis-beast', 'pirates-of-the-dark-star'] as const)(
    'are told until they are taken, and no others in that turn: %s',
    (id) => {
      const t = stage(id, { players: [{ deck: SCOUTS }], tradeDeck: ['light-cruiser'] });
      const turn = foretoldInTurn(t);
      const taken = turn.findIndex(([kind]) => kind === 'row-card-taken');
      expect(turn.slice(0, taken).map(([, known]) => known?.takes)).toEqual([[4]]);
      const rest = turn.slice(taken).filter(([kind]) => kind !== 'turn-ended');
      expect(rest.length).toBeGreaterThan(2);
      expect(rest.flatMap(([, known]) => known?.takes)).toEqual([]);
    },
  );

  it('are none in an empty row', () => {
    const t = stage('nemesis-beast', { tradeRow: [], challenge: { piles: [['stinger'], []] } });
    expect(next(t)).toMatchObject({ takes: [], combat: 1 });
  });
});

describe('the combat that it gains for what it has', () => {
  it('is one for each card of the ledger, against a single player for every second; the third purchase brings an acquisition', () => {
    const ledger = (players: number) =>
      next(
        stage('the-cost-of-freedom', {
          players: Array(players).fill({}),
          challenge: { piles: [[], Array(5).fill('stinger')] },
        }),
      );
    expect(ledger(1)).toMatchObject({ combat: 2, purchases: 1 });
    expect(ledger(2)).toMatchObject({ combat: 5, purchases: 1 });
  });

  it('is one for each card that was swallowed and the one that will be', () => {
    const t = stage('nemesis-beast', {
      players: [{ deck: SCOUTS }],
      tradeDeck: ['frontier-runner'],
      challenge: { piles: [['stinger', 'stinger'], []] },
    });
    expect(next(t)?.combat).toBe(3);
    expect(told(endTurns(t), 'gained')[0]).toMatchObject({ what: 'combat', amount: 3 });
  });

  it('is no more in its turn than what it has gained', () => {
    const t = stage('nemesis-beast', {
      players: [{ deck: SCOUTS }],
      tradeDeck: ['light-cruiser'],
      challenge: { piles: [['stinger', 'stinger'], []] },
    });
    expect(next(endTurns(t))?.combat).toBe(t.seat(1).combat);
    expect(t.seat(1).combat).toBe(3);
  });

  it.each([
    ['cargo-craft', 3, 'another colour'],
    ['frontier-runner', 4, 'the colour of the longest'],
    ['stinger', 2 + 1 + 3, 'the Blob colour, which brings 3'],
  ])('is the longest tentacle with the card that grows: %s gives %i, %s', (last, combat) => {
    const grown = {
      'cargo-craft': ['patrol-boat', 'patrol-boat', 'patrol-boat', 'cargo-craft'],
      'frontier-runner': ['patrol-boat', 'patrol-boat', 'patrol-boat'],
      stinger: ['stinger', 'crusher', 'patrol-boat'],
    }[last];
    const t = stage('dimensional-horror', {
      tradeRow: [...Array(4).fill('farm-ship'), last],
      tradeDeck: ['builder-bot'],
      challenge: { piles: [grown ?? [], []] },
    });
    expect(next(t)?.combat).toBe(combat);
    const gained = told(endTurns(t), 'gained').filter(({ what }) => what === 'combat');
    expect(gained.reduce((sum, { amount }) => sum + amount, 0)).toBe(combat);
  });

  it('is the longest tentacle alone once the card has grown, and where there is none to grow', () => {
    const grown = ['stinger', 'crusher', 'cargo-craft', 'stinger'];
    const bare = stage('dimensional-horror', {
      tradeRow: [],
      challenge: { piles: [grown, []] },
    });
    expect(next(bare)).toMatchObject({ takes: [], combat: 3 });
    const tradeRow = [...Array(4).fill('stinger'), 'cargo-craft'];
    const waiting = stage('dimensional-horror', {
      players: [{ deck: SCOUTS }],
      tradeRow,
      tradeDeck: ['stinger'],
    });
    expect(next(endTurns(waiting))).toMatchObject({ takes: [], combat: 1 });
  });
});

describe('what comes back for what it draws', () => {
  it('is the cheapest of its bases first, each told once', () => {
    const discard = ['nesting-ground', 'spike-cluster', 'stinger', 'spike-cluster'];
    const boss = { deck: ['stinger'], discard };
    const t = stage('blob-assault', { players: [{}, {}], boss });
    expect(next(t)).toMatchObject({ draws: 1, bases: 1, returns: ['spike-cluster'], combat: 0 });
  });

  it('is combat where there are fewer bases', () => {
    const boss = { deck: ['stinger'], discard: ['spike-cluster'] };
    const t = stage('blob-assault', { players: [{}, {}, {}], boss });
    expect(next(t)).toMatchObject({ draws: 2, bases: 1, combat: 7 });
    expect(told(endTurns(t), 'base-returned')).toHaveLength(1);
    expect(told(t, 'gained').map(({ amount }) => amount)).toContain(7);
  });

  it('is nothing of a discard pile that becomes the deck first', () => {
    const t = stage('blob-assault', { players: [{}, {}], boss: { discard: ['spike-cluster'] } });
    expect(next(t)).toMatchObject({ draws: 1, bases: 0, returns: [], combat: 7 });
    expect(told(endTurns(t), 'base-returned')).toEqual([]);
  });

  it('goes on once the last card of the deck has been played', () => {
    const boss = { deck: ['hive-queen'], discard: ['spike-cluster', 'nesting-ground'] };
    const turn = foretoldInTurn(stage('blob-assault', { boss }));
    const [, known] = turn.find(([kind]) => kind === 'base-returned') ?? [];
    expect(known?.returns).toEqual(['nesting-ground']);
  });
});

it('tells the highest cost of the row that stays, and in its turn of all that came', () => {
  const t = stage('pirates-of-the-dark-star', {
    players: [{ deck: SCOUTS }],
    tradeRow: ['stinger', 'cargo-craft', 'stinger', 'stinger', 'imperial-flagship'],
    tradeDeck: ['light-cruiser'],
  });
  expect(next(t)?.highestCost).toBe(2);
  expect(next(endTurns(t))?.highestCost).toBe(3);
});

it('tells whom it deals with alone: the player who acts', () => {
  const t = stage('dimensional-horror', { players: [{}, {}], active: [1] });
  expect(next(t)?.target).toBe(1);
});

it('tells what the cards cost that it has played this turn', () => {
  const t = stage('automatons', {
    players: [{ deck: SCOUTS }],
    tradeDeck: ['crusher', 'light-cruiser'],
    challenge: { count: 4 },
  });
  expect(next(endTurns(t))?.playedCost).toBe(3 + 3);
  expect(t.actor).toBe(0);
  expect(next(t.chooseFromHand('scout'))?.playedCost).toBe(0);
});
