import { advance, type GameRecord, toData, undo, undoReach } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { ME, OPPONENT } from '../core/table.ts';
import {
  acquire,
  attack,
  concede,
  discard,
  endTurn,
  envelope,
  give,
  nothing,
  play,
  recordAt,
  refusal,
} from './record.ts';

/** Takes moves back that can be taken back. */
function back(record: GameRecord, seat: number, steps?: number): GameRecord {
  const result = undo(record, seat, steps);
  if (!result.ok) throw new Error(`Undo reaches ${result.reach.depth}.`);
  return result.record;
}

/** The game but for its version. */
function position({ state }: GameRecord) {
  return { ...toData(state), version: 0 };
}

const hand = { me: { hand: ['scout', 'viper', 'ram', 'corvette'], deck: ['cutter', 'cutter'] } };

describe('undo reaches', () => {
  it('nothing at the start of a game', () => {
    const record = recordAt(hand);
    for (const seat of [ME, OPPONENT]) {
      expect(undoReach(record, seat)).toEqual({ depth: 0, barrier: 'game-start' });
      expect(undo(record, seat)).toEqual({
        ok: false,
        reach: { depth: 0, barrier: 'game-start' },
      });
    }
  });

  it('back to the start as long as nothing was revealed', () => {
    const record = give(recordAt(hand), play('scout'), play('viper'), play('ram'), attack(6));
    expect(undoReach(record, ME)).toEqual({ depth: 4, barrier: 'game-start' });
    expect(undoReach(record, OPPONENT)).toEqual({ depth: 0, barrier: 'other-player' });
  });

  it('not behind a card that was drawn', () => {
    const record = give(recordAt(hand), play('scout'), play('corvette'), play('viper'));
    expect(undoReach(record, ME)).toEqual({ depth: 1, barrier: 'card-drawn' });
    expect(undoReach(give(recordAt(hand), play('corvette')), ME)).toEqual({
      depth: 0,
      barrier: 'card-drawn',
    });
  });

  it('not behind a deck that was shuffled', () => {
    const start = recordAt({ me: { hand: ['corvette', 'scout'], discard: ['ram', 'viper'] } });
    const record = give(start, play('corvette'), play('scout'));
    expect(undoReach(record, ME)).toEqual({ depth: 1, barrier: 'deck-shuffled' });
  });

  it('not behind a card that came to the trade row', () => {
    const start = recordAt({
      me: { hand: ['scout', 'scout'], trade: 9 },
      tradeRow: ['cutter'],
      tradeDeck: ['ram'],
    });
    const record = give(start, play('scout'), acquire('cutter', 0), play('scout'));
    expect(undoReach(record, ME)).toEqual({ depth: 1, barrier: 'row-refilled' });
  });

  it('behind an acquisition that revealed nothing', () => {
    const start = recordAt({ me: { trade: 9 }, tradeRow: ['cutter'], explorers: 1 });
    const record = give(start, acquire('cutter', 0), acquire('explorer', null));
    expect(undoReach(record, ME)).toEqual({ depth: 2, barrier: 'game-start' });
  });

  it('not behind a trade deck that was made anew', () => {
    const start = recordAt({
      me: { trade: 9, hand: ['scout'] },
      tradeRow: ['cutter'],
      scrapHeap: ['ram'],
      options: { emptyTradeDeck: 'recycle' },
    });
    const record = give(start, acquire('cutter', 0), play('scout'));
    expect(undoReach(record, ME)).toEqual({ depth: 1, barrier: 'deck-shuffled' });
  });

  it("not behind another player's forced discard", () => {
    const start = recordAt({
      me: { hand: ['imperial-fighter', 'scout'] },
      opponent: { hand: ['viper', 'ram'] },
    });
    const asked = give(start, play('imperial-fighter'));
    expect(undoReach(asked, ME)).toEqual({ depth: 1, barrier: 'game-start' });

    const discarded = give(asked, discard('ram'));
    expect(undoReach(discarded, ME)).toEqual({ depth: 0, barrier: 'other-player' });
    // What was discarded has been seen, in a turn that is not its owner's.
    expect(undoReach(discarded, OPPONENT)).toEqual({ depth: 0, barrier: 'other-player' });

    const resumed = give(discarded, play('scout'));
    expect(undoReach(resumed, ME)).toEqual({ depth: 1, barrier: 'other-player' });
    expect(undoReach(resumed, OPPONENT)).toEqual({ depth: 0, barrier: 'other-player' });
  });

  it('not behind the end of a turn in which cards were drawn', () => {
    const record = give(recordAt(hand), play('scout'), endTurn);
    expect(undoReach(record, ME)).toEqual({ depth: 0, barrier: 'card-drawn' });
    expect(undoReach(record, OPPONENT)).toEqual({ depth: 0, barrier: 'other-player' });
  });

  it('nothing any more once the game is over', () => {
    const start = give(recordAt({ me: { combat: 6 }, opponent: { authority: 6 } }), attack(1));
    expect(undoReach(start, ME)).toEqual({ depth: 1, barrier: 'game-start' });
    for (const last of [attack(5), concede]) {
      const over = give(start, last);
      for (const seat of [ME, OPPONENT]) {
        expect(undoReach(over, seat)).toEqual({ depth: 0, barrier: 'game-over' });
        expect(undo(over, seat).ok).toBe(false);
      }
    }
  });
});

