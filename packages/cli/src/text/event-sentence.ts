import type { CardId, GameEvent, Language, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { englishEvents } from './events-en.ts';
import { frenchEvents } from './events-fr.ts';
import { capitalised } from './layout.ts';
import type { Audience, EventPhrases, Teller } from './telling.ts';

const PHRASES: Readonly<Record<Language, EventPhrases>> = {
  en: englishEvents,
  fr: frenchEvents,
};

export function tellerFor(audience: Audience, book: CardBook): Teller {
  return {
    isYou: (seat) => seat === audience.you,
    name: (seat) => audience.names[seat] ?? `${seat + 1}`,
    card: book.name,
    branch: book.branch,
  };
}

/**
 * What happened, one sentence for each thing somebody did: what followed from it is told in the same sentence,
 * like "You play Corvette: +1 combat, you draw Scout."
 */
export function tell(events: readonly GameEvent[], audience: Audience, book: CardBook): string[] {
  const teller = tellerFor(audience, book);
  const phrases = PHRASES[book.language];
  const story: { clause: string; seat: Seat | null; details: string[] }[] = [];
  /** A detail of what this seat did; a sentence of its own where nobody, or somebody else, did something. */
  const add = (seat: Seat | null, detail: string, alone: string): void => {
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
    // The branch that was chosen has said it.
    if (event.kind === 'gained' && events[i - 1]?.kind === 'branch-chosen') continue;
    const clause = phrases.clause(event, teller);
    const detail = clause === null ? phrases.detail(event, teller) : null;
    if (clause !== null) story.push({ clause, seat, details: [] });
    else if (detail !== null) add(seat, detail, capitalised(detail));
  }
  return story.map(({ clause, details }) =>
    details.length === 0 ? `${clause}.` : `${clause}${phrases.colon} ${details.join(', ')}.`,
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

/** The same sentence several times in a row is said once, with its number. */
export function condense(sentences: readonly string[], times: (count: number) => string): string[] {
  const condensed: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    let count = 1;
    while (sentences[i + count] === sentences[i]) count++;
    condensed.push(count === 1 ? sentences[i] : `${sentences[i]} ${times(count)}`);
    i += count;
  }
  return condensed;
}
