import { describe, expect, it } from 'vitest';
import { openrealms } from '../../fake-terminal.ts';
import { typing } from './conversation.ts';
import { campaignFolder } from './played-campaigns.ts';

const { play, text, begin } = campaignFolder();

describe('two people at one terminal', () => {
  it('hand it over, and do not see what the other has drawn', async () => {
    const lines = ['Ada', 'Bob', '1', '2', '', '', 'now', '', 'all', 'e!', '', 'hand', 'log', 'q'];
    const { out } = await play('hands.json', typing(...lines), '--two', '--seed', 'hands');
    expect(out).toContain('Ada, it is for you to act. Enter shows your cards> now\nJust Enter');
    const handed = out.indexOf('Bob, it is for you to act.');
    const ended = out.slice(out.indexOf('> e!\n'), handed);
    expect(ended).toContain('You end the turn: you draw 5 cards.');
    const bobs = out.slice(handed);
    expect(bobs).toMatch(/^Ada: bought nothing/m);
    expect(bobs).toContain('Ada, hand: 5.\n');
    expect(bobs).toContain('Ada ends the turn: draws 5 cards.');
    const resumed = await play('hands.json', typing('', 'q'));
    expect(resumed.out).toContain('Bob, it is for you to act. Enter shows your cards> \n');
  });

  it('find an empty screen where the terminal can be emptied', async () => {
    const input = ['Ada', 'Bob', '1', '2', '', '', '', 'e!', '', 'q'];
    const args = ['campaign', 'play', 'war.json', '--two', '--seed', 'hands'];
    const terminal = await openrealms(args, { input, tty: true });
    expect(terminal.out.split('\u001b[3J')).toHaveLength(3);
    const pipe = await openrealms(args, { input });
    expect(pipe.out).not.toContain('\u001b');
  });

  it('can be made of a campaign against a bot, and the other way round', async () => {
    await begin('made.json');
    const two = await play('made.json', typing('', 'q'), '--two');
    expect(two.out).toContain('Ada, it is for you to act.');
    const refused = await play('made.json', typing(), '--bot', 'pilot');
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('--player 1 or --player 2'),
    });
    await play('made.json', typing('q'), '--player', '2', '--bot', 'pilot');
    expect(JSON.parse(text('made.json')).note.players).toEqual([
      { kind: 'bot', name: 'Pilot', bot: 'pilot' },
      { kind: 'person', name: '' },
    ]);
  });
});
