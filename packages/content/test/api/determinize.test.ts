import {
  determinize,
  type GameData,
  type GameState,
  parsePosition,
  randomFrom,
  toData,
  type View,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { ME, OPPONENT } from '../core/table.ts';

const SAMPLES = 1200;

/** Everybody has hidden cards, I have a Ram on top of my deck and the opponent a Cutter known to be in hand. */
function game(theirs = 'hand=scout,cutter,ram deck=viper,mothership,trade-bot'): GameState {
  const line = [
    'core@1 standard active=0',
    'row=blob-wheel,-,-,-,- trade-deck=flagship,dreadnaught,war-world,brain-world',
    'hand=viper,corvette deck=ram,scout,freighter,the-hive known-top=1',
    `${theirs} known-hand=cutter`,
  ].join(' | ');
  const parsed = parsePosition(line, [core]);
  if (!parsed.ok) throw new Error(parsed.problem.why);
  return parsed.value;
}

/** The view as a player far away gets it. */
function sent(state: GameState, viewer: Viewer): View {
  return JSON.parse(JSON.stringify(viewFor(state, viewer))) as View;
}

function samples(viewer: Viewer): GameData[] {
  const view = sent(game(), viewer);
  const dice = randomFrom(`determinize ${viewer}`);
  return Array.from({ length: SAMPLES }, () => toData(determinize(view, dice, [core])));
}

/** How often each card is in one of the piles, as a share of all of them. */
function shares(piles: readonly (readonly (string | null)[])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of piles.flat()) counts[String(card)] = (counts[String(card)] ?? 0) + 1;
  for (const card of Object.keys(counts)) counts[card] /= piles.length;
  return counts;
}

/** Every one of the cards is found in so large a share, give or take a little, and no other card at all. */
function expectEach(found: Record<string, number>, cards: readonly string[], share: number): void {
  expect(Object.keys(found).sort()).toEqual([...cards].sort());
  for (const card of cards) {
    expect(found[card], card).toBeGreaterThan(share - 0.07);
    expect(found[card], card).toBeLessThan(share + 0.07);
  }
}

describe.each([ME, OPPONENT, 'spectator'] as const)(
  'a sample of what viewer %s knows',
  (viewer) => {
    it('never contradicts the view', () => {
      const view = sent(game(), viewer);
      const dice = randomFrom('contradiction');
      for (let i = 0; i < 200; i++) {
        expect(sent(determinize(view, dice, [core]), viewer)).toEqual(view);
      }
    });

    it('has every order of the trade deck equally often', () => {
      const all = samples(viewer);
      const cards = ['brain-world', 'dreadnaught', 'flagship', 'war-world'];
      for (let place = 0; place < 4; place++) {
        expectEach(shares(all.map(({ tradeDeck }) => [tradeDeck[place]])), cards, 1 / 4);
      }
    });

    it('has chance of its own to come', () => {
      const words = samples(viewer).map(({ random }) => random.join());
      expect(new Set(words).size).toBe(SAMPLES);
      expect(words).not.toContain(toData(game()).random.join());
    });

    it('is the same for the same view and the same dice', () => {
      const once = determinize(sent(game(), viewer), randomFrom('again'), [core]);
      const again = determinize(sent(game(), viewer), randomFrom('again'), [core]);
      expect(toData(again)).toEqual(toData(once));
    });

    it('leaves the view as it was', () => {
      const view = sent(game(), viewer);
      determinize(view, randomFrom('frozen'), [core]);
      expect(view).toEqual(sent(game(), viewer));
    });
  },
);

describe('a sample for a player', () => {
  it('has the own hand as it is and the own deck in any order below what is known', () => {
    const all = samples(ME).map(({ seats }) => seats[ME]);
    for (const { hand, deck } of all) {
      expect(hand).toEqual(['viper', 'corvette']);
      expect(deck[0]).toBe('ram');
    }
    for (let place = 1; place < 4; place++) {
      const found = shares(all.map(({ deck }) => [deck[place]]));
      expectEach(found, ['freighter', 'scout', 'the-hive'], 1 / 3);
    }
  });

  it("has every unseen card in the opponent's hand equally often, and the known one always", () => {
    const all = samples(ME).map(({ seats }) => seats[OPPONENT]);
    for (const { hand, deck } of all) {
      expect(hand).toHaveLength(3);
      expect(deck).toHaveLength(3);
    }
    const { cutter, ...hidden } = shares(all.map(({ hand }) => hand));
    expect(cutter).toBe(1);
    const unseen = ['mothership', 'ram', 'scout', 'trade-bot', 'viper'];
    expectEach(hidden, unseen, 2 / 5);
    for (let place = 0; place < 3; place++) {
      expectEach(shares(all.map(({ deck }) => [deck[place]])), unseen, 1 / 5);
    }
  });

  it('does not depend on where the hidden cards really are', () => {
    const other = game('hand=viper,cutter,mothership deck=ram,scout,trade-bot');
    expect(toData(other).seats[OPPONENT]).not.toEqual(toData(game()).seats[OPPONENT]);
    for (let i = 0; i < 20; i++) {
      const [one, two] = [game(), other].map((state) =>
        toData(determinize(sent(state, ME), randomFrom(`blind ${i}`), [core])),
      );
      expect(two).toEqual(one);
    }
  });
});

describe('a sample for a spectator', () => {
  it('deals both hands anew', () => {
    const all = samples('spectator');
    const mine = shares(all.map(({ seats }) => seats[ME].hand));
    expectEach(mine, ['corvette', 'freighter', 'scout', 'the-hive', 'viper'], 2 / 5);
    for (const { seats } of all) {
      expect(seats[ME].deck[0]).toBe('ram');
      expect(seats[OPPONENT].hand).toContain('cutter');
    }
  });
});
