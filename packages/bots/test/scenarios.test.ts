import { riseOfEmpire } from '@openrealms/content';
import {
  apply,
  type Box,
  campaignBox,
  createGame,
  END_TURN,
  type GameState,
  isOver,
  kindOf,
  legalCommands,
  randomFrom,
  type Setup,
  type UsedSticker,
} from '@openrealms/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { botNamed, type LabBotName, playMatch, prepareBots } from '../src/index.ts';
import { nextMove } from '../src/next-move.ts';

const boxes: readonly Box[] = [campaignBox(riseOfEmpire)];
const BOTS: readonly LabBotName[] = ['recruit', 'greedy', 'tuned', 'admiral'];
const EMPIRE = 0;

beforeAll(() => prepareBots(BOTS));

function scenario(number: number, used: readonly UsedSticker[] = []): Setup {
  const choice = riseOfEmpire.campaign?.scenarios[number - 1].faces['star-empire'].choice?.[0].id;
  return {
    boxes,
    seed: `scenario ${number}`,
    scenario: {
      number,
      sides: ['star-empire', 'trade-federation'],
      faceUp: 'star-empire',
      used,
      openVictoryCards: [],
      ...(choice !== undefined && { choice }),
    },
  };
}

describe.each(BOTS)('%s', (name) => {
  it('plays scenarios to their end, and upgrades cards', () => {
    const bots = [botNamed(name, boxes), botNamed(name, boxes)];
    const numbers = name === 'admiral' ? [1, 6, 12] : Array.from({ length: 12 }, (_, i) => i + 1);
    const upgrades = numbers.map((number) => {
      const { moves, result } = playMatch(scenario(number), bots);
      expect(result.winners).toHaveLength(1);
      return moves.filter(({ command }) => 'upgrade' in command).length;
    });
    expect(upgrades.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(numbers.length);
  });

  it('uses the fifth sticker of the sheet as soon as it can', () => {
    const used = [2, 3, 4, 5].map(
      (cost): UsedSticker => ({ side: 'star-empire', sheet: 1, cost, type: 'ship' }),
    );
    const state = createGame(scenario(1, used));
    const seated = [0, 1].map((seat) => ({
      bot: botNamed(seat === EMPIRE ? name : 'random-buyer', boxes),
      random: randomFrom(`${seat}`),
    }));
    let couldWin = false;
    while (!isOver(state)) {
      const { seat, code } = nextMove(state, (each) => seated[each])!;
      if (seat === EMPIRE && canSign(state)) {
        couldWin = true;
        expect(kindOf(code)).not.toBe(END_TURN);
      }
      apply(state, seat, code);
    }
    expect(couldWin).toBe(true);
    expect(state.winners).toBe(1 << EMPIRE);
  });
});

/** Whether the Star Empire can use its fifth sticker now. */
function canSign(state: GameState): boolean {
  return legalCommands(state, EMPIRE).some(
    (command) => command.type === 'acquire' && command.upgrade === 1,
  );
}
