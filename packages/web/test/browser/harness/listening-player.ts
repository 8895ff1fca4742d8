import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buttonsIn, type HeardButton, heardLately } from './heard.ts';

interface Situation {
  readonly kind: 'over' | 'question' | 'turn';
  /** What is asked, and the answers to it. */
  readonly question: string;
  readonly answers: readonly HeardButton[];
  readonly buttons: readonly HeardButton[];
  readonly told: string;
}

/** The verbs in the names of buttons, in the order in which they are tried. */
const VERBS = [/\. Play /, /\. Use /, /\. Destroy /, /\. Attack /, /\. Acquire /];

/**
 * Plays a game of which nothing is known but roles, names and what the live region says. Comes back with everything
 * that was said.
 */
export async function playByEar(page: Page): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  let before: Situation | null = null;
  for (;;) {
    const now: Situation = await nextSituation(page, before);
    if (now.kind === 'over') return said;
    for (const line of await heardLately(page)) said.add(line);
    const { name, within } = decide(now);
    const around = page.getByLabel(within, { exact: true });
    const button = around.getByRole('button', { name, exact: true }).first();
    // A button may go away while it is pressed. Had it not been heard, nothing new would come, and the wait for that fails.
    await button.press('Enter', { timeout: 5_000 }).catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
    });
    before = now;
  }
}

function decide({ kind, answers, buttons }: Situation): HeardButton {
  if (kind === 'question') return answers[0];
  const usable = buttons.filter(({ disabled }) => !disabled);
  const playAll = usable.find(({ name }) => name === 'Play all');
  if (playAll !== undefined) return playAll;
  for (const verb of VERBS) {
    const able = usable.filter(({ name }) => verb.test(name));
    if (able.length > 0)
      return able.reduce((best, each) => (price(each) > price(best) ? each : best));
  }
  const end = usable.find(({ name }) => name === 'End turn');
  if (end === undefined) throw new Error('There is nothing to do.');
  return end;
}

function price({ name }: HeardButton): number {
  return Number(/for (\d+)/.exec(name)?.[1] ?? 0);
}

/** Waits for something to decide that is not what was decided before. */
async function nextSituation(page: Page, before: Situation | null): Promise<Situation> {
  let now: Situation | null = null;
  await expect
    .poll(
      async () => {
        now = await situation(page);
        if (now === null || now.kind === 'over') return now !== null;
        // Only the game itself counts: a question of the table closes before the game has answered.
        const again = now.told === before?.told;
        const stillPlayingAll =
          before?.buttons.some(isPlayAll) === true && now.buttons.some(isPlayAll) && !again;
        return (!again || (now.kind === 'question' && before?.kind === 'turn')) && !stillPlayingAll;
      },
      { timeout: 30_000, interval: 40 },
    )
    .toBe(true);
  return now!;
}

function isPlayAll({ name, disabled }: HeardButton): boolean {
  return name === 'Play all' && !disabled;
}

async function situation(page: Page): Promise<Situation | null> {
  if (await page.getByRole('dialog', { name: /Victory|Defeated/ }).isVisible()) {
    return { kind: 'over', question: '', answers: [], buttons: [], told: '' };
  }
  const buttons = await buttonsIn(page.getByRole('main'));
  const beside = await buttonsIn(page.getByRole('complementary'));
  const answers = beside.filter(({ within }) => !['Log', 'Card, pile or rule'].includes(within));
  const question = answers[0]?.within ?? '';
  const ofTheGame =
    question.startsWith('What with ') || question === 'End the turn?' ? '' : question;
  // That there is something to skip is news about the showing and not about the game.
  const ofTheTable = buttons.filter(({ name }) => name !== 'Skip');
  const told = [ofTheGame, ...ofTheTable.map(({ name, disabled }) => `${name}${disabled}`)].join(
    '\n',
  );
  if (answers.length > 0) return { kind: 'question', question, answers, buttons, told };
  const canEnd = buttons.some(({ name, disabled }) => name === 'End turn' && !disabled);
  return canEnd ? { kind: 'turn', question, answers, buttons, told } : null;
}
