import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { botCommand } from '../protocol/bot-command.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** An event that would last for hours; interrupted when its first game with a fault is reported. */
function interrupted(workers: string): Promise<{ code: number | null; out: string; err: string }> {
  const bots = ['greedy', 'random', '--bot', botCommand('crashes')];
  const args = [...bots, '--games', '100000', '--max-faults', '2', '--workers', workers, '--json'];
  const node = ['--conditions=openrealms-source', '--import', loader, main, 'arena', ...args];
  const child = spawn(process.execPath, node);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    const before = err;
    err += chunk;
    if (!before.includes('loses game') && err.includes('loses game')) child.kill('SIGINT');
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('Ctrl-C', () => {
  it('ends the event and prints what was played, with one worker and with two', async () => {
    for (const { code, out } of await Promise.all([interrupted('1'), interrupted('2')])) {
      expect(code).toBe(130);
      const summary = JSON.parse(out);
      expect(summary.interrupted).toBe(true);
      expect(summary.games).toBeGreaterThan(0);
      expect(summary.pairings[0]).toMatchObject({ bots: ['greedy', 'random'] });
    }
  });
});
