import type { Effect } from '@openrealms/engine';
import type { Judgement } from './judgement.ts';

/** Whether these effects would scrap a card that their player wants to keep, because there is no other. */
export function harms(
  effects: readonly Effect[],
  { me, isJunk }: Pick<Judgement, 'me' | 'isJunk'>,
): boolean {
  return effects.some((effect) => {
    if (effect.kind !== 'scrap' || effect.may || effect.upTo) return false;
    return !effect.from.some((zone) => (me[zone] ?? []).some(isJunk));
  });
}
