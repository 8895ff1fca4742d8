// First load: what a new visitor downloads of script and style, compressed, for the home page and then the table.
import { get } from 'node:http';
import { openTable } from './open-table.mjs';

const BUDGET_KB = 250;
const SCRIPT_OR_STYLE = /javascript|css/;

export async function measure({ browser, address }) {
  // The service worker fetches everything for later; that is no part of a first load.
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const addresses = new Set();
  context.on('response', (response) => {
    if (SCRIPT_OR_STYLE.test(response.headers()['content-type'])) addresses.add(response.url());
  });
  await page.goto(address, { waitUntil: 'load' });
  const home = [...addresses];
  await openTable(page);
  await page.waitForLoadState('networkidle');
  const table = [...addresses];
  await context.close();
  return [...(await figures('home page', home)), ...(await figures('home page and table', table))];
}

async function figures(what, addresses) {
  const kilobytes = async (encoding) => {
    const sizes = await Promise.all(addresses.map((address) => bytesSent(address, encoding)));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const figure = async (name, encoding) => ({
    name: `first load, ${what}, ${name}`,
    value: await kilobytes(encoding),
    unit: 'kB',
    atMost: BUDGET_KB,
  });
  return [await figure('brotli', 'br'), await figure('gzip', 'gzip')];
}

/** The size of a body as it goes over the wire. */
function bytesSent(address, encoding) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
      response.on('error', reject);
    }).on('error', reject);
  });
}
