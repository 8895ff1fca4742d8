import { type Card, type CardId, type Command, type Effect, effectsOf } from '@openrealms/engine';

/**
 * The next card to play or ability to use whose choices and order do not matter: bases, and whatever only gives
 * trade, combat or authority. Undefined when there is none. A client's "play all" carries these out one by one.
 */
export function safeMove(
  legal: readonly Command[],
  cardOf: (id: CardId) => Card,
): Command | undefined {
  const plays = legal.filter((command) => command.type === 'play');
  return (
    // Bases first: some count bases, or look at the ships played after them.
    plays.find((command) => cardOf(command.card).type === 'base') ??
    legal.find(
      (command) =>
        command.type === 'use' &&
        command.ability !== 'scrap' &&
        effectsOf(cardOf(command.card), command.ability).every(onlyGives),
    ) ??
    plays.find((command) => cardOf(command.card).primary.every(onlyGives))
  );
}

/** The cards that are left when `safeMove` finds nothing more: what to do with them is the player's decision. */
export function leftToThePlayer(legal: readonly Command[]): CardId[] {
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
