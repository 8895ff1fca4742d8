import { FORMATS, type Replay } from '@openrealms/engine';
import { type CardBook, namesForWatching, type Sentence, tell } from '@openrealms/narrator';

/** A game in words, the set-up first and then move by move; it needs no rules, only what was written down. */
export function toldGame(replay: Replay, book: CardBook): readonly (readonly Sentence[])[] {
  const seats = replay.setup.seats ?? 1 + Math.max(1, ...replay.moves.map(({ seat }) => seat));
  const format = FORMATS.find(({ id }) => id === replay.setup.format);
  const teams = Array.from({ length: seats }, (_, seat) => format?.team(seat, seats) ?? seat);
  const names = namesForWatching(replay.players, seats, book.language);
  return [replay.opening, ...replay.moves.map(({ events }) => events)].map((events) => {
    try {
      return tell(events, { you: null, names, teams }, book);
    } catch {
      // Another version may have written what this one has no words for.
      return [['…']];
    }
  });
}
