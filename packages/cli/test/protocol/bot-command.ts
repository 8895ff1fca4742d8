import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./fixtures/bot.mjs', import.meta.url));

/** The command that starts the fixture with this manner. */
export function botCommand(...args: readonly string[]): string {
  return [process.execPath, program, ...args].map((part) => JSON.stringify(part)).join(' ');
}
