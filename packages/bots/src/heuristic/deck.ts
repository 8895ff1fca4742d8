import { type Card, FACTIONS, type Faction } from '@openrealms/engine';

/** What matters about the cards a player owns, wherever they are, when another is judged. */
export interface Deck {
  readonly cards: readonly Card[];
  /** How many cards are an ally for this faction. */
  readonly allies: ReadonlyMap<Faction, number>;
  readonly bases: number;
}

export function deckOf(cards: readonly Card[]): Deck {
  const allies = new Map<Faction, number>();
  let bases = 0;
  for (const card of cards) {
    if (card.type === 'base') bases++;
    for (const faction of alliedWith(card)) allies.set(faction, (allies.get(faction) ?? 0) + 1);
  }
  return { cards, allies, bases };
}

/** The factions for which a card is an ally. */
export function alliedWith(card: Card): readonly Faction[] {
  const isAllyOfAll = card.static.some(({ kind }) => kind === 'ally-of-every-faction');
  return isAllyOfAll ? FACTIONS : card.factions;
}

/** The cards beside one in a hand. */
const OTHERS = 4;

/** The chance that one of so many cards lies beside another of the deck. */
export function chanceBeside(count: number, { cards }: Deck): number {
  return 1 - (1 - Math.min(count / Math.max(cards.length, OTHERS + 1), 1)) ** OTHERS;
}

/** The chance that a card of these factions lies beside this one, which is or is not yet in the deck. */
export function allyChance(card: Card, factions: readonly Faction[], deck: Deck): number {
  return chanceBeside(mates(card, factions, deck), deck);
}

/** The chance that two cards of these factions lie beside this one. */
export function doubleAllyChance(card: Card, factions: readonly Faction[], deck: Deck): number {
  const { length } = deck.cards;
  const each = Math.min(mates(card, factions, deck) / Math.max(length, OTHERS + 1), 1);
  return 1 - (1 - each) ** OTHERS - OTHERS * each * (1 - each) ** (OTHERS - 1);
}

/** How many others of the deck are allies of this card for one of these factions, of which the most count. */
function mates(card: Card, factions: readonly Faction[], deck: Deck): number {
  const itself = deck.cards.includes(card) ? 1 : 0;
  let most = 0;
  for (const faction of factions) {
    const own = alliedWith(card).includes(faction) ? itself : 0;
    most = Math.max(most, (deck.allies.get(faction) ?? 0) - own);
  }
  return most;
}
