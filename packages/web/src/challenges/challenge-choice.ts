import { cardBoxes as allBoxes } from '@openrealms/content';
import {
  CHALLENGES,
  type ChallengeId,
  DEFAULT_OPTIONS,
  type Level,
  type Options,
} from '@openrealms/engine';
import { type SeatChoice, seatsFitted } from '../home/seat-choice.ts';
import { challengeTable } from './challenge-table.ts';

/** What is chosen on the page of a challenge, and remembered for the next. */
export interface ChallengeChoice {
  readonly challenge: ChallengeId;
  readonly level: Level;
  /** Those who play; the Boss has no seat among them. */
  readonly seats: readonly SeatChoice[];
  readonly boxes: readonly string[];
  readonly options: Options;
}

/** A newcomer alone against the first Boss, at the easiest level. */
export const DEFAULT_CHALLENGE: ChallengeChoice = madeToFit({
  challenge: CHALLENGES[0].id,
  level: 'beginner',
  seats: [{ kind: 'person', name: '' }],
  boxes: [],
  options: DEFAULT_OPTIONS,
});

/** The challenge decides how many can play, who can begin, and which box has to be there. */
export function madeToFit<Choice extends ChallengeChoice>(choice: Choice): Choice {
  const table = challengeTable(choice.challenge);
  const wanted = choice.seats.length;
  const [count] = table.seatCounts.toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
  );
  const { firstSeat } = choice.options;
  const canBegin = firstSeat === 'random' || table.firstSeats(count + 1).includes(firstSeat);
  return {
    ...choice,
    seats: seatsFitted(choice.seats, count),
    boxes: boxesFitted(choice.challenge, choice.boxes),
    options: canBegin ? choice.options : { ...choice.options, firstSeat: 'random' },
  };
}

/** Boxes without which this challenge cannot be played; one of them is enough. */
export function boxesWith(challenge: ChallengeId): readonly string[] {
  return allBoxes.flatMap(({ id, challenges }) =>
    challenges?.[challenge] === undefined ? [] : [id],
  );
}

/** Each once, in the order of the shelf, and one among them that has the challenge. */
function boxesFitted(challenge: ChallengeId, boxes: readonly string[]): readonly string[] {
  const able = boxesWith(challenge);
  const all = boxes.some((id) => able.includes(id)) ? boxes : [...boxes, able[0]];
  return allBoxes.flatMap(({ id }) => (all.includes(id) ? [id] : []));
}
