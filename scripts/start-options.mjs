// What `npm start` understands.
import util from 'node:util';

export const DEFAULT_PORT = 4000;

export const USAGE = `Usage: npm start -- [--port N] [--host NAME] [--help]

Installs and builds what is needed, then serves the game for your browser.
  --port N      the port to serve at; otherwise ${DEFAULT_PORT}, or the next free one
  --host NAME   the address to serve at; otherwise localhost, which only this machine can reach.
                --host 0.0.0.0 serves to your network, too
  --help        print this help

The game in the terminal: npm run openrealms -- play`;

/**
 * Reads the arguments; `problem` says what is wrong with them.
 *
 * @param {string[]} args
 * @returns {{ problem: string } | { problem?: undefined, help: boolean, port: number | undefined, host: string }}
 */
export function parseStartOptions(args) {
  const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } };
  let values;
  try {
    ({ values } = util.parseArgs({ args, options, strict: true }));
  } catch (error) {
    return { problem: withoutAdvice(error.message) };
  }
  const { port, host = 'localhost', help = false } = values;
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65535)) {
    return { problem: `--port needs a number from 0 to 65535, not '${port}'` };
  }
  if (host === '') return { problem: '--host needs the name or address of this machine' };
  return { help, host, port: port === undefined ? undefined : Number(port) };
}

/** Node adds how to pass positional arguments, of which there are none here. */
function withoutAdvice(message) {
  return message.split(/[.\n] ?/)[0];
}
