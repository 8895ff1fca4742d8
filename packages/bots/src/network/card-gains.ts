import type { Effect } from '@openrealms/engine';

/** What an ability can bring, in the order of its numbers. */
export const GAINS = [
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
  'other',
] as const;
type Gain = (typeof GAINS)[number];

/** As many cards as anybody discards at once. */
const MANY = 3;

/** How much of what these effects bring. An effect of a kind that is not known yet counts as "other". */
export function gainsOf(effects: readonly Effect[]): Map<Gain, number> {
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
        add(effect.kind, Math.min(effect.count, MANY));
        break;
      case 'gain-per':
        add(effect.what, effect.amount);
        break;
      case 'acquire-free':
      case 'salvage':
        add('acquire-free-ship', 1);
        break;
      case 'next-on-top':
      case 'put-on-deck':
        add('next-ship-on-top', 1);
        break;
      case 'if-you-do':
        for (const [gain, amount] of gainsOf(effect.effects)) add(gain, amount);
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
        add(isGain(effect.kind) ? effect.kind : 'other', 1);
    }
  }
  return gains;
}

function isGain(kind: string): kind is Gain {
  return (GAINS as readonly string[]).includes(kind);
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
