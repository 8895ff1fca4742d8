import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails with a readable list when axe finds something serious or critical on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const list = grave.map(({ id, impact, help, nodes }) =>
    [
      `${impact}: ${help} (${id})`,
      ...nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 120)}`),
    ].join('\n'),
  );
  expect(list.join('\n'), 'what axe finds').toBe('');
}
