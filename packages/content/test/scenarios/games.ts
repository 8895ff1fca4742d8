/** Random games of every scenario, one after the other as in a campaign: the next is played with what became of the cards. */
import {
  advance,
  awaited,
  type CampaignContents,
  type Command,
  campaignBox,
  finishedScenario,
  type GameRecord,
  isOver,
  legalCommands,
  type Options,
  type Random,
  randomFrom,
  roll,
  type Setup,
  SIDES,
  type Side,
  startRecord,
} from '@openrealms/engine';
import { riseOfEmpire } from '../../src/index.ts';

export const grown = campaignBox(riseOfEmpire);
const contents = riseOfEmpire.campaign as CampaignContents;

const TURN_CARDS = contents.victoryCards.flatMap(({ id, earned }) =>
  earned.when === 'turn' ? [id] : [],
);

/** What is done with every step of a game before its command is given. */
export type Visit = (record: GameRecord, random: Random) => void;

/**
 * Plays the twelve scenarios of the n-th campaign at random, and shows every step and every finished game. Faces, choices, seats
 * and options take turns, so that a few campaigns show all of them.
 */
export function playCampaign(n: number, visit: Visit, finish: (record: GameRecord) => void): void {
  let before: Pick<Setup, 'tradeDeck'> & { used: NonNullable<Setup['scenario']>['used'] } = {
    used: [],
  };
  let open: readonly string[] = TURN_CARDS;
  for (let number = 1; number <= contents.scenarios.length; number++) {
    const setup = setupOf(n, number, before.used, open);
    const record = playScenario(
      { ...setup, ...(before.tradeDeck && { tradeDeck: before.tradeDeck }) },
      visit,
    );
    finish(record);
    const result = finishedScenario(record.state);
    before = { tradeDeck: result.tradeDeck, used: result.used };
    open = open.filter((id) => !result.earned.some((each) => each.id === id));
  }
}

function setupOf(
  n: number,
  number: number,
  used: NonNullable<Setup['scenario']>['used'],
  openVictoryCards: readonly string[],
): Setup {
  const faceUp: Side = SIDES[(n + number) % 2];
  const options = contents.scenarios[number - 1].faces[faceUp].choice ?? [];
  const chosen = options[Math.floor(n / 2) % Math.max(1, options.length)];
  const rules: Partial<Options> = {
    discardTiming: n & 1 ? 'next-turn' : 'at-once',
    emptyTradeDeck: n & 2 ? 'recycle' : 'stay-empty',
  };
  return {
    boxes: [grown],
    seed: `scenario ${number} of campaign ${n}`,
    options: rules,
    scenario: {
      number,
      sides: n & 2 ? [SIDES[1], SIDES[0]] : [SIDES[0], SIDES[1]],
      faceUp,
      ...(chosen && { choice: chosen.id }),
      used,
      openVictoryCards,
    },
  };
}

const MAX_COMMANDS = 4000;
/** Players of campaigns that end in 1 attack nobody for so many moves, and so have time for a Political Victory. */
const PEACE = 800;

function playScenario(setup: Setup, visit: Visit): GameRecord {
  const random = randomFrom(`dice for ${setup.seed}`);
  let record = startRecord(setup);
  while (!isOver(record.state)) {
    visit(record, random);
    const [seat] = awaited(record.state);
    const peaceful = record.moves.length < PEACE && setup.seed.endsWith('1');
    const command = pick(legalCommands(record.state, seat), peaceful, random);
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`A legal command was refused: ${result.refusal.code}.`);
    record = result.record;
    if (record.moves.length > MAX_COMMANDS) throw new Error(`${setup.seed} does not end.`);
  }
  return record;
}

/** Ends no turn while something can be played or attacked, and mostly not while something can be upgraded. */
function pick(all: readonly Command[], peaceful: boolean, random: Random): Command {
  const legal = peaceful ? all.filter(({ type }) => !type.startsWith('attack')) : all;
  const upgrades = legal.filter((command) => command.type === 'acquire' && command.upgrade);
  if (upgrades.length > 0 && roll(random, 3) > 0) return upgrades[roll(random, upgrades.length)];
  const going = legal.filter(({ type }) => type !== 'end-turn');
  const busy = going.some(({ type }) => type === 'play' || type.startsWith('attack'));
  const choices = busy ? going : legal;
  return choices[roll(random, choices.length)];
}
