import {
  determinize,
  eventsFor,
  formatPosition,
  type GameData,
  type GameState,
  legalCommands,
  loadGame,
  parsePosition,
  resimulate,
  saveGame,
  toData,
  toReplay,
  undo,
  undoReach,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { playChallenge, setupOf, TABLES } from './games.ts';

describe.each(TABLES)('$id, $level, $seats players', (table) => {
  it('conserves all cards and ends with a winner; every state can be saved, loaded and written down', () => {
    const setup = setupOf(table, TABLES.indexOf(table));
    let cards: Record<string, number> | null = null;
    let step = 0;
    const { state } = playChallenge(setup, ({ state: at }) => {
      const data = toData(at);
      cards ??= census(data);
      if (step++ % 12 > 0) return;
      expect(census(data)).toEqual(cards);
      const loaded = loadGame(JSON.stringify(saveGame(at)), setup.boxes);
      if (!loaded.ok) throw new Error(`${loaded.problem.at}: ${loaded.problem.why}`);
      expect(toData(loaded.value)).toEqual(data);
      const read = parsePosition(formatPosition(at), setup.boxes);
      if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.why}`);
      expect(toData(read.value)).toEqual(data);
    });
    expect(census(toData(state))).toEqual(cards);
    const boss = state.seats.length - 1;
    const { winners } = viewFor(state, 'spectator');
    const players = Array.from({ length: boss }, (_, seat) => seat);
    expect([[boss], players]).toContainEqual(winners);
  });
});

const SOME = TABLES.filter((_, i) => i % 9 === 0);

describe.each(SOME)('$id, $level, $seats players', (table) => {
  it('hides what nobody knows: a world dealt anew looks the same, and the Boss is never waited for', () => {
    let dealtAnew = 0;
    let step = 0;
    const setup = setupOf(table, 2);
    playChallenge(setup, ({ state }, random) => {
      const boss = state.seats.length - 1;
      const viewer: Viewer = step % (boss + 1) === boss ? 'spectator' : step % (boss + 1);
      if (step++ % 3 > 0) return;
      const view = viewFor(state, viewer);
      expect(view.awaited).not.toContain(boss);
      const sample = determinize(view, random, setup.boxes);
      expect(told(sample, viewer)).toBe(told(state, viewer));
      if (!state.cards.every((card, i) => card === sample.cards[i])) dealtAnew++;
      expect(census(toData(sample))).toEqual(census(toData(state)));
    });
    expect(dealtAnew).toBeGreaterThan(0);
  });

  it('is replayed to the same end, and undone to the last reveal', async () => {
    const setup = setupOf(table, 0);
    const record = playChallenge(setup, (at) => {
      for (let seat = 0; seat < at.state.seats.length - 1; seat++) {
        const { depth } = undoReach(at, seat);
        if (depth === 0) continue;
        const back = undo(at, seat, depth);
        if (!back.ok) throw new Error('What is in reach can be undone.');
        const { version: _, ...data } = toData(back.record.state);
        const { version: __, ...before } = toData(at.moves[at.moves.length - depth].before);
        expect(data).toEqual(before);
      }
    });
    const again = resimulate(await toReplay(record), setup.boxes);
    if (!again.ok) throw new Error(`${again.problem.at}: ${again.problem.why}`);
    expect(toData(again.value.state)).toEqual(toData(record.state));
    for (const { events, before } of record.moves) {
      // Nothing of a challenge is secret but the players' draws.
      for (const [i, event] of eventsFor(events, 'spectator', before).entries()) {
        if (event.kind !== 'card-drawn') expect(event).toEqual(events[i]);
      }
    }
  });
});

function told(state: GameState, viewer: Viewer): string {
  const legal = viewer === 'spectator' ? [] : legalCommands(state, viewer);
  return JSON.stringify([viewFor(state, viewer), legal]);
}

/** How many copies of each card there are, wherever they lie. */
function census(data: GameData): Record<string, number> {
  const all = [
    ...data.tradeRow.filter((card) => card !== null),
    ...data.tradeDeck,
    ...data.scrapHeap,
    ...(data.challenge?.piles.flat() ?? []),
    ...data.seats.flatMap((seat) => [...seat.hand, ...seat.deck, ...seat.discard]),
    ...data.seats.flatMap((seat) => seat.inPlay.map(({ card }) => card)),
  ].sort();
  const counts: Record<string, number> = { explorer: data.explorers };
  for (const card of all) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
