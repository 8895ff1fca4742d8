import { cardBoxes } from '@openrealms/content';
import { formatNamed, type Seat, type Side } from '@openrealms/engine';
import type { NewGameChoice } from './new-game-choice.ts';

type Table = Pick<NewGameChoice, 'format' | 'seats' | 'boxes' | 'deck'>;

/** The seats whose players may start with the deck of a side: the format says who, and a box has to bring those decks. */
export function seatsWithDecks({ format, seats, boxes, deck }: Table): readonly Seat[] {
  const haveDecks =
    deck !== null ||
    cardBoxes.some(({ id, personalDecks }) => personalDecks !== undefined && boxes.includes(id));
  if (!haveDecks) return [];
  const { mayChooseDeck } = formatNamed(format);
  return seats.flatMap((_, seat) => (mayChooseDeck(seat, seats.length) ? [seat] : []));
}

/** What was chosen, as a set-up has it: nothing where everybody starts with the usual deck. */
export function chosenDecks({ decks, ...table }: Table & Pick<NewGameChoice, 'decks'>): {
  readonly personalDecks?: readonly (Side | null)[];
} {
  const allowed = seatsWithDecks(table);
  const personalDecks = table.seats.map((_, seat) =>
    allowed.includes(seat) ? (decks[seat] ?? null) : null,
  );
  return personalDecks.some((deck) => deck !== null) ? { personalDecks } : {};
}
