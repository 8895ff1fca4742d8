import { type Card, type Effect, FACTIONS } from '@openrealms/engine';

/** What an ability can bring, in the order of its numbers in the vector of a card. */
const GAINS = [
  'trade',
  'combat',
  'authority',
  'draw',
  'opponent-discards',
  'discard',
  'scrap-hand',
  'scrap-discard',
  'scrap-trade-row',
  'destroy-base',
  'acquire-free-ship',
  'next-ship-on-top',
  'copy-ship',
] as const;
type Gain = (typeof GAINS)[number];

/** When an ability happens; each has its own run of numbers. */
const TRIGGERS = ['primary', 'ally', 'scrap', 'whenever-ship-played'] as const;

const FACTS = 5 + FACTIONS.length + 2;

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
  ];
  numbers.set(facts);
  TRIGGERS.forEach((trigger, i) => {
    const gains = gainsOf(effectsOf(card, trigger));
    GAINS.forEach((gain, j) => {
      numbers[FACTS + i * GAINS.length + j] = (gains.get(gain) ?? 0) / scaleOf(gain);
    });
  });
  return numbers;
}

function effectsOf(card: Card, trigger: (typeof TRIGGERS)[number]): readonly Effect[] {
  if (trigger !== 'whenever-ship-played') return card[trigger];
  return card.static.flatMap((ability) =>
    ability.kind === 'whenever-ship-played' ? ability.effects : [],
  );
}

/** So that most numbers lie between 0 and 1. */
function scaleOf(gain: Gain): number {
  return gain === 'trade' || gain === 'combat' || gain === 'authority' ? 4 : 2;
}

function gainsOf(effects: readonly Effect[]): Map<Gain, number> {
  const gains = new Map<Gain, number>();
  const add = (gain: Gain, amount: number): void => {
    gains.set(gain, (gains.get(gain) ?? 0) + amount);
  };
  for (const effect of effects) {
    switch (effect.kind) {
      case 'trade':
      case 'combat':
      case 'authority':
        add(effect.kind, effect.amount);
        break;
      case 'draw':
        add('draw', typeof effect.amount === 'number' ? effect.amount : 1);
        break;
      case 'opponent-discards':
      case 'discard':
        add(effect.kind, effect.count);
        break;
      case 'scrap':
        for (const zone of effect.from) {
          add(zone === 'hand' ? 'scrap-hand' : 'scrap-discard', effect.count);
        }
        break;
      case 'choose':
        addBranches(effect.branches, add);
        break;
      case 'if-bases':
        for (const [gain, amount] of gainsOf(effect.effects)) add(gain, amount / 2);
        break;
      default:
        add(effect.kind, 1);
    }
  }
  return gains;
}

/** A choice is worth more than the mean of its branches and no more than each of them in full. */
function addBranches(
  branches: readonly (readonly Effect[])[],
  add: (gain: Gain, amount: number) => void,
): void {
  const CHOICE = 0.75;
  for (const branch of branches) {
    for (const [gain, amount] of gainsOf(branch)) add(gain, amount * CHOICE);
  }
}
