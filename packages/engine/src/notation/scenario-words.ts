import type { ScenarioData } from '../state/data.ts';
import { reject } from '../state/reader.ts';
import { list, number, numbers, type Words } from './words.ts';

/** Those that only a scenario game has; the turns that each player has begun are called as in a challenge. */
export const SCENARIO_WORDS = [
  'scenario',
  'sides',
  'face-up',
  'choice',
  'used',
  'open-victory-cards',
  'earned',
  'acquired',
];

/** Used stickers are like star-empire:1:3:ship, with sheet, cost and type; earned cards like war-chest:0, with the seat. */
export function scenarioWords(scenario: ScenarioData): Record<string, string | number> {
  return {
    scenario: scenario.number,
    sides: scenario.sides.join(','),
    'face-up': scenario.faceUp,
    choice: scenario.choice ?? '',
    used: scenario.used
      .map(({ side, sheet, cost, type }) => [side, sheet, cost, type].join(':'))
      .join(','),
    'open-victory-cards': scenario.openVictoryCards.join(','),
    earned: scenario.earned.map(({ id, seat }) => `${id}:${seat}`).join(','),
    turns: scenario.turns.join(','),
    acquired: scenario.acquired,
  };
}

export function readScenarioWords(words: Words): Partial<Record<keyof ScenarioData, unknown>> {
  return {
    number: number(words, 'scenario', 0),
    sides: list(words, 'sides'),
    faceUp: words.get('face-up'),
    ...(words.has('choice') && { choice: words.get('choice') }),
    used: list(words, 'used').map(readSticker),
    openVictoryCards: list(words, 'open-victory-cards'),
    earned: list(words, 'earned').map(readEarned),
    turns: numbers(words, 'turns'),
    acquired: number(words, 'acquired', 0),
  };
}

function readSticker(text: string): unknown {
  const match = /^([^:]+):(\d{1,6}):(\d{1,6}):([^:]+)$/.exec(text);
  if (match === null) {
    return reject('wrong-sticker', `"${text}" must be side:sheet:cost:type.`, text);
  }
  const [, side, sheet, cost, type] = match;
  return { side, sheet: Number(sheet), cost: Number(cost), type };
}

function readEarned(text: string): unknown {
  const match = /^([^:]+):(\d{1,6})$/.exec(text);
  if (match === null) {
    return reject('wrong-victory-card', `"${text}" must be a victory card and a seat.`, text);
  }
  return { id: match[1], seat: Number(match[2]) };
}
