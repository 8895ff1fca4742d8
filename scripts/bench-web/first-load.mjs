// First load: what a new visitor downloads of script and style, compressed, for the home page and then the table.
import { get } from 'node:http';
import { newVisitor, openTable } from './visitor.mjs';

const BUDGET_KB = 250;
const SCRIPT_OR_STYLE = /javascript|css/;

export async function measure({ browser, address }) {
  const { context, page } = await newVisitor(browser);
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
  return [
    await figure('home page, brotli', home, 'br'),
    await figure('home page, gzip', home, 'gzip'),
    await figure('home page and table, brotli', table, 'br'),
    await figure('home page and table, gzip', table, 'gzip'),
  ];
}

async function figure(what, addresses, encoding) {
  const sizes = await Promise.all(addresses.map((address) => bytesSent(address, encoding)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    name: `first load, ${what}`,
    value: bytes / 1000,
    unit: 'kB',
    atMost: BUDGET_KB,
  };
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