describe('undo', () => {
  const record = give(recordAt(hand), play('scout'), play('viper'), play('ram'));

  it.each([1, 2, 3])('takes %i moves back and says which', (steps) => {
    const result = undo(record, ME, steps);
    if (!result.ok) throw new Error('refused');
    expect(result.undone).toEqual(record.moves.slice(3 - steps));
    expect(result.record.moves).toEqual(record.moves.slice(0, 3 - steps));
    expect(position(result.record)).toEqual(
      position({ ...record, state: record.moves[3 - steps].before }),
    );
  });

  it('takes one move back if not told how many', () => {
    expect(back(record, ME)).toEqual(back(record, ME, 1));
  });

  it.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s moves', (steps) => {
    expect(undo(record, ME, steps)).toEqual({
      ok: false,
      reach: { depth: 3, barrier: 'game-start' },
    });
  });

  it('brings a pending choice back', () => {
    const asked = give(recordAt({ me: { hand: ['trade-bot', 'scout'] } }), play('trade-bot'));
    const again = back(give(asked, nothing), ME);
    expect(position(again)).toEqual(position(asked));
    expect(toData(again.state).stack).toHaveLength(1);
    expect(give(again, discard('scout')).moves).toHaveLength(2);
  });

  it('leaves the record it was given as it was', () => {
    const before = { moves: [...record.moves], data: toData(record.state) };
    back(record, ME, 2);
    expect({ moves: record.moves, data: toData(record.state) }).toEqual(before);
  });

  it('changes no earlier state when the game then takes another course', () => {
    const start = toData(record.moves[0].before);
    give(back(record, ME, 3), play('ram'), attack(5));
    expect(toData(record.moves[0].before)).toEqual(start);
  });
});

describe('the version of a game', () => {
  it('never goes back: undo makes a new one', () => {
    const record = give(recordAt(hand), play('scout'), play('viper'));
    expect(record.state.version).toBe(2);
    const once = back(record, ME);
    expect(once.state.version).toBe(3);
    const twice = back(once, ME);
    expect(twice.state.version).toBe(4);
    expect(give(twice, play('ram')).state.version).toBe(5);
  });

  it('makes every command for the undone game stale', () => {
    const record = give(recordAt(hand), play('scout'));
    const sent = envelope(record, play('viper'));
    const undone = back(record, ME);
    expect(refusal(record, sent)).toBeNull();
    expect(refusal(undone, sent)).toBe('stale');
    // Not even a command for the version whose position is back is carried out.
    expect(refusal(undone, { ...sent, at: 0 })).toBe('stale');
    expect(refusal(undone, envelope(undone, play('viper')))).toBeNull();
    expect(advance(undone, sent)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});
