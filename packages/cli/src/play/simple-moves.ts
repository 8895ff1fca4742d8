import type { CardId, Command, Effect } from '@openrealms/engine';
import type { CardBook } from '../text/card-book.ts';

/**
 * The next card to play or ability to use whose choices and order do not matter: bases, and whatever only gives
 * trade, combat or authority. Undefined when there is none.
 */
export function simpleMove(legal: readonly Command[], book: CardBook): Command | undefined {
  const plays = legal.filter((command) => command.type === 'play');
  return (
    // Bases first: some count bases, or look at the ships played after them.
    plays.find((command) => book.card(command.card).type === 'base') ??
    legal.find(
      (command) =>
        command.type === 'use' &&
        command.ability !== 'scrap' &&
        book.card(command.card)[command.ability].every(onlyGives),
    ) ??
    plays.find((command) => book.card(command.card).primary.every(onlyGives))
  );
}

/** The cards that `simpleMove` leaves to the player. */
export function notSimple(legal: readonly Command[]): CardId[] {
  const cards = legal.flatMap((command) =>
    command.type === 'play' || (command.type === 'use' && command.ability !== 'scrap')
      ? [command.card]
      : [],
  );
  return [...new Set(cards)];
}

function onlyGives({ kind }: Effect): boolean {
  return kind === 'trade' || kind === 'combat' || kind === 'authority';
}
