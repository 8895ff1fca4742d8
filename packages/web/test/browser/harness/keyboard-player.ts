import type { Page } from 'playwright-core';
import { pressUntil } from './focus.ts';
import { nextGlow } from './player.ts';
import { type Glow, nextSight, type Sight } from './sight.ts';

/** Plays as `play` does, with nothing but keys. `before` is called before every decision. */
export async function playByKeyboard(
  page: Page,
  before: (sight: Sight) => Promise<void>,
): Promise<Sight> {
  let sight = await nextSight(page);
  while (sight.kind !== 'over') {
    await before(sight);
    const { canPlayAll } = sight;
    await decide(page, sight);
    sight = await nextSight(page, sight);
    while (canPlayAll && sight.canPlayAll) sight = await nextSight(page, sight);
  }
  return sight;
}

async function decide(page: Page, { kind, glows, canPlayAll, asked }: Sight): Promise<void> {
  const { keyboard } = page;
  if (kind === 'choice') {
    // The table's own questions take the focus; the game's are one key away.
    if (!asked) await keyboard.press('c');
    return keyboard.press('Enter');
  }
  if (canPlayAll) return keyboard.press('a');
  const glow = nextGlow(glows);
  if (glow === undefined) return keyboard.press('e');
  const key = shortcutTo(glow);
  if (key !== null) return keyboard.press(key);
  await keyboard.press({ hand: 'h', 'in-play': 'b', opponents: 'o' }[glow.zone] ?? '');
  await pressUntil(page, 'ArrowRight', ({ name }) => name === glow.label);
  await keyboard.press('Enter');
}

/** The key that does it at once. */
function shortcutTo({ place }: Glow): string | null {
  const [where, first] = place.split(':');
  if (where === 'row') return `${Number(first) + 1}`;
  if (where === 'explorers') return 'x';
  return where === 'seat' ? 'f' : null;
}
