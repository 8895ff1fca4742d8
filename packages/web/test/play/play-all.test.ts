import type { Card, CardId, Command } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Shown, Stage, StageState } from '../../src/match/stage.ts';
import { playAll } from '../../src/play/play-all.ts';

const HAND: readonly CardId[] = ['scout', 'viper', 'scout'];
const giving = { type: 'ship', primary: [{ kind: 'trade', amount: 1 }] } as unknown as Card;
const atOnce = async (): Promise<void> => {};
const play = (card: CardId): Command => ({ type: 'play', card });

describe('playing all that needs no thought', () => {
  it('plays one card after the other', async () => {
    const { stage, played } = handOf(HAND);
    await playAll(stage, play(HAND[0]), () => giving, atOnce);
    expect(played).toEqual(HAND);
  });

  it('stops when a move is taken back meanwhile', async () => {
    const { stage, played, show } = handOf(HAND, () => show('undone', 0));
    await playAll(stage, play(HAND[0]), () => giving, atOnce);
    expect(played).toHaveLength(1);
  });

  it('stops when a move is taken back in the pause after it', async () => {
    const { stage, played, show } = handOf(HAND);
    await playAll(
      stage,
      play(HAND[0]),
      () => giving,
      async () => show('undone', 0),
    );
    expect(played).toHaveLength(1);
  });

  it('stops when another move is made meanwhile', async () => {
    const { stage, played, show } = handOf(HAND, () => show('moved', 2));
    await playAll(stage, play(HAND[0]), () => giving, atOnce);
    expect(played).toHaveLength(1);
  });
});

/** A stage that accepts everything; `meanwhile` happens after each command, before it is answered. */
function handOf(hand: readonly CardId[], meanwhile = () => {}) {
  const played: CardId[] = [];
  const store = createStore(() => ({}) as StageState);
  function show(kind: Shown['kind'], move: number): void {
    const legal = hand.slice(played.length).map(play);
    store.setState({ shown: { kind, move, moment: { legal, view: { choice: null } } } as never });
  }
  show('opened', 0);
  const submit = async (command: Command): Promise<boolean> => {
    if (command.type === 'play') played.push(command.card);
    show('moved', played.length);
    meanwhile();
    return true;
  };
  return { stage: { store, submit } as unknown as Stage, played, show };
}
