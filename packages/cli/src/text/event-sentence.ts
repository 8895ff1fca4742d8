import type { CardId, GameEvent, Language } from '@openrealms/engine';
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
  const story: { clause: string; details: string[] }[] = [];
  const add = (detail: string): void => {
    const last = story.at(-1);
    if (last === undefined) story.push({ clause: capitalised(detail), details: [] });
    else last.details.push(detail);
  };
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event.kind === 'card-drawn') {
      const cards: (CardId | null)[] = [];
      let next: GameEvent | undefined = event;
      while (next?.kind === 'card-drawn' && next.seat === event.seat) {
        cards.push(next.card);
        next = events[i + cards.length];
      }
      i += cards.length - 1;
      add(phrases.drawn(event.seat, cards, teller));
      continue;
    }
    // The branch that was chosen has said it.
    if (event.kind === 'gained' && events[i - 1]?.kind === 'branch-chosen') continue;
    const clause = phrases.clause(event, teller);
    const detail = clause === null ? phrases.detail(event, teller) : null;
    if (clause !== null) story.push({ clause, details: [] });
    else if (detail !== null) add(detail);
  }
  return story.map(({ clause, details }) =>
    details.length === 0 ? `${clause}.` : `${clause}${phrases.colon} ${details.join(', ')}.`,
  );
}
