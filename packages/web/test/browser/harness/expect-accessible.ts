import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails with a readable list when axe finds something serious or critical on the page as it is now. With rules it
 * looks for those only.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const list = grave.map(({ id, impact, help, nodes }) =>
    [
      `${impact}: ${help} (${id})`,
      ...nodes.map(({ target, html }) => `  ${target.join(' ')}  ${html.slice(0, 120)}`),
    ].join('\n'),
  );
  expect(list.join('\n'), 'what axe finds').toBe('');
}
