import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../../../../../scripts/ensure-chromium.mjs';
import { serve } from '../../../../../scripts/serve.mjs';
import { ensureWebBuild, webDist } from '../../../../../scripts/web-build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served, without a slash at the end. */
    readonly address: string;
    readonly chromium: string;
  }
}

/** Finds a browser, builds the client unless it is up to date, and serves it for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', chromiumPath());
  if ((await ensureWebBuild()) !== 0) throw new Error('The web client could not be built.');
  const { port, close } = await serve(webDist);
  project.provide('address', `http://localhost:${port}`);
  return close;
}
