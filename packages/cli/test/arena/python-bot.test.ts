import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { openrealms } from '../fake-terminal.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Installed where it is missing and can be. */
function python(): string {
  const script = path('../../../../scripts/ensure-python.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

describe('the example bot in Python', () => {
  const bot = path('../../examples/first_bot.py');
  let command: string;

  // Installing takes a while.
  beforeAll(() => {
    command = `"${python()}" "${bot}"`;
  }, 300_000);

  it('plays in the arena, and better than by chance', async () => {
    const args = ['--games', '10', '--seed', 's', '--workers', '1', '--json'];
    const { code, out, err } = await openrealms(['arena', 'random', '--bot', command, ...args]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { bots, games } = JSON.parse(out);
    expect(games).toBe(10);
    expect(bots[1]).toMatchObject({ name: 'first bot', author: 'OpenRealms', crashes: 0 });
    expect(bots[1].score).toBeGreaterThan(0.6);
  });

  it('is short enough to be read', () => {
    expect(readFileSync(bot, 'utf8').split('\n').length).toBeLessThan(55);
  });
});
