import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../../../../../scripts/ensure-chromium.mjs';

let launched: Promise<Browser> | undefined;

/** The browser of this worker. It is started when first needed and ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags });
  return launched;
}
