import { core } from '@openrealms/content';
import { apply, type Command, type GameState, isOver, randomFrom } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { expect, it } from 'vitest';
import { nextMoveThoughtOver, type SeatedBot } from '../../src/index.ts';
import { learnedWeights } from '../../src/levels/learned-levels.ts';
import { searchBot } from '../../src/search/search-bot.ts';

/** A turn in which Explorers can be bought, and nothing else: no card comes to light that could change a plan. */
function explorersOnly(): GameState {
  return table([core], { me: { trade: 6, deck: ['scout', 'scout'] }, explorers: 10 }).state;
}

/** Lets the bot look at two options of each decision and then play; gives the commands, and how many of them took thought. */
function hurriedTurn(state: GameState): { commands: Command[]; thoughts: number } {
  const effort = { worlds: 4, turns: 1, plans: 3 };
  const bot = searchBot('hurried', learnedWeights, [core], { effort });
  const seated: SeatedBot = { bot, random: randomFrom('hurry') };
  const commands: Command[] = [];
  let thoughts = 0;
  const { turn } = state;
  while (!isOver(state) && state.turn === turn) {
    const thinking = nextMoveThoughtOver(state, () => seated);
    let step = thinking.next(false);
    if (!step.done) {
      thoughts++;
      thinking.next(false);
      step = thinking.next(true);
    }
    if (!step.done || step.value === null) throw new Error('It did not play.');
    commands.push(step.value.command);
    apply(state, step.value.seat, step.value.code);
  }
  return { commands, thoughts };
}

it('goes on with its plan after a move in a hurry, without a new thought', () => {
  const { commands, thoughts } = hurriedTurn(explorersOnly());
  expect(commands.length).toBeGreaterThan(2);
  expect(thoughts).toBe(1);
});
