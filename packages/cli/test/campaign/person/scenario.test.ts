import { describe, expect, it } from 'vitest';
import { openrealms } from '../../fake-terminal.ts';
import { type Asked, type Person, repeating, typing } from './conversation.ts';
import { beginning, campaignFolder } from './played-campaigns.ts';

const { play, text, begin, command } = campaignFolder();

/** Ada upgrades what she can and attacks nobody; Bob does nothing. */
function adaUpgrades(): Person {
  const ada = repeating(
    ...['all', 'actions', '1', 'actions', '1', 'all'],
    ...[5, 4, 3, 2, 1].map((space) => `b ${space} up`),
    ...[5, 4, 3, 2, 1].map((space) => `b ${space}`),
    ...['b x', 'actions', '1', 'e!'],
  );
  const bob = repeating('actions', '1', 'e!');
  let isAda = true;
  return (asked: Asked) => {
    if (asked.prompt.includes('it is for you to act')) {
      isAda = asked.prompt.startsWith('Ada');
      return '';
    }
    if (asked.text.includes('Scenario 2: a sealed envelope')) return 'q';
    if (asked.prompt.startsWith('Enter')) return '';
    return isAda ? ada(asked) : bob(asked);
  };
}

describe('a scenario', () => {
  it('is played to a Political Victory, and its report says what it brought', async () => {
    const { code, out, err } = await play(
      'political.json',
      beginning(['Ada', 'Bob', '1', '2'], adaUpgrades()),
      '--two',
      '--seed',
      'political',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^You buy .* and upgrade it for [23]/gm)?.length).toBeGreaterThanOrEqual(5);
    // Who has to discard in the turn of the other takes the terminal for it, and hears why.
    expect(out).toContain(
      'Bob, it is for you to act. Enter shows your cards> \nAda plays Imperial Fighter',
    );
    expect(out).toMatch(/^Ada wins after \d+ turns, with \d+ authority to \d+\.$/m);
    const report = out.slice(out.indexOf('After Scenario 1\n'));
    expect(report).toContain('Winner: Ada, Star Empire.\nIt was a Political Victory.\n');
    expect(report).toContain(
      'Signed and Sealed: 1 point: Be the first to win a Political Victory. (Ada).',
    );
    expect(report).toMatch(/^Upgraded in this scenario:\nAda: (?:.*\+SE1){5}\.\n/m);
    expect(report).toMatch(/^Ada, Star Empire: \d+ points, 1 scenario won, 5 upgrades\.$/m);
    expect(report).toContain('First player: Ada, who won the scenario before.');

    const kept = JSON.parse(text('political.json'));
    expect(kept.note).toEqual({
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'person', name: 'Bob' },
      ],
      name: '',
      opened: 1,
    });
    expect(kept.log.at(-1)).toMatchObject({ kind: 'game', winner: 'star-empire' });

    const shown = await command('show', 'political.json', '--plain');
    expect(shown.out).toContain('Ada against Bob. Next: Scenario 2: a sealed envelope.');
    expect(shown.out).toContain(
      '1: An Empire is Born, winner: Ada, Star Empire, Political Victory.',
    );
    expect(shown.out).toContain('Sheet 1, Ada, Star Empire: 5 of 5');
    expect(shown.out).not.toContain('Courting the Consortium');
  });

  it('goes on where it was left, after every move, in another language too', async () => {
    const first = await begin('resume.json');
    expect(first.out).toContain('The campaign is saved in resume.json.');
    expect(JSON.parse(text('resume.json')).note.game.moves.length).toBeGreaterThan(0);
    const board = (out: string): string =>
      out.slice(out.lastIndexOf('Turn 1.\n'), out.lastIndexOf('> '));
    const again = await play('resume.json', typing('q'));
    const whole = await play('resume.json', typing('board', 'q'));
    expect(again.out).toContain(
      'Scenario 1: An Empire is Born. The game goes on where you left it.',
    );
    expect(board(again.out)).toBe(board(whole.out));
    expect(board(again.out)).toContain('You, in play: ');
    const undone = await play('resume.json', typing('u', 'q'));
    expect(undone.out).toContain('Taken back.');
    const french = await play('resume.json', typing('q'), '--language', 'fr');
    expect(french.out).toContain("La partie reprend où vous l'aviez laissée.");
    expect(french.out).toMatch(/^Marchand, influence\s: 50\.$/m);
    expect(french.out).toContain('openrealms campaign play resume.json --plain --language fr');
  });

  it('begins again with the same deal, if that is asked for', async () => {
    const first = await begin('again.json');
    const row = (out: string): string[] | null => out.match(/^Space .*$/gm);
    const again = await play('again.json', typing('', 'q'), '--again');
    expect(again.out).toContain('Scenario 1: An Empire is Born\n');
    expect(row(again.out)).toEqual(row(first.out));
    expect(JSON.parse(text('again.json')).note.game.moves).toEqual([]);
  });

  it('saves by itself: the word save says so', async () => {
    await begin('word.json');
    const { out } = await play('word.json', typing('save other.json', 'q'));
    expect(out).toContain('The campaign is saved in word.json after every move');
  });

  it('fits its pages at 40 and 80 columns, in both languages', async () => {
    for (const columns of [40, 80]) {
      for (const language of ['en', 'fr']) {
        const { out } = await openrealms(['campaign', 'play', 'war.json', '--language', language], {
          input: ['Ada', '1', '', '', 'q'],
          columns,
        });
        // All but questions, and the command to copy at the end, until the game lists its actions.
        const pages = out.slice(0, out.lastIndexOf('└')).split('\n');
        const wide = pages.filter((line) => line.length > columns && !/> $|: Ada$/.test(line));
        expect(wide).toEqual([]);
        expect(out).toMatch(/^┌─ Sc[eé]nario 1 ─/m);
      }
    }
  });
});
