import {
  advance,
  awaited,
  type CampaignContents,
  campaignBox,
  isOver,
  legalCommands,
  randomFrom,
  roll,
  type ScenarioSetup,
  SIDES,
  type Side,
  startRecord,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { riseOfEmpire } from '../../src/index.ts';

const box = campaignBox(riseOfEmpire);
const { scenarios, victoryCards } = box.campaign as CampaignContents;

const openVictoryCards = victoryCards
  .filter(({ earned }) => earned.when === 'turn')
  .map(({ id }) => id);

/** Every face of every scenario, with each option where it asks for a choice. */
const FACES = scenarios.flatMap(({ number, faces }) =>
  SIDES.flatMap((faceUp) =>
    (faces[faceUp].choice ?? [null]).map((option) => [number, faceUp, option?.id] as const),
  ),
);

function start(number: number, faceUp: Side, choice: string | undefined) {
  const scenario: ScenarioSetup = {
    number,
    sides: ['star-empire', 'trade-federation'],
    faceUp,
    used: [],
    openVictoryCards,
    ...(choice !== undefined && { choice }),
  };
  return startRecord({ boxes: [box], seed: `scenario ${number}`, scenario });
}

describe('every face of every scenario', () => {
  it.each(FACES)('%i, %s up (%s) deals 60 trade cards and both personal decks', (...face) => {
    const game = toData(start(...face).state);
    expect([...game.tradeRow, ...game.tradeDeck]).toHaveLength(60);
    const cards = game.seats.map(({ hand, deck }) => [...hand, ...deck]);
    expect(cards[0]).toContain('imperial-fighter');
    expect(cards[0]).toContain('smuggler');
    expect(cards[1]).toContain('federation-shuttle');
    expect(cards[1]).toContain('system-police');
    expect(game.active).toEqual([face[1] === 'star-empire' ? 0 : 1]);
  });

  it.each(SIDES)('has the personal deck of each side, with %s up [SCENARIO-9]', (faceUp) => {
    const { seats } = toData(start(2, faceUp, undefined).state);
    const scouts = Array<string>(8).fill('scout');
    expect(seats.map(({ hand, deck }) => [...hand, ...deck].sort())).toEqual([
      ['imperial-fighter', ...scouts, 'smuggler', 'viper'],
      ['federation-shuttle', ...scouts, 'system-police', 'viper'],
    ]);
  });

  it.each(FACES)('%i, %s up (%s) can be played to its end', (...face) => {
    const random = randomFrom(`dice ${face.join()}`);
    let record = start(...face);
    while (!isOver(record.state)) {
      const [seat] = awaited(record.state);
      const legal = legalCommands(record.state, seat);
      // A turn ends when nothing else is left to do.
      const going = legal.filter(({ type }) => type !== 'end-turn');
      const commands = going.length > 0 ? going : legal;
      const command = commands[roll(random, commands.length)];
      const result = advance(record, { seat, at: record.state.version, command });
      if (!result.ok) throw new Error(`A legal command was refused: ${result.refusal.code}.`);
      record = result.record;
    }
    expect(toData(record.state).winners).toHaveLength(1);
  });
});
