import { existsSync, readFileSync } from 'node:fs';
import { core } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/protocol/messages.ts';
import { openrealms, temporaryFolder } from '../fake-terminal.ts';
import { botCommand } from './bot-command.ts';

const file = temporaryFolder();

async function recorded(name: string, ...args: readonly string[]) {
  const transcript = file(name);
  const bot = botCommand('records', transcript);
  const quick = ['--seed', 'the-secret', '--workers', '1', '--json', ...args];
  const { out, err } = await openrealms(['arena', 'greedy', '--bot', bot, ...quick]);
  const text = readFileSync(transcript, 'utf8');
  const messages = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { summary: JSON.parse(out), err, text, messages };
}

describe('what a program is told', () => {
  it('is hello, the games and its questions in order, and quit', async () => {
    const { summary, messages, err } = await recorded('order', '--games', '2');
    expect(err).toBe('');
    expect(summary.faults).toEqual([]);
    expect(summary.bots[1]).toMatchObject({ name: 'records', author: 'a test', games: 2 });
    const kinds = messages.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1]);
    expect(kinds).toEqual([
      ...['hello', 'quit'],
      ...['hello', 'new-game', 'choose', 'game-over', 'new-game', 'choose', 'game-over', 'quit'],
    ]);
    expect(messages[0]).toEqual({ type: 'hello', protocol: 1, engine: summary.engine });
    const [first, second] = messages.filter(({ type }) => type === 'new-game');
    expect(first).toMatchObject({
      game: 0,
      format: 'standard',
      seats: 2,
      yourSeat: 1,
      teams: [0, 1],
    });
    expect(first).toMatchObject({ turnTime: 10_000, options: { firstSeat: 0 } });
    expect(first.boxes).toEqual(JSON.parse(JSON.stringify([core])));
    expect(second).toMatchObject({ game: 1, yourSeat: 0 });
    const ends = messages.filter(({ type }) => type === 'game-over');
    for (const [i, end] of ends.entries()) expect(end.won).toBe(end.winners.includes(1 - i));
  });

  it('is what its seat may see, and never the seed', async () => {
    const { text, messages } = await recorded('views', '--games', '2');
    expect(text).not.toContain('the-secret');
    const questions: Question[] = messages.filter(({ type }) => type === 'choose');
    expect(questions.length).toBeGreaterThan(50);
    let seat = -1;
    for (const message of messages) {
      if (message.type === 'new-game') seat = message.yourSeat;
      if (message.type !== 'choose') continue;
      const { view, legal, clock } = message as Question;
      expect(view.viewer).toBe(seat);
      expect(view.seats[seat].hand).not.toBeNull();
      expect(view.seats[1 - seat].hand).toBeNull();
      expect(view).not.toHaveProperty('random');
      expect(view.tradeDeck).toEqual(view.tradeDeck.toSorted());
      expect(legal.length).toBeGreaterThan(0);
      expect(clock).toBeLessThanOrEqual(10_000);
    }
  });

  it.each(['free-for-all', 'hydra', 'emperor', 'raid'])(
    'can be played from in %s',
    async (format) => {
      const { summary } = await recorded(format, '--games', '2', '--format', format);
      expect(summary.faults).toEqual([]);
      expect(summary.games).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('a program that never quits', () => {
  it('is ended with its children', async () => {
    const pids = file('pids');
    const args = ['--games', '2', '--workers', '1', '--seed', 's'];
    const { code } = await openrealms([
      'arena',
      'random',
      '--bot',
      botCommand('never-quits', pids),
      ...args,
    ]);
    expect(code).toBe(0);
    const ended = readFileSync(pids, 'utf8').split(' ').map(Number);
    expect(ended).toHaveLength(2);
    await expect.poll(() => ended.some(runs)).toBe(false);
  });
});

/** Whether a process runs; one that has ended and was not collected by its parent does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}
