// `npm run shots`: pictures of every card and of key screens, from the built client and from packages/web/shots.
//
// What stands in shots/ is made of it: the pages, the pictures to take, the options. A test measures the same pages
// (packages/web/test/browser/fit.browser.ts and fit-screens.browser.ts).
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, ensureInstall, root } from './ensure-install.mjs';
import { fits, readOptions, USAGE } from './shots/options.mjs';

checkNode();
const options = readOptions(process.argv.slice(2));
if ('wrong' in options) {
  console.error(`${options.wrong}\n\n${USAGE}`);
  process.exit(2);
}
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
ensureInstall();
const written = await shoot(resolve(root, options.out)).catch((error) => {
  console.error(`The pictures could not be taken: ${error.message}`);
  return null;
});
if (written === null) process.exit(1);
const files = written === 1 ? 'one picture' : `${written} pictures`;
console.log(`Wrote ${files}${options.readme ? '' : ' and index.html'} to ${options.out}.`);

async function shoot(out) {
  const { ensureWebBuild, webDist } = await import('./web-build.mjs');
  const { ensureShotsBuild, shotsDist } = await import('./shots/shots-build.mjs');
  const { serve } = await import('./serve.mjs');
  const { chromiumFlags, chromiumPath } = await import('./ensure-chromium.mjs');
  const { chromium } = await import('playwright-core');
  const executablePath = chromiumPath();
  if ((await ensureWebBuild()) !== 0 || ensureShotsBuild() !== 0) {
    throw new Error('the pages could not be built.');
  }
  const servers = [await serve(shotsDist), await serve(webDist)];
  const [shots, client] = servers.map(({ port }) => `http://localhost:${port}`);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await takeWanted({ browser, shots, client }, out);
  } finally {
    await browser.close();
    for (const { close } of servers) await close();
  }
}

async function takeWanted(where, out) {
  const { readCatalogue } = await import('./shots/pages.mjs');
  const { allPictures, readmePictures } = await import('./shots/pictures.mjs');
  const { takePictures } = await import('./shots/take.mjs');
  const { contactSheet } = await import('./shots/contact-sheet.mjs');
  const page = await where.browser.newPage();
  const catalogue = await readCatalogue(page, where.shots);
  await page.close();
  const all = options.readme ? readmePictures() : allPictures(catalogue.tables);
  const wanted = all.filter(({ name }) => fits(name, options.only));
  if (wanted.length === 0) throw new Error(`no picture has a name like "${options.only}".`);
  await takePictures(where, catalogue, wanted, out);
  if (!options.readme) {
    const there = all.filter(({ name }) => existsSync(join(out, `${name}.png`)));
    writeFileSync(join(out, 'index.html'), contactSheet(there));
  }
  return wanted.length;
}
