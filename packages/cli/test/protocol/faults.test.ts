import { describe, expect, it } from 'vitest';
import { openrealms } from '../fake-terminal.ts';
import { botCommand } from './bot-command.ts';

/** A short event of a program against a bot of ours. */
async function event(manner: string, ...args: readonly string[]) {
  const quick = ['--games', '6', '--max-faults', '2', '--seed', 's', '--workers', '1', '--json'];
  return openrealms(['arena', 'random', '--bot', botCommand(manner), ...quick, ...args]);
}

describe('a program that does something wrong', () => {
  it.each([
    ['crashes', 'crash', 'Its program ended (exit code 7).'],
    ['is-silent', 'time-out', 'It did not answer in'],
    ['is-slow', 'time-out', 'It did not answer in'],
    ['talks-garbage', 'nonsense', 'It sent a line that is not a JSON object: "{\\"type\\": '],
    ['talks-endlessly', 'nonsense', 'It sent a line of more than 65536 bytes.'],
    ['chats', 'nonsense', 'It sent over 1000 info lines.'],
    ['answers-twice', 'nonsense', 'It spoke without being asked: "{\\"type\\":\\"choice\\"'],
    ['chooses-too-high', 'illegal', 'It chose index '],
    ['chooses-a-half', 'illegal', 'It chose index 0.5, and there are only 0 to '],
    ['makes-up-a-command', 'illegal', 'It chose what is not legal: {"type":"attack-player"'],
    ['chooses-nothing', 'nonsense', 'Its choice has neither index nor command'],
    ['says-hello-again', 'nonsense', 'Its answer is not a choice: {"type":"hello"'],
    ['nests-an-index', 'nonsense', 'It sent an answer that is nested more than 32 deep.'],
    ['nests-a-command', 'nonsense', 'It sent an answer that is nested more than 32 deep.'],
    ['nests-garbage', 'nonsense', 'It sent an answer that is nested more than 32 deep.'],
  ])('loses the game (%s)', async (manner, kind, why) => {
    const time = kind === 'time-out' ? ['--turn-time', '1000'] : [];
    const { code, out, err } = await event(manner, ...time);
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    const [fault] = summary.faults;
    expect(fault).toMatchObject({ bot: manner, game: 0, seed: 's:0', seat: 1, kind });
    expect(fault.why).toContain(why);
    // Started anew for the second game, and out after the second fault: the other pairs are not played.
    expect(summary).toMatchObject({ games: 2, faults: [{ game: 0 }, { game: 1 }] });
    expect(summary.bots[0]).toMatchObject({ name: 'random', score: 1, crashes: 0, out: false });
    expect(summary.bots[1]).toMatchObject({ name: manner, score: 0, out: true });
    const counts = {
      crash: 'crashes',
      'time-out': 'timeOuts',
      nonsense: 'nonsense',
      illegal: 'illegal',
    };
    expect(summary.bots[1][counts[kind as keyof typeof counts]]).toBe(2);
    expect(err).toContain(`${manner} loses game 0 (seed s:0, second seat, turn `);
    expect(err).toContain(`by ${kind}: ${why}`);
    if (manner === 'crashes') {
      expect(fault.stderr).toEqual(['one', 'division by cucumber']);
      expect(err).toContain('\n  division by cucumber\n');
    }
  });

  it('is started anew for the next game', async () => {
    const { out } = await event('crashes-in-its-second-game', '--max-faults', '9');
    const { faults, games } = JSON.parse(out);
    expect(games).toBe(6);
    expect(faults.map(({ game }: { game: number }) => game)).toEqual([1, 3, 5]);
  });

  it.each([
    ['crashes-at-start', 'Its program ended (exit code 3).\n  cannot find my brain'],
    ['says-nothing', 'It did not answer in 500 ms.'],
    ['speaks-another-protocol', 'It speaks protocol 2; protocol 1 is spoken here.'],
    ['has-no-name', 'Its hello has no name'],
    ['speaks-english', 'not a JSON object: "Hello there!"'],
    ['speaks-backwards', String.raw`not a JSON object: "\u202e!ereht olleH"`],
    ['nests-its-protocol', 'It sent an answer that is nested more than 32 deep.'],
  ])('is not let in where it does not even begin (%s)', async (manner, why) => {
    const { code, out, err } = await event(
      manner,
      ...(manner === 'says-nothing' ? ['--start-time', '500'] : []),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('cannot take part.');
    expect(err).toContain(why);
  });
});
