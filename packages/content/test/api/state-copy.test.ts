import {
  apply,
  awaited,
  commandBuffer,
  copyInto,
  copyState,
  createGame,
  type GameState,
  isOver,
  listLegal,
  randomFrom,
  roll,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

const legal = commandBuffer();
const START = createGame({ boxes: [core], seed: 'copies' });

/** Changes the state by so many random commands, or until the game is over. */
function playFrom(state: GameState, commands: number, seed = 'copies'): GameState {
  const dice = randomFrom(seed);
  for (let i = 0; i < commands && !isOver(state); i++) {
    const [seat] = awaited(state);
    apply(state, seat, legal[roll(dice, listLegal(state, seat, legal))]);
  }
  return state;
}

describe('a copy of a state', () => {
  const original = playFrom(copyState(START), 90);

  it('equals it in every field', () => {
    expect(original.version).toBe(90);
    expect(copyState(original)).toEqual(original);
    expect(toData(copyState(original))).toEqual(toData(original));
  });

  it('shares what never changes and nothing else', () => {
    const copy = copyState(original);
    expect(copy.catalog).toBe(original.catalog);
    expect(copy.layout).toBe(original.layout);
    expect(copy.options).toBe(original.options);
    expect(copy.cards).not.toBe(original.cards);
    expect(copy.cards.buffer).not.toBe(original.cards.buffer);
    copy.seats.forEach((seat, i) => {
      expect(seat).not.toBe(original.seats[i]);
    });
  });

  it('and its original go their own ways', () => {
    const before = toData(original);
    const copy = playFrom(copyState(original), 30, 'elsewhere');
    expect(toData(original)).toEqual(before);
    expect(toData(copy)).not.toEqual(before);

    const kept = copyState(original);
    playFrom(copyState(original), 30, 'elsewhere');
    expect(toData(kept)).toEqual(before);
  });

  it('goes on exactly as the original does', () => {
    const copy = playFrom(copyState(original), 200, 'on');
    expect(toData(copy)).toEqual(toData(playFrom(copyState(original), 200, 'on')));
  });

  it('has nobody listening', () => {
    const listened = copyState(original);
    listened.events = [];
    expect(copyState(listened).events).toBeNull();
  });
});

describe('copying into a state', () => {
  it('makes it equal, whatever it was before', () => {
    const target = playFrom(copyState(START), 300, 'far away');
    for (const commands of [0, 1, 40, 90]) {
      const source = playFrom(copyState(START), commands);
      copyInto(target, source);
      expect(target).toEqual(source);
    }
  });

  it('leaves both independent', () => {
    const source = playFrom(copyState(START), 40);
    const before = toData(source);
    const target = copyState(START);
    copyInto(target, source);
    playFrom(target, 40, 'target');
    expect(toData(source)).toEqual(before);
    playFrom(source, 1);
    expect(target.version).toBe(80);
  });
});
