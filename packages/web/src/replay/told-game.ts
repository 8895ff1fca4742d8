import { CHALLENGES, FORMATS, type Replay } from '@openrealms/engine';
import { type CardBook, namesForWatching, type Sentence, tell } from '@openrealms/narrator';
import { labelWords } from '../home/player-label.ts';

/** A game in words, the set-up first and then move by move; it needs no rules, only what was written down. */
export function toldGame(replay: Replay, book: CardBook): readonly (readonly Sentence[])[] {
  const { challenge, ...setup } = replay.setup;
  const players = setup.seats ?? 1 + Math.max(1, ...replay.moves.map(({ seat }) => seat));
  const seats = challenge === undefined ? players : players + 1;
  const format = [...FORMATS, ...CHALLENGES].find(
    ({ id }) => id === (challenge?.id ?? setup.format),
  );
  const teams = Array.from({ length: seats }, (_, seat) => format?.team(seat, seats) ?? seat);
  const names = namesForWatching(replay.players, seats, book.language);
  if (challenge !== undefined) {
    names[players] = labelWords[book.language].bosses[challenge.id] ?? names[players];
  }
  return [replay.opening, ...replay.moves.map(({ events }) => events)].map((events) => {
    try {
      return tell(events, { you: null, names, teams }, book);
    } catch {
      // Another version may have written what this one has no words for.
      return [['…']];
    }
  });
}
