// Opens the pages one after the other and takes the pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from './client-screens.mjs';
import { SIZES } from './sizes.mjs';
import { slimPng } from './slim-png.mjs';

const SETTINGS = { animation: 'off', pace: 'instant', language: 'en' };

/**
 * Writes the pictures into a folder.
 *
 * @param {{ browser: import('playwright-core').Browser, shots: string, client: string }} where
 * @param {{ games: Readonly<Record<string, unknown>>, now: number }} catalogue
 * @param {readonly import('./pictures.mjs').Picture[]} pictures
 * @param {string} out
 */
export async function takePictures({ browser, shots, client }, catalogue, pictures, out) {
  mkdirSync(out, { recursive: true });
  for (const size of Object.keys(SIZES)) {
    for (const of of ['shots', 'client']) {
      const these = pictures.filter((picture) => picture.size === size && picture.of === of);
      if (these.length === 0) continue;
      const context = await newContext(browser, size, catalogue.now);
      const page = await context.newPage();
      if (of === 'client') await openClient(page, client, catalogue.games);
      for (const { name, open, whole = false, slim = false } of these) {
        await open(page, shots);
        await page.evaluate(decodeImages);
        const png = await page.screenshot({ fullPage: whole, animations: 'disabled' });
        writeFileSync(join(out, `${name}.png`), slim ? await slimPng(browser, png) : png);
      }
      await context.close();
    }
  }
}

/** Runs in the page: art that is still being drawn would leave holes. */
async function decodeImages() {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

async function newContext(browser, size, now) {
  const context = await browser.newContext({
    ...SIZES[size],
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript((state) => {
    if (location.protocol !== 'http:') return;
    localStorage.setItem('openrealms-settings', JSON.stringify({ state, version: 1 }));
  }, SETTINGS);
  return context;
}
