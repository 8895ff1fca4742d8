import { core } from '@openrealms/content';
import { type GameEvent, startRecord, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { rulesOfCard } from '../../src/rules/rules-of-card.ts';
import { attemptAt } from '../../src/table/attempt.ts';
import { contentsOf } from '../../src/table/inspector/pile-contents.ts';
import { halfOf } from '../../src/table/inspector/subject.ts';
import { review, type Zone } from '../../src/table/keys/review.ts';
import { lastTurnOfAnother } from '../../src/table/log/last-turn.ts';
import { bookIn } from '../../src/table/use-book.ts';

const { state } = startRecord({ boxes: [core], seed: 'reading', options: { firstSeat: 0 } });
const view = viewFor(state, 0);

describe('a pile one looks into', () => {
  it('lists a discard pile from the top', () => {
    const seats = view.seats.map((seat) => ({ ...seat, discard: ['viper', 'scout', 'scout'] }));
    const { cards, total, order } = contentsOf({ of: 'discard', seat: 1 }, { ...view, seats });
    expect(cards.map(({ card }) => card)).toEqual(['viper', 'scout', 'scout']);
    expect({ total, order }).toEqual({ total: 3, order: 'from-top' });
  });

  it('counts what is left in the own deck', () => {
    const { cards, total, order } = contentsOf({ of: 'deck', seat: 0 }, view);
    expect(total).toBe(7);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(7);
    expect(order).toBe('none');
  });

  it("does not tell an opponent's deck from their hand", () => {
    const { cards, order } = contentsOf({ of: 'deck', seat: 1 }, view);
    expect(cards).toEqual([
      { card: 'scout', count: 8 },
      { card: 'viper', count: 2 },
    ]);
    expect(order).toBe('none-with-hand');
  });

  it('counts the trade deck in no order', () => {
    const { total, order } = contentsOf({ of: 'trade-deck' }, view);
    expect({ total, order }).toEqual({ total: 75, order: 'none' });
  });

  it('leaves cards that lie elsewhere face down out of the size of the trade deck', () => {
    const { cards, total } = contentsOf({ of: 'trade-deck' }, { ...view, tradeDeckCount: 72 });
    expect(total).toBe(72);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(75);
  });
});

describe('a thing that is looked at', () => {
  it.each([
    [{ kind: 'card', card: 'ram', place: 'row:1' }, 'upper'],
    [{ kind: 'card', card: 'ram', place: 'piece:1:0' }, 'upper'],
    [{ kind: 'card', card: 'ram', place: 'piece:0:0' }, 'lower'],
    [{ kind: 'card', card: 'ram', place: 'hand:ram' }, 'lower'],
    [{ kind: 'pile', pile: { of: 'discard', seat: 0 } }, 'lower'],
    [{ kind: 'pile', pile: { of: 'scrap-heap' } }, 'upper'],
  ] as const)('%j lies on the %s half', (subject, half) => {
    expect(halfOf(subject, 0)).toBe(half);
  });

  it('has the rules that its abilities touch', () => {
    const card = (id: string) => core.cards.find((each) => each.id === id)!;
    expect(rulesOfCard(card('stealth-needle'))).toContain('copying-ships');
    expect(rulesOfCard(card('war-world'))).toEqual(
      expect.arrayContaining(['combat', 'allies', 'outposts']),
    );
  });
});

describe('what a tap on a thing that is not legal means', () => {
  it.each([
    ['hand:scout', 'scout', { type: 'play', card: 'scout' }],
    ['row:2', 'ram', { type: 'acquire', card: 'ram', space: 2, to: 'discard' }],
    ['explorers', 'explorer', { type: 'acquire', card: 'explorer', space: null, to: 'discard' }],
    ['piece:1:3', 'war-world', { type: 'attack-base', seat: 1, slot: 3, card: 'war-world' }],
    ['seat:1', null, { type: 'attack-player', seat: 1, amount: 1 }],
    ['piece:0:3', 'war-world', null],
  ] as const)('at %s', (place, card, command) => {
    expect(attemptAt(place, card, view, 0)).toEqual(command);
  });
});

describe('the last turn of somebody else', () => {
  const turn = (seat: number): GameEvent => ({ kind: 'turn-started', seat, turn: seat });
  const ended = (seat: number): GameEvent => ({ kind: 'turn-ended', seat, ships: [], hand: [] });
  const bought: GameEvent = {
    kind: 'card-acquired',
    seat: 1,
    card: 'ram',
    space: 0,
    to: 'discard',
    paid: 3,
  };
  const log = [
    { move: 0, by: null, events: [turn(0)] },
    { move: 1, by: 0, events: [ended(0), turn(1)] },
    { move: 2, by: 1, events: [bought] },
    { move: 3, by: 1, events: [ended(1), turn(0)] },
  ];

  it('is null before there was one', () => {
    expect(lastTurnOfAnother(log.slice(0, 2), 0)).toBeNull();
  });

  it('goes from its start to its end', () => {
    expect(lastTurnOfAnother(log, 0)).toEqual({ seat: 1, events: [turn(1), bought, ended(1)] });
  });
});

describe('a review key', () => {
  const table = (language: 'en' | 'fr') => ({
    view,
    you: 0,
    names: ['You', 'Nova'],
    teams: [0, 1],
    book: bookIn(language),
  });

  it('tells the hand and the totals', () => {
    expect(review('hand', table('en'), [])).toMatch(/^Hand: (\d )?(Scout|Viper)/);
    expect(review('totals', table('en'), [])).toBe(
      'You: trade 0, combat 0, authority 50. Nova: authority 50.',
    );
  });

  it('tells the trade row with costs', () => {
    expect(review('row', table('en'), [])).toMatch(/^Trade row: 1, .+ \d; 2, .+\. 10 Explorers\.$/);
  });

  it('tells how many cards the trade deck has, without those that lie elsewhere face down', () => {
    const some = { ...table('en'), view: { ...view, tradeDeckCount: 72 } };
    expect(review('piles', some, [])).toContain(' Trade deck: 72. ');
  });

  it.each<Zone>(['hand', 'row', 'in-play', 'opponents', 'piles', 'totals'])(
    'says something about %s in both languages',
    (zone) => {
      const [en, fr] = [review(zone, table('en'), []), review(zone, table('fr'), [])];
      expect(en).not.toBe('');
      expect(fr).not.toBe(en);
    },
  );
});
