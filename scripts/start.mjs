// `npm start`: installs and builds if needed, then serves the web client: npm start -- --help
//
// Runs on a fresh clone, so it may import only Node builtins before the installation.
import { networkInterfaces } from 'node:os';
import { checkNode, ensureInstall } from './ensure-install.mjs';
import { DEFAULT_PORT, parseStartOptions, USAGE } from './start-options.mjs';

const EVERYWHERE = ['0.0.0.0', '::'];
const ATTEMPTS = 100;

checkNode();
const options = parseStartOptions(process.argv.slice(2));
if (options.problem !== undefined) {
  console.error(`${options.problem}.\n\n${USAGE}`);
  process.exit(2);
}
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
ensureInstall();
const { ensureWebBuild, webDist } = await import('./web-build.mjs');
const failed = await ensureWebBuild();
if (failed !== 0) process.exit(failed);
const { serve } = await import('./serve.mjs');

// Stopping it is no failure.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
try {
  const { port } = await serveAtFreePort(options);
  console.log(`OpenRealms is served at ${addressOf(options.host, port)} - press Ctrl+C to stop`);
  for (const address of networkAddresses(options.host)) {
    console.log(`On your network: ${addressOf(address, port)}`);
  }
} catch (error) {
  console.error(explain(error, options));
  process.exit(1);
}

/** The port that was asked for or none; without a wish the first free one. */
async function serveAtFreePort({ port, host }) {
  if (port !== undefined) return serve(webDist, { port, host });
  for (let next = DEFAULT_PORT; next < DEFAULT_PORT + ATTEMPTS; next += 1) {
    try {
      return await serve(webDist, { port: next, host });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return serve(webDist, { port: 0, host });
}

function addressOf(host, port) {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function networkAddresses(host) {
  if (!EVERYWHERE.includes(host)) return [];
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function explain(error, { port, host }) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Choose another one with --port, or leave it out to get a free one.`;
    case 'EACCES':
      return `Port ${port} may not be used without more rights. Choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `'${host}' is not an address of this machine. Leave --host out, or use --host 0.0.0.0.`;
    default:
      return `The game could not be served: ${error.message}`;
  }
}
