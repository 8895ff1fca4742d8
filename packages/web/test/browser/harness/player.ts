import type { Locator, Page } from 'playwright-core';
import { type Glow, nextSight, type Sight } from './sight.ts';

export interface Plan {
  /** What presses the buttons: a mouse unless it is a finger. */
  readonly with?: 'mouse' | 'finger';
  /** Stops when this turn has come, both players' turns counted. */
  readonly until?: number;
  /** Called before every decision. */
  readonly before?: (sight: Sight) => Promise<void> | void;
}

/** Far more than any game of people who attack. */
const MAX_DECISIONS = 1500;

/**
 * Plays like somebody in a hurry who looks only at what glows: plays all cards, uses every ability, hits as hard as
 * possible, buys the dearest card, ends the turn. Comes back at the end of the game, or where the plan says.
 */
export async function play(page: Page, plan: Plan = {}): Promise<Sight> {
  const press = (target: Locator): Promise<void> =>
    plan.with === 'finger' ? target.tap() : target.click();
  let sight = await nextSight(page);
  for (let i = 0; i < MAX_DECISIONS; i++) {
    await plan.before?.(sight);
    if (sight.kind === 'over' || sight.turn >= (plan.until ?? Number.POSITIVE_INFINITY)) {
      return sight;
    }
    const { canPlayAll } = sight;
    await press(wanted(page, sight));
    sight = await nextSight(page, sight);
    // Cards that are played one by one need no help.
    while (canPlayAll && sight.canPlayAll) sight = await nextSight(page, sight);
  }
  throw new Error(`The game does not come to an end. The table reads: ${sight.writing}`);
}

/** What to press next. */
export function wanted(page: Page, sight: Sight): Locator {
  const { kind, glows, answers, canPlayAll } = sight;
  if (kind === 'hand-over') return page.getByRole('alertdialog').getByRole('button');
  if (kind === 'choice') {
    return answers > 0
      ? page.locator('[data-zone=choice] button').first()
      : glowing(page, glows[0]);
  }
  if (canPlayAll)
    return page.locator('[data-act=end-turn]').locator('xpath=preceding-sibling::*[1]');
  const next = nextGlow(glows);
  return next === undefined ? page.locator('[data-act=end-turn]') : glowing(page, next);
}

/** Cards in hand, then abilities, then attacks, then the dearest card. */
export function nextGlow(glows: readonly Glow[]): Glow | undefined {
  const in_ = (zone: string): Glow[] => glows.filter((glow) => glow.zone === zone);
  const isBase = ({ place }: Glow): boolean => place.startsWith('piece:');
  const targets = in_('opponents');
  return (
    in_('hand')[0] ??
    in_('in-play').find(({ marks }) => marks.some((mark) => mark !== 'scrap')) ??
    targets.find(isBase) ??
    targets[0] ??
    in_('row').sort((a, b) => priceOf(b) - priceOf(a))[0]
  );
}

/** The last number of a label like "Acquire Cutter for 2, to the top of your deck". */
export function priceOf({ label }: Glow): number {
  return Number(/(\d+)\D*$/.exec(label)?.[1] ?? 0);
}

function glowing(page: Page, { zone, place }: Glow): Locator {
  return page.locator(`[data-zone="${zone}"] [data-place="${place}"]`).first();
}
