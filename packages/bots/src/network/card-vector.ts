import { type Card, type Effect, FACTIONS } from '@openrealms/engine';
import { GAINS, gainsOf } from './card-gains.ts';

/** When an ability happens; each has its own run of numbers. */
const TRIGGERS = [
  'primary',
  'ally',
  'scrap',
  'whenever-ship-played',
  'doubleAlly',
  'acquired',
] as const;

const FACTS = 5 + FACTIONS.length + 3;

/** How many numbers describe a card. */
export const CARD_NUMBERS = FACTS + TRIGGERS.length * GAINS.length;

/**
 * A card as numbers: what it is, and how much of what each of its abilities brings. Made from its effects alone, so that
 * a card nobody has ever played is described as well as any other.
 */
export function cardVector(card: Card): Float32Array {
  const numbers = new Float32Array(CARD_NUMBERS);
  const facts = [
    1,
    card.cost / 8,
    card.type === 'base' ? 1 : 0,
    card.outpost ? 1 : 0,
    card.defense / 8,
    ...FACTIONS.map((faction) => (card.factions.includes(faction) ? 1 : 0)),
    card.static.some(({ kind }) => kind === 'ally-of-every-faction') ? 1 : 0,
    card.factions.length === 0 ? 1 : 0,
    card.factions.length > 1 ? 1 : 0,
  ];
  numbers.set(facts);
  TRIGGERS.forEach((trigger, i) => {
    const gains = gainsOf(effectsOf(card, trigger));
    GAINS.forEach((gain, j) => {
      const scale = gain === 'trade' || gain === 'combat' || gain === 'authority' ? 4 : 2;
      numbers[FACTS + i * GAINS.length + j] = (gains.get(gain) ?? 0) / scale;
    });
  });
  return numbers;
}

function effectsOf(card: Card, trigger: (typeof TRIGGERS)[number]): readonly Effect[] {
  if (trigger === 'whenever-ship-played') {
    return card.static.flatMap((ability) =>
      ability.kind === 'whenever-ship-played' ? ability.effects : [],
    );
  }
  // The ally ability of a sticker counts as one more of the card's own.
  if (trigger === 'ally') return [...card.ally, ...card.upgradeAlly];
  return card[trigger];
}
