import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import type { Measure } from './fit/in-page.ts';

/** Lines that only repeat the log: the one that sums up the last turn, and what a replay says about a move. */
const MAY_BE_SHORTENED = 'header > p + p, main p[aria-live]';

let script: string | undefined;

/**
 * What does not fit on the page as it is now, in words; empty where everything does. Texts are measured by their
 * glyphs: none may be clipped, shortened, covered, too small or outside of its card; controls may not overlap.
 */
export async function misfits(
  page: Page,
  { oneScreen = false }: Partial<Pick<Measure, 'oneScreen'>> = {},
): Promise<string[]> {
  script ??= measuringScript();
  const measure: Measure = { oneScreen, mayBeShortened: MAY_BE_SHORTENED };
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(`${script};fit.misfitsHere(${JSON.stringify(measure)})`);
}

function measuringScript(): string {
  const built = buildSync({
    entryPoints: [fileURLToPath(new URL('./fit/in-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'fit',
    target: 'es2022',
    write: false,
  });
  return built.outputFiles[0].text;
}
