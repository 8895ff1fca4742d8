import { describe, expect, it } from 'vitest';
import { goingOn, typing } from './conversation.ts';
import { beginning, campaignFolder } from './played-campaigns.ts';

const { play, text, command } = campaignFolder();

describe('other campaigns', () => {
  /** A campaign in which two scenarios have been won. */
  async function twoWon(name: string): Promise<void> {
    const concede = goingOn(() => 'concede');
    const person = beginning(['Ada', '1'], (asked) =>
      asked.text.includes('Scenario 3: a sealed') ? 'q' : concede(asked),
    );
    await play(name, person, '--seed', 'two won');
  }

  it('branch off after any scenario that has been won', async () => {
    await twoWon('two-won.json');
    const before = text('two-won.json');
    const { code, out } = await command('fork', 'two-won.json', 'fork.json', '--after', '1');
    expect(code).toBe(0);
    expect(out).toBe(
      'fork.json goes on after scenario 1, with another deal. Play it: openrealms campaign play fork.json\n',
    );
    const forked = await play('fork.json', typing('q'));
    expect(forked.out).toContain('Scenario 2: a sealed envelope');
    expect(text('two-won.json')).toBe(before);
    expect((await command('fork', 'two-won.json', 'last.json')).out).toContain('after scenario 2');
    const tooFar = await command('fork', 'two-won.json', 'x.json', '--after', '5');
    expect(tooFar).toMatchObject({ code: 2, err: expect.stringContaining('a number from 0 to 2') });
    const there = await command('fork', 'two-won.json', 'fork.json');
    expect(there).toMatchObject({
      code: 2,
      err: 'fork.json exists already: choose another file.\n',
    });
  });

  it('begin anew with the same players and wishes', async () => {
    await twoWon('old.json');
    const { out } = await command('reset', 'old.json', 'new.json', '--language', 'fr');
    expect(out).toContain('campaign play new.json --language fr');
    const kept = JSON.parse(text('new.json'));
    expect(kept.log.map(({ kind }: { kind: string }) => kind)).toEqual(['wish', 'wish']);
    expect(kept.note.players[0].name).toBe('Ada');
    expect(kept.seed).not.toBe(JSON.parse(text('old.json')).seed);
  });

  it('are asked for by words that are known', async () => {
    expect(await command('war.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('To play: openrealms campaign play war.json'),
    });
    expect((await command('show', 'nowhere.json')).err).toContain('it does not exist');
    expect((await command('play')).err).toContain("missing required argument 'file'");
    expect((await command('play', 'x.json', '--two', '--bot', 'pilot')).err).toContain(
      'cannot be used with',
    );
    expect((await command('play', 'x.json', '--bot', 'tuned')).err).toContain(
      'Give one of these levels',
    );
    expect((await command('play', 'gone/x.json')).err).toContain('the folder gone does not exist');
  });
});
