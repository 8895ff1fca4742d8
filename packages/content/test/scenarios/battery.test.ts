import {
  determinize,
  type EventKind,
  eventsFor,
  formatPosition,
  type GameData,
  type GameState,
  legalCommands,
  loadGame,
  parsePosition,
  resimulate,
  roll,
  saveGame,
  toData,
  toReplay,
  undo,
  undoReach,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { sameOrder, shuffleHidden, viewerAt } from '../battery/shuffle-hidden.ts';
import { grown, playCampaign } from './games.ts';

/** Four campaigns show every face, choice, seat and option. */
const CAMPAIGNS = [0, 1, 2, 3];
const MANY = 40;
const TIMEOUT = 300_000;

describe.each(CAMPAIGNS)('random campaign %i', (n) => {
  it(
    'conserves all cards through all scenarios, and every state can be saved, loaded and written down',
    () => {
      let cards: Record<string, number> | null = null;
      playCampaign(
        n,
        ({ state }, random) => {
          const data = toData(state);
          cards ??= census(data);
          if (state.frames === 0 && roll(random, 12) > 0) return;
          expect(census(data)).toEqual(cards);
          const loaded = loadGame(JSON.stringify(saveGame(state)), [grown]);
          if (!loaded.ok) throw new Error(`${loaded.problem.at}: ${loaded.problem.why}`);
          expect(toData(loaded.value)).toEqual(data);
          const read = parsePosition(formatPosition(state), [grown]);
          if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.why}`);
          expect(toData(read.value)).toEqual(data);
        },
        ({ state }) => {
          expect(census(toData(state))).toEqual(cards);
          expect(viewFor(state, 'spectator').winners).toHaveLength(1);
          // What the scenario put into the decks belongs to it alone.
          cards = null;
        },
      );
    },
    TIMEOUT,
  );

  it(
    'hides what nobody knows: worlds dealt anew look the same, and agree on stickers and victory cards',
    () => {
      let looks = 0;
      let dealtAnew = 0;
      playCampaign(
        n,
        (record, random) => {
          const { state } = record;
          if (state.frames === 0 && roll(random, 8) > 0) return;
          looks++;
          const viewer = viewerAt(state);
          const before = told(state, viewer);
          const sample = determinize(viewFor(state, viewer), random, [grown]);
          if (told(sample, viewer) !== before) expect(told(sample, viewer)).toBe(before);
          expect(toData(sample).scenario).toEqual(toData(state).scenario);
          expect(census(toData(sample))).toEqual(census(toData(state)));
          const shuffled = shuffleHidden(record, viewer, random);
          if (told(shuffled, viewer) !== before) expect(told(shuffled, viewer)).toBe(before);
          if (!sameOrder(shuffled, state)) dealtAnew++;
        },
        () => {},
      );
      expect(dealtAnew).toBeGreaterThan(0.8 * looks);
    },
    TIMEOUT,
  );

  it(
    'is replayed to the same end, undone to the last reveal, and tells everybody the same but draws',
    async () => {
      const replays: Promise<void>[] = [];
      playCampaign(
        n,
        (record, random) => {
          if (roll(random, 10) > 0) return;
          for (const seat of [0, 1]) {
            const { depth } = undoReach(record, seat);
            if (depth === 0) continue;
            const back = undo(record, seat, depth);
            if (!back.ok) throw new Error('What is in reach can be undone.');
            const { before } = record.moves[record.moves.length - depth];
            expect(position(back.record.state)).toBe(position(before));
          }
        },
        (record) => {
          replays.push(
            toReplay(record).then((replay) => {
              const again = resimulate(replay, [grown]);
              if (!again.ok) throw new Error(`${again.problem.at}: ${again.problem.why}`);
              expect(toData(again.value.state)).toEqual(toData(record.state));
            }),
          );
          for (const { events, before } of record.moves) {
            for (const [i, event] of eventsFor(events, 'spectator', before).entries()) {
              if (event.kind !== 'card-drawn') expect(event).toEqual(events[i]);
            }
          }
        },
      );
      await Promise.all(replays);
      expect(replays).toHaveLength(12);
    },
    TIMEOUT,
  );
});

it(
  'random campaigns show everything that only scenarios have',
  () => {
    const only = [
      'scenario-rule',
      'victory-card-earned',
      'political-victory',
      'third-party-attacks',
      'third-party-strikes',
    ] as const;
    const seen = new Set<EventKind>();
    let upgraded = 0;
    // Who plays at random wins seldom by stickers: as many campaigns as it takes, up to a limit.
    for (let n = 0; n < MANY && only.some((kind) => !seen.has(kind)); n++) {
      playCampaign(
        n,
        () => {},
        ({ opening, moves }) => {
          for (const event of [...opening, ...moves.flatMap(({ events }) => events)]) {
            seen.add(event.kind);
            if (event.kind === 'card-acquired' && event.upgrade) upgraded++;
          }
        },
      );
    }
    expect(only.filter((kind) => !seen.has(kind))).toEqual([]);
    expect(upgraded).toBeGreaterThan(40);
  },
  TIMEOUT,
);

/** Everything a viewer is told about a state, as bytes. */
function told(state: GameState, viewer: Viewer): string {
  const legal = viewer === 'spectator' ? [] : legalCommands(state, viewer);
  return JSON.stringify([viewFor(state, viewer), legal]);
}

/** The state but for its version, which never goes back. */
function position(state: GameState): string {
  return JSON.stringify({ ...toData(state), version: 0 });
}

/** How many copies of each card there are, wherever they lie; one with stickers on it is the card below them. */
function census(data: GameData): Record<string, number> {
  const below = (card: string): string =>
    grown.cards.find(({ id }) => id === card)?.upgrade?.of ?? card;
  const all = [
    ...data.tradeRow.filter((card) => card !== null),
    ...data.tradeDeck,
    ...data.scrapHeap,
    ...data.seats.flatMap((seat) => [...seat.hand, ...seat.deck, ...seat.discard]),
    ...data.seats.flatMap((seat) => seat.inPlay.map(({ card }) => card)),
  ];
  const counts: Record<string, number> = { explorer: data.explorers };
  for (const card of all.map(below).sort()) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
