import type { CardId, Faction } from '@openrealms/engine';
import type { Judgement } from '../judgement.ts';
import { cardValue, type Standpoint } from './card-value.ts';
import { deckOf } from './deck.ts';
import { lazy, remembered } from './lazy.ts';
import { type Character, ownedBy } from './mind.ts';
import { phaseOf } from './phase.ts';
import { at, type Span } from './weights.ts';
import { weightsAt } from './weights-at.ts';

/** What cards will be worth to a player for the rest of the game. */
export interface Prospects {
  /** A weight at this stage of the game. */
  weight(span: Span): number;
  /** From where the player, or another one, looks at a card. */
  standpoint(seat: number): Standpoint;
  /** What a card is worth each time it comes up. */
  value(id: CardId): number;
  /** How good it is to have this card rather than not. */
  net(id: CardId): number;
  /** How good it is to be rid of this card; below zero, one would rather keep it. */
  thinning(id: CardId): number;
}

export function prospectsOf(
  judgement: Judgement,
  { temperament, style, opinions }: Character,
): Prospects {
  const { card, me, numberOf, view } = judgement;
  const weights = weightsAt(judgement, temperament.weights);
  const phase = phaseOf(judgement, weights.rounds);
  const weight = (span: Span): number => at(span, phase);
  const standpoint = remembered(
    (seat: number): Standpoint => ({
      deck: deckOf(ownedBy(view, seat).map(card)),
      phase,
      weights,
    }),
  );
  const allies = (faction: Faction): number => standpoint(me.seat).deck.allies.get(faction) ?? 0;
  const value = remembered((id: CardId): number => {
    const each = card(id);
    const liking = style?.bonus(each, { allies, phase }) ?? 0;
    return cardValue(each, standpoint(me.seat)) + opinions[numberOf(id)] + liking;
  });
  /** What the mean card of the deck is worth: the one that a new card takes the place of. */
  const mean = lazy((): number => {
    const { cards } = standpoint(me.seat).deck;
    return cards.reduce((sum, { id }) => sum + value(id), 0) / Math.max(cards.length, 1);
  });
  const later = weight(weights.later);
  return {
    weight,
    standpoint,
    value,
    net: (id) => later * (value(id) - weight(weights.entry) * mean()),
    thinning: (id) =>
      later * (weight(weights.thinBelow) * mean() - value(id)) + (style?.thinning ?? 0),
  };
}
