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
  let sight = await nextSight(page);
  for (let i = 0; i < MAX_DECISIONS; i++) {
    await plan.before?.(sight);
    if (sight.kind === 'over' || sight.turn >= (plan.until ?? Number.POSITIVE_INFINITY)) {
      return sight;
    }
    const { canPlayAll } = sight;
    await press(page, sight, plan.with ?? 'mouse');
    sight = await nextSight(page, sight);
    // Cards that are played one by one need no help.
    while (canPlayAll && sight.canPlayAll) sight = await nextSight(page, sight);
  }
  throw new Error(`The game does not come to an end. The table reads: ${sight.writing}`);
}

/** Presses what comes next. */
async function press(page: Page, sight: Sight, hand: 'mouse' | 'finger'): Promise<void> {
  const act = async (target: Locator, at?: { x: number; y: number }): Promise<void> => {
    const options = at === undefined ? {} : { position: at };
    await (hand === 'finger' ? target.tap(options) : target.click(options));
  };
  const glow = wantedGlow(sight, hand);
  if (glow !== undefined) {
    // Where cards overlap, their left edge is what is seen of them.
    const target = page.locator(`[data-zone="${glow.zone}"] [data-place="${glow.place}"]`).first();
    return act(target, { x: 12, y: 24 });
  }
  if (sight.kind === 'hand-over') return act(page.getByRole('alertdialog').getByRole('button'));
  if (sight.kind === 'choice') return act(page.locator('[data-zone=choice] button').first());
  const end = page.locator('[data-act=end-turn]');
  return act(sight.canPlayAll ? end.locator('xpath=preceding-sibling::*[1]') : end);
}

/** What on the table is to be pressed; undefined where it is a button beside it. */
function wantedGlow(sight: Sight, hand: 'mouse' | 'finger'): Glow | undefined {
  const { kind, glows, asked, answers, canPlayAll } = sight;
  if (kind === 'choice') {
    // On a phone the answers that lie on the table are only there.
    return !asked && (hand === 'finger' || answers === 0) ? glows[0] : undefined;
  }
  return kind === 'turn' && !canPlayAll ? nextGlow(glows) : undefined;
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
function priceOf({ label }: Glow): number {
  return Number(/(\d+)\D*$/.exec(label)?.[1] ?? 0);
}
