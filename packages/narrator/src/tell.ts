import type { CardId, GameEvent, Language, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { englishEvents } from './events-en.ts';
import { frenchEvents } from './events-fr.ts';
import { begun, joined, phrase, type Sentence } from './sentence.ts';
import { type Audience, type EventPhrases, tellerFor } from './telling.ts';

const PHRASES: Readonly<Record<Language, EventPhrases>> = {
  en: englishEvents,
  fr: frenchEvents,
};

export function eventPhrases(language: Language): EventPhrases {
  return PHRASES[language];
}

/**
 * What happened, one sentence for each thing somebody did: what followed from it is told in the same sentence,
 * like "You play Corvette: +1 combat, you draw Scout."
 */
export function tell(events: readonly GameEvent[], audience: Audience, book: CardBook): Sentence[] {
  const teller = tellerFor(audience, book);
  const phrases = eventPhrases(book.language);
  const story: { clause: Sentence; seat: Seat | null; details: Sentence[] }[] = [];
  /** A detail of what this seat did; a sentence of its own where nobody, or somebody else, did something. */
  const add = (seat: Seat | null, detail: Sentence, alone: Sentence): void => {
    const last = story.at(-1);
    const continues = last !== undefined && last.seat !== null && (seat ?? last.seat) === last.seat;
    if (continues) last.details.push(detail);
    else story.push({ clause: alone, seat: null, details: [] });
  };
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    const seat = 'seat' in event ? event.seat : null;
    if (event.kind === 'card-drawn') {
      const cards = drawnFrom(events, i);
      i += cards.length - 1;
      const drawn = phrases.drawn(event.seat, cards, teller);
      add(seat, drawn.detail, drawn.clause);
      continue;
    }
    if (event.kind === 'turn-started' || event.kind === 'turn-ended') {
      const seats = togetherFrom(events, i);
      i += seats.length - 1;
      const clause =
        event.kind === 'turn-started'
          ? phrases.turnStarted(event.turn, seats, teller)
          : phrases.turnEnded(seats, teller);
      story.push({ clause: [clause], seat: seats.length === 1 ? event.seat : null, details: [] });
      continue;
    }
    // The branch that was chosen has said it.
    if (event.kind === 'gained' && events[i - 1]?.kind === 'branch-chosen') continue;
    const clause = phrases.clause(event, teller);
    const detail = clause === null ? phrases.detail(event, teller) : null;
    if (clause !== null) story.push({ clause: phrase`${clause}`, seat, details: [] });
    else if (detail !== null) add(seat, phrase`${detail}`, begun(phrase`${detail}`));
  }
  return story.map(({ clause, details }) =>
    details.length === 0
      ? phrase`${clause}.`
      : phrase`${clause}${phrases.colon} ${joined(details, ', ')}.`,
  );
}

/** The cards that one player draws one after the other from here on. */
function drawnFrom(events: readonly GameEvent[], start: number): (CardId | null)[] {
  const cards: (CardId | null)[] = [];
  const [first] = events.slice(start);
  for (const event of events.slice(start)) {
    if (event.kind !== 'card-drawn' || first.kind !== 'card-drawn') break;
    if (event.seat !== first.seat) break;
    cards.push(event.card);
  }
  return cards;
}

/** The seats that the same happens to, one after the other, from here on: those who take a turn together. */
function togetherFrom(events: readonly GameEvent[], start: number): Seat[] {
  const seats: Seat[] = [];
  const { kind } = events[start];
  for (const event of events.slice(start)) {
    if (event.kind !== kind || !('seat' in event)) break;
    seats.push(event.seat);
  }
  return seats;
}
