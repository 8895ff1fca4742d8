import { CHALLENGES, LEVELS, type Options } from '@openrealms/engine';
import { fieldsOf } from '../home/fields-of.ts';
import { readOptions, readSeat } from '../home/read-choice.ts';
import type { SeatChoice } from '../home/seat-choice.ts';
import { type ChallengeChoice, DEFAULT_CHALLENGE, madeToFit } from './challenge-choice.ts';

/** A choice as it was stored; whatever of it is damaged, or no longer on offer, has its default. */
export function readChallengeChoice(stored: unknown): ChallengeChoice {
  const { challenge, level, seats, boxes, options } = fieldsOf(stored);
  return madeToFit({
    challenge: CHALLENGES.find(({ id }) => id === challenge)?.id ?? DEFAULT_CHALLENGE.challenge,
    level: LEVELS.find((each) => each === level) ?? DEFAULT_CHALLENGE.level,
    seats: readSeats(seats),
    boxes: Array.isArray(boxes) ? boxes : [],
    options: readChallengeOptions(options),
  });
}

/** Somebody has to sit there; whoever cannot be read has left. */
function readSeats(stored: unknown): readonly SeatChoice[] {
  const seats = (Array.isArray(stored) ? stored : []).flatMap((seat) => readSeat(seat) ?? []);
  return seats.length > 0 ? seats : DEFAULT_CHALLENGE.seats;
}

function readChallengeOptions(stored: unknown): Options {
  const fields = fieldsOf(stored);
  return {
    ...readOptions(fields),
    gambitSubstitutions: fields.gambitSubstitutions === true,
    firstEditionCorrection: fields.firstEditionCorrection === true,
  };
}
