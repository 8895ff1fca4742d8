import type { Page } from 'playwright-core';

/** Something on the table that glows. */
export interface Glow {
  readonly zone: string;
  readonly place: string;
  /** What its label says. */
  readonly label: string;
  /** Abilities that are marked as ready on it. */
  readonly marks: readonly string[];
}

/** What a player sees when it is up to them. */
export interface Sight {
  readonly kind: 'turn' | 'choice' | 'over' | 'hand-over';
  /** What lies on the table, to see whether it has changed. */
  readonly writing: string;
  /** The table itself asks something: what to do with a card, or whether the turn shall end. */
  readonly asked: boolean;
  readonly turn: number;
  readonly glows: readonly Glow[];
  /** How many answers stand beside the table. */
  readonly answers: number;
  readonly canPlayAll: boolean;
}

type Before = Pick<Sight, 'writing' | 'asked'>;

/** Waits until the player has something to decide, and something else than before. */
export async function nextSight(page: Page, before: Before | null = null): Promise<Sight> {
  const seen = await page.waitForFunction(look, before, { timeout: 30_000 });
  return (await seen.jsonValue()) as Sight;
}

/** Runs in the page; null while there is nothing to decide. */
function look(before: Before | null): Sight | null {
  const choice = document.querySelector('[data-zone=choice]');
  const handOver = document.querySelector('[role=alertdialog][aria-modal=true]');
  const over = document.querySelector('[role=dialog] [data-result]');
  const end = document.querySelector<HTMLButtonElement>('[data-act=end-turn]');
  const lit = [...document.querySelectorAll<HTMLElement>('[data-zone] [data-legal]')];
  const glows = lit.map((element) => ({
    zone: element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
    place: element.dataset.place ?? '',
    label: element.getAttribute('aria-label') ?? '',
    marks: [...element.querySelectorAll<HTMLElement>('[data-ability]')].map(
      (mark) => mark.dataset.ability ?? '',
    ),
  }));
  const kind = (() => {
    if (over !== null) return 'over';
    if (handOver !== null) return 'hand-over';
    if (choice !== null) return 'choice';
    return end?.disabled === false ? 'turn' : null;
  })();
  // A question of the game has a title of its own; what is looked at beside the table does not count.
  const asked = choice !== null && choice.querySelector('#choice-title') === null;
  const parts = document.querySelectorAll(
    'header, [data-zone]:not([data-zone=log], [data-zone=choice])',
  );
  const writing = [handOver, choice?.querySelector('#choice-title'), ...parts]
    .map((part) => part?.textContent)
    .concat(
      glows.map(({ label }) => label),
      over === null ? '' : 'over',
    )
    .join('\n');
  if (kind === null) return null;
  if (before !== null && writing === before.writing && (!asked || before.asked)) return null;
  const playAll = end?.previousElementSibling as HTMLButtonElement | null | undefined;
  const turn = /\d+/.exec(document.querySelector('header p span')?.textContent ?? '');
  return {
    kind,
    writing,
    asked,
    turn: Number(turn?.[0] ?? 0),
    glows,
    answers: choice?.querySelectorAll('button').length ?? 0,
    canPlayAll: playAll?.disabled === false,
  };
}
