import type { CardId, Command, Effect, Random, View } from '@openrealms/engine';
import type { Judgement } from '../judgement.ts';
import type { Of } from '../step.ts';
import type { Style } from '../styles/style.ts';
import type { Temperament } from './temperament.ts';

/** The judgement of a player with a temperament: what it thinks of cards, purchases and effects right now. */
export interface Mind extends Judgement {
  readonly temperament: Temperament;
  /** What to buy of all that can be bought; undefined if nothing is worth it. */
  purchase(offers: readonly Of<'acquire'>[]): Command | undefined;
  /** What these effects would bring right now; with `isNew`, those of a choice that is made now. */
  gain(effects: readonly Effect[], isNew?: boolean): number;
  /** What it would bring right now to play this card; what one loses by not playing it. */
  gainOf(id: CardId): number;
  /** How good it is to be rid of this card for good; below zero, one would rather keep it. */
  thinning(id: CardId): number;
  /** How good it is that nobody can buy this card of the trade row any more. */
  denial(id: CardId): number;
}

/** A situation and the one who judges it. */
export interface Character {
  readonly temperament: Temperament;
  readonly style: Style | null;
  /** By card number, how much the player over- or underrates a card, in points. */
  readonly opinions: Float64Array;
}

/** Makes a mind of what the player sees. */
export type Think = (judgement: Judgement, character: Character, random: Random) => Mind;

/** All cards that a player owns, as far as one can know: nearly all, though not where they are. */
export function ownedBy({ seats }: View, seat: number): CardId[] {
  const { discard, hand, inPlay, knownHand, knownTop, unseen } = seats[seat];
  return [
    ...(hand ?? knownHand),
    ...knownTop,
    ...unseen,
    ...discard,
    ...inPlay.map((piece) => piece.card),
  ];
}
