import type { Effect } from '../../cards/ability.ts';
import { type Checking, error } from './check-pack.ts';
import type { Path } from './pack-problem.ts';

/** Where effects stand: only there some of them mean something. */
export type Place = 'primary-of-ship' | 'scrap' | 'other' | 'rule';

/** Effects that mean nothing where they stand. */
export function checkEffects(
  on: Checking,
  effects: readonly Effect[],
  path: Path,
  place: Place,
): void {
  effects.forEach((effect, i) => {
    const at = [...path, i];
    const wrong = (why: string): void => error(on, 'wrong-effect', at, why);
    if (i === 0 && asksForBefore(effect)) {
      wrong(
        `"${effect.kind}" counts what the effect before it did, and there is none in this list. Put that effect before it.`,
      );
    }
    if (effect.kind === 'copy-ship' && place !== 'primary-of-ship') {
      wrong(
        '"copy-ship" can stand only in the primary ability of a ship, and not inside a choice.',
      );
    }
    if (effect.kind === 'return-at-end-of-turn' && place !== 'scrap') {
      wrong('"return-at-end-of-turn" can stand only in a scrap ability, and not inside a choice.');
    }
    const inside = place === 'rule' ? 'rule' : 'other';
    if (effect.kind === 'choose') {
      effect.branches.forEach((branch, j) => {
        checkEffects(on, branch, [...at, 'branches', j], inside);
      });
    } else if (effect.kind === 'if-bases') {
      checkEffects(on, effect.effects, [...at, 'effects'], inside);
    } else if (effect.kind === 'if-you-do') {
      // What happens then may count what was done before it.
      checkInside(on, effect.effects, [...at, 'effects'], inside);
    }
  });
}

function checkInside(on: Checking, effects: readonly Effect[], path: Path, place: Place): void {
  const [first, ...rest] = effects;
  if (!asksForBefore(first)) checkEffects(on, effects, path, place);
  else if (rest.length > 0) {
    const quiet: Effect = { kind: 'trade', amount: 1 };
    checkEffects(on, [quiet, ...rest], path, place);
  }
}

/** Whether an effect has to do with what the one before it did. */
function asksForBefore(effect: Effect): boolean {
  if (effect.kind === 'if-you-do') return true;
  if (effect.kind === 'draw') return effect.amount === 'that-many';
  return effect.kind === 'gain-per' && effect.per !== 'own-scrapped';
}
