import { describe, expect, it } from 'vitest';
import { openClient, SCREENS } from '../../../../scripts/shots/client-screens.mjs';
import { STORED_GAMES } from '../../shots/fixtures/stored-games.ts';
import { misfits } from './harness/fit.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { goToScreen } from './harness/screens.ts';

const GAMES = Object.fromEntries(
  Object.entries(STORED_GAMES).map(([name, stored]) => [name, stored()]),
);
const DEVICES = (['desktop', 'tablet', 'phone'] as const).flatMap((size) =>
  (['en', 'fr'] as const).map((language) => ({ size, language })),
);

describe.each(DEVICES)('a $size in $language', ({ size, language }) => {
  it('has room for every screen', async () => {
    const { page } = await openPage({ size, language, settings: QUICK, reducedMotion: true });
    await openClient(page, new URL(page.url()).origin, GAMES);
    const found: string[] = [];
    for (const screen of SCREENS) {
      await goToScreen(page, screen);
      const here = await misfits(page, { oneScreen: screen.table === true });
      found.push(...here.map((what) => `${screen.name}: ${what}`));
    }
    expect(found.join('\n')).toBe('');
  });
});
