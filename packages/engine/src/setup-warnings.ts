import { FACTIONS, type Faction } from './cards/ability.ts';
import { catalogOf } from './cards/catalog.ts';
import { factionBit } from './cards/faction-bits.ts';
import { formatNamed } from './formats/index.ts';
import { tradeDeckOf } from './rules/trade-deck.ts';
import type { Setup } from './setup.ts';

/** What players should be told before they sit down to a game that can be played all the same. */
export type SetupWarning =
  /** Five or six players and no more cards than a box for four has. */
  | { readonly code: 'small-trade-deck'; readonly cards: number; readonly enough: number }
  /** Some factions have many more cards than others. */
  | {
      readonly code: 'uneven-factions';
      readonly cards: Readonly<Partial<Record<Faction, number>>>;
    };

/** The smallest trade deck that a rulebook finds large enough for five or six: that of a finished campaign. */
const ENOUGH_FOR_SIX = 84;
/** How many times the cards of the smallest faction the largest may have. */
const EVEN = 1.25;

/** What the rulebooks would warn the players of this game about. */
export function setupWarnings(
  setup: Pick<Setup, 'boxes' | 'seats' | 'format' | 'challenge' | 'tradeDeck'>,
): SetupWarning[] {
  const catalog = catalogOf(setup.boxes);
  const { factions } = catalog;
  const tradeDeck = tradeDeckOf(setup, catalog);
  const warnings: SetupWarning[] = [];
  const seats =
    setup.seats ?? formatNamed(setup.challenge?.id ?? setup.format ?? 'standard').seatCounts[0];
  if (seats > 4 && tradeDeck.length < ENOUGH_FOR_SIX) {
    warnings.push({
      code: 'small-trade-deck',
      cards: tradeDeck.length,
      enough: ENOUGH_FOR_SIX,
    });
  }
  const counts = FACTIONS.flatMap((faction) => {
    const bit = factionBit(faction);
    const cards = tradeDeck.filter((card) => (factions[card] & bit) !== 0).length;
    return cards === 0 ? [] : [[faction, cards] as const];
  });
  const sizes = counts.map(([, cards]) => cards);
  if (Math.max(...sizes) > EVEN * Math.min(...sizes)) {
    warnings.push({ code: 'uneven-factions', cards: Object.fromEntries(counts) });
  }
  return warnings;
}
