import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { watchForProblems } from './problems.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
} as const satisfies Record<string, BrowserContextOptions>;

type Size = keyof typeof SIZES;

export interface PageOptions {
  readonly size?: Size;
  /** The browser's language. */
  readonly language?: 'en' | 'fr';
  readonly reducedMotion?: boolean;
  /** What comes after the address: '#/gallery'. */
  readonly path?: string;
  /** Another server than that of all tests. */
  readonly address?: string;
  /** Settings of the client that differ from the usual ones, as kept by the browser. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the page may work offline; most tests do without. */
  readonly offlineReady?: boolean;
  /** Problems that the test means to cause. */
  readonly expectedProblems?: readonly RegExp[];
}

export interface OpenedPage {
  readonly page: Page;
  /** Closes the page and throws when an error occurred in it. Otherwise that happens after the test. */
  close(): Promise<void>;
}

/** Opens the client in a browser context of its own, as a new player would. Call it inside a test. */
export async function openPage(options: PageOptions = {}): Promise<OpenedPage> {
  const { size = 'desktop', language = 'en', reducedMotion = false } = options;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    ...SIZES[size],
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.offlineReady === true ? 'allow' : 'block',
  });
  const problems = watchForProblems(context, options.expectedProblems ?? []);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= context.close().then(problems.throwIfAny);
    return closed;
  };
  onTestFinished(close);
  if (options.settings !== undefined) {
    const kept = JSON.stringify({ state: options.settings, version: 1 });
    await context.addInitScript((text) => {
      // An empty page has no storage. Only on the first visit: a reload finds what the player has set since.
      if (location.protocol === 'http:' && localStorage.getItem('openrealms-settings') === null) {
        localStorage.setItem('openrealms-settings', text);
      }
    }, kept);
  }
  const page = await context.newPage();
  await page.goto(`${options.address ?? inject('address')}/${options.path ?? ''}`);
  return { page, close };
}
