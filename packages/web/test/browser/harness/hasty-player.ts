import type { Page } from 'playwright-core';

/** What somebody in a hurry sees at a glance. */
interface Glance {
  readonly turn: number;
  readonly over: boolean;
  readonly handOver: boolean;
  readonly choice: boolean;
  readonly canPlayAll: boolean;
  readonly canEnd: boolean;
  /** Where something glows, by zone. */
  readonly glows: readonly { readonly zone: string; readonly place: string }[];
}

/**
 * Plays what glows, at tables where others act at the same time: whatever was overtaken is simply tried again. Comes back
 * when this turn has come or the game is over.
 */
export async function playHastily(page: Page, until: number): Promise<void> {
  for (;;) {
    const seen = await page.evaluate(glance);
    if (seen.over || seen.turn >= until) return;
    await act(page, seen).catch(() => undefined);
    await page.waitForTimeout(30);
  }
}

async function act(page: Page, seen: Glance): Promise<void> {
  const quick = { timeout: 500 };
  const end = page.locator('[data-act=end-turn]');
  if (seen.handOver) return page.getByRole('alertdialog').getByRole('button').click(quick);
  if (seen.choice) return page.locator('[data-zone=choice] li button').first().click(quick);
  if (seen.canPlayAll) return end.locator('xpath=preceding-sibling::*[1]').click(quick);
  const glow = ['hand', 'opponents', 'row'].flatMap((zone) =>
    seen.glows.filter((each) => each.zone === zone),
  )[0];
  if (glow !== undefined) {
    const target = page.locator(`[data-zone="${glow.zone}"] [data-place="${glow.place}"]`).first();
    return target.click({ ...quick, position: { x: 12, y: 20 } });
  }
  if (seen.canEnd) await end.click(quick);
}

/** Runs in the page. */
function glance(): Glance {
  const end = document.querySelector<HTMLButtonElement>('[data-act=end-turn]');
  const playAll = end?.previousElementSibling as HTMLButtonElement | null | undefined;
  const turn = /\d+/.exec(document.querySelector('header p span')?.textContent ?? '');
  return {
    turn: Number(turn?.[0] ?? 0),
    over: document.querySelector('[role=dialog] [data-result]') !== null,
    handOver: document.querySelector('[role=alertdialog][aria-modal=true]') !== null,
    choice: document.querySelector('[data-zone=choice]') !== null,
    canPlayAll: playAll?.disabled === false,
    canEnd: end?.disabled === false,
    glows: [...document.querySelectorAll<HTMLElement>('[data-zone] [data-legal]')].map((each) => ({
      zone: each.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
      place: each.dataset.place ?? '',
    })),
  };
}
