import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { measure } from '../../../../scripts/bench-web/first-load.mjs';
import { webDist } from '../../../../scripts/web-build.mjs';
import { sharedBrowser } from './harness/browser.ts';

describe('the first load', () => {
  it('keeps to its budget, for the home page and up to the first table', async () => {
    const figures = await measure({ browser: await sharedBrowser(), address: inject('address') });
    expect(figures.map(({ name }) => name)).toContain('first load, home page and table, gzip');
    for (const { name, value, atMost, unit } of figures) {
      // What is smaller was not loaded.
      expect(value, `${name}, ${unit}`).toBeGreaterThan(50);
      expect(value, `${name}, ${unit}`).toBeLessThanOrEqual(atMost);
    }
  });

  it('finds what the learned players know in one file, which only the worker loads', () => {
    const files = readdirSync(join(webDist, 'assets')).filter((name) =>
      /^learned-levels-.*\.js$/.test(name),
    );
    expect(files).toHaveLength(1);
  });
});
