import { core } from '@openrealms/content';
import { type CommandCode, END_TURN } from '@openrealms/engine';
import { ME, table } from '@openrealms/engine/testing';
import { expect, it } from 'vitest';
import { PlannedTurn } from '../../src/network/planned-turn.ts';

const FIRST = 1 as CommandCode;
const SECOND = 2 as CommandCode;

function planned() {
  const { state } = table([core], { me: { hand: ['scout'], deck: ['viper', 'viper'] } });
  const plan = new PlannedTurn();
  plan.keep(state, ME, [FIRST, SECOND, END_TURN]);
  return { state, plan };
}

it('follows a plan step by step', () => {
  const { state, plan } = planned();
  const options = [SECOND, FIRST, END_TURN];
  const taken = [1, 2, 3, 4].map(() => plan.next(state, ME, options));
  expect(taken).toEqual([FIRST, SECOND, END_TURN, undefined]);
});

it('gives a plan up for good when one of its steps cannot be taken', () => {
  const { state, plan } = planned();
  expect(plan.next(state, ME, [SECOND, END_TURN])).toBeUndefined();
  expect(plan.next(state, ME, [FIRST, SECOND, END_TURN])).toBeUndefined();
});

it('gives a plan up for good when a card has come to light', () => {
  const { state, plan } = planned();
  const { deck } = state.seats[ME];
  state.cards[deck]--;
  expect(plan.next(state, ME, [FIRST])).toBeUndefined();
  state.cards[deck]++;
  expect(plan.next(state, ME, [FIRST])).toBeUndefined();
});
