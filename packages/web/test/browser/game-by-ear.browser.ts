import { describe, expect, it } from 'vitest';
import { buttonsIn, heardLately } from './harness/heard.ts';
import { playByEar } from './harness/listening-player.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

describe('a game by the accessibility tree', () => {
  it('is played by roles, names and announcements alone', { timeout: 240_000 }, async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).press('Enter');
    const said = [...(await playByEar(page))];
    expect(said).toContainEqual(expect.stringMatching(/^Turn \d+: your turn/));
    expect(said).toContainEqual(expect.stringMatching(/^Turn \d+: Nova's turn/));
    expect(said).toContainEqual(expect.stringMatching(/^You play .*\+\d/));
    expect(said).toContainEqual(expect.stringMatching(/^You buy /));
    expect(said).toContainEqual(expect.stringMatching(/^You hit Nova for \d/));
    expect(said).toContainEqual(expect.stringMatching(/^Nova buys /));
    expect(said).toContainEqual(expect.stringMatching(/^Nova hits you for \d/));
    expect(said).toContainEqual(expect.stringMatching(/^Authority: you \d+, Nova \d+/));
    // The result is a dialog that says how it ended, with a heading and tables.
    const result = page.getByRole('dialog', { name: /Victory|Defeated/ });
    await result.getByRole('table', { name: 'The game in numbers' }).waitFor();
    await result.getByRole('button', { name: 'Rematch' }).waitFor();
  });

  it('answers the review keys in the live region', async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).press('Enter');
    const endTurn = page.getByRole('button', { name: 'End turn', exact: true });
    await expect.poll(() => endTurn.isEnabled(), { timeout: 30_000 }).toBe(true);
    const answers = {
      h: /^Hand: .*(Scout|Viper)/,
      r: /^Trade row: 1, .* \d; 2, .*10 Explorers|^Trade row: 1, /,
      b: /^In play: none/,
      o: /^Nova: authority \d+, \d in hand, in play: /,
      p: /^Discard pile: .* Deck: \d+, among them .* Trade deck: \d+\. Scrap heap: /,
      t: /^You: trade 0, combat 0, authority \d+\. Nova: authority 50\./,
      l: /Turn \d+: your turn/,
    };
    for (const [key, answer] of Object.entries(answers)) {
      await page.keyboard.press(key);
      await expect
        .poll(async () => (await heardLately(page)).at(-1), { timeout: 10_000 })
        .toMatch(answer);
    }
  });

  it('has landmarks, and says what every card does', async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).press('Enter');
    await page.getByRole('main', { name: 'Table' }).waitFor();
    await page.getByRole('banner').waitFor();
    await page.getByRole('complementary', { name: 'Questions, details and log' }).waitFor();
    const endTurn = page.getByRole('button', { name: 'End turn', exact: true });
    await expect.poll(() => endTurn.isEnabled(), { timeout: 30_000 }).toBe(true);
    const buttons = await buttonsIn(page.getByRole('main'));
    expect(buttons.filter(({ name }) => name === '')).toEqual([]);
    expect(new Set(buttons.map(({ within }) => within))).toEqual(
      new Set(['Opponents', 'Trade row', 'Your hand', 'Table']),
    );
    const inHand = buttons.filter(({ within }) => within === 'Your hand');
    expect(inHand.every(({ name }) => /^(Scout|Viper)\. Play (Scout|Viper)$/.test(name))).toBe(
      true,
    );
  });
});
