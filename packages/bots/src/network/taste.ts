import type { GameState, Random, Seat } from '@openrealms/engine';
import type { Style, StyleContext } from '../styles/style.ts';
import { type Encoding, FOE_BASES, MY_BASES } from './encoding.ts';

/** Makes what a player is like for a whole game; looks at the dice it is given, but does not throw them. */
export type TasteMaker = (dice: Random) => Taste | null;

export const noTaste: TasteMaker = () => null;

/** What one point of a style is worth on the scale of the network, where 0.04 is about one percent of the games. */
const POINT = 0.02;

/** What a player likes or misjudges, beside what the network thinks: something for each own card, and for each base of a foe. */
export class Taste {
  private readonly opinions: Float64Array | null;
  private readonly style: Style | null;
  private readonly likes: Float32Array;

  /** By card, what the player wrongly believes it to be worth more; and a style. Both may be missing. */
  constructor(cards: number, opinions: Float64Array | null, style: Style | null) {
    this.opinions = opinions;
    this.style = style;
    this.likes = new Float32Array(cards);
  }

  /** The player is in this position now: what a style likes depends on what it has. */
  look(state: GameState, seat: Seat): void {
    const { likes, opinions, style } = this;
    const context = style === null ? null : contextOf(state, seat);
    state.catalog.cards.forEach((card, number) => {
      likes[number] = opinions?.[number] ?? 0;
      if (card === null || style === null || context === null) return;
      likes[number] += POINT * (style.bonus(card, context) - style.thinning);
    });
  }

  /** How much more the player likes a position, or a change of it, than the network does. */
  bonus({ entries, places, weights }: Encoding): number {
    const { likes } = this;
    const size = likes.length;
    const siege = POINT * (this.style?.siege ?? 0);
    let sum = 0;
    for (let i = 0; i < entries; i++) {
      const zone = Math.floor(places[i] / size);
      if (zone <= MY_BASES) sum += weights[i] * likes[places[i] - zone * size];
      else if (zone === FOE_BASES) sum -= weights[i] * siege;
    }
    return sum;
  }
}

function contextOf(state: GameState, seat: Seat): StyleContext {
  const { cards, catalog } = state;
  const { deck, discard, hand, slotCard, slots } = state.seats[seat];
  const own: number[] = [];
  for (const pile of [deck, discard, hand]) {
    own.push(...cards.subarray(pile + 1, pile + 1 + cards[pile]));
  }
  own.push(...cards.subarray(slotCard, slotCard + slots));
  return {
    allies: (faction) =>
      own.filter((card) => catalog.cards[card]?.factions.includes(faction)).length,
    phase: Math.min(state.turn / state.seats.length / LONG_GAME, 1),
  };
}

/** Turns of a player after which a game is late. */
const LONG_GAME = 14;
