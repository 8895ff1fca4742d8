import { core } from '@openrealms/content';
import {
  type CardId,
  type Command,
  type CommandCode,
  END_TURN,
  type GameState,
  kindOf,
  PLAY,
  randomFrom,
  readable,
  USE_PRIMARY,
} from '@openrealms/engine';
import { ME, OPPONENT, type Side, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { learnedWeights } from '../../src/levels/learned-levels.ts';
import { WHOLE_TURN } from '../../src/network/foresight.ts';
import { Network } from '../../src/network/network.ts';
import { networkBot } from '../../src/network/network-bot.ts';
import { Planner } from '../../src/network/planner.ts';
import { playTurn } from '../play-turn.ts';

function tableWith(me: Side): GameState {
  const { state } = table([core], {
    me: { deck: Array.from({ length: 8 }, () => 'ram'), ...me },
    opponent: { authority: 50, deck: Array.from({ length: 10 }, () => 'viper') },
    tradeRow: ['mothership', 'brain-world', 'flagship', 'dreadnaught', 'missile-mech'],
    explorers: 10,
  });
  return state;
}

function plannerFor(state: GameState): Planner {
  return new Planner(new Network(learnedWeights, state.catalog), state);
}

/** The commands in the order in which a network player gives them before it ends the turn. */
function turnOf(state: GameState): Command[] {
  const given: Command[] = [];
  playTurn(state, ME, networkBot('planner', learnedWeights, [core]), (command) => {
    given.push(command);
  });
  return given;
}

const isFirstAbility = (command: Command): boolean =>
  command.type === 'use' && command.ability === 'primary';

describe('a base that lets one choose between gains', () => {
  it.each(['barter-world', 'trading-post', 'defense-center'])('waits for the hand: %s', (base) => {
    const given = turnOf(tableWith({ inPlay: [base], hand: ['survey-ship', 'cutter', 'scout'] }));
    const use = given.findIndex(isFirstAbility);
    const lastPlay = given.findLastIndex(({ type }) => type === 'play');
    expect(use).toBeGreaterThan(lastPlay);
  });

  it('counts all Blob cards of the turn, where it draws for them', () => {
    const given = turnOf(tableWith({ inPlay: ['blob-world'], hand: ['ram', 'ram', 'trade-pod'] }));
    const use = given.findIndex(isFirstAbility);
    expect(given.slice(0, use).filter(({ type }) => type === 'play')).toHaveLength(3);
  });
});

describe('a card that may scrap another one in the trade row', () => {
  const orderOf = (...hand: CardId[]): CardId[] =>
    turnOf(tableWith({ hand })).flatMap((command) =>
      command.type === 'play' ? [command.card] : [],
    );

  it('is played when it is known what can be bought', () => {
    expect(orderOf('battle-pod', 'explorer', 'scout').at(-1)).toBe('battle-pod');
  });

  it('is used as an ally then, too', () => {
    const given = turnOf(tableWith({ hand: ['blob-destroyer', 'trade-pod', 'scout'] }));
    const use = given.findIndex((each) => each.type === 'use' && each.card === 'blob-destroyer');
    expect(use).toBeGreaterThan(given.findLastIndex(({ type }) => type === 'play'));
  });
});

describe('a base that takes a card out of the hand', () => {
  const codesOf = (state: GameState): readonly CommandCode[] => {
    const options = plannerFor(state).options(state, ME);
    return typeof options === 'number' ? [options] : options;
  };

  it('is thought of before the hand is played', () => {
    const state = tableWith({ inPlay: ['machine-base'], hand: ['viper', 'scout', 'ram'] });
    expect(codesOf(state).map(kindOf)).toEqual([USE_PRIMARY, PLAY]);
  });

  it('is used while there is a Viper to be rid of', () => {
    const state = tableWith({ inPlay: ['machine-base'], hand: ['viper', 'scout', 'scout'] });
    const given = turnOf(state);
    expect(given[0].type).toBe('use');
    expect(given[1]).toMatchObject({ type: 'choose', pick: { from: 'hand' } });
  });

  it('hinders nobody who has nothing in hand, or no such base', () => {
    expect(codesOf(tableWith({ inPlay: ['machine-base'] })).map(kindOf)).toContain(END_TURN);
    const [only, ...others] = codesOf(tableWith({ hand: ['viper', 'scout'] }));
    expect(others).toEqual([]);
    expect(kindOf(only)).toBe(PLAY);
  });

  it('stands first in a plan, before the moves that need no thought', () => {
    const state = tableWith({ inPlay: ['junkyard'], hand: ['viper', 'scout', 'ram'] });
    const planner = plannerFor(state);
    const options = codesOf(state);
    planner.imagine(state, ME, randomFrom('a world'));
    const plans = planner.plans(ME, options, WHOLE_TURN, 20);
    const scrapping = plans.find(({ steps }) => kindOf(steps[0]) === USE_PRIMARY)!;
    const followed = planner.foreseeable(ME, scrapping.steps);
    expect(followed.at(-1)).toBe(END_TURN);
    expect(followed.slice(0, -1)).toEqual(scrapping.steps);
    expect(readable(state, ME, followed[0]).type).toBe('use');
    expect(state.seats[OPPONENT].authority).toBe(50);
  });
});
