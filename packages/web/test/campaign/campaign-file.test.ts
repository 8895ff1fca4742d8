import { campaignView } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { fileText, storedFrom } from '../../src/campaign/store/campaign-file.ts';
import { campaignProblem } from '../../src/campaign/store/campaign-problem.ts';
import { box, campaignAfter } from './made-campaign.ts';

function readBack(text: string) {
  const read = storedFrom(text);
  if (!read.ok) throw new Error(read.problem.why);
  return read.value;
}

describe('a campaign as a file', () => {
  it('comes back with its players and its envelopes, as another one', () => {
    const stored = { ...campaignAfter(5), name: 'Autumn' };
    const back = readBack(fileText(stored));
    expect(back).toMatchObject({
      campaign: stored.campaign,
      players: stored.players,
      name: 'Autumn',
      opened: 5,
      revision: 0,
    });
    expect(back.id).not.toBe(stored.id);
  });

  it('is played on by people where it names no computer players', () => {
    const plain = JSON.parse(fileText(campaignAfter(2)));
    const { players, opened } = readBack(JSON.stringify({ ...plain, note: undefined }));
    expect(players).toEqual([
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ]);
    expect(opened).toBe(0);
    const odd = { players: [{ kind: 'bot', bot: 'nobody', name: 'X' }, 7], name: 3, opened: 'all' };
    expect(readBack(JSON.stringify({ ...plain, note: odd }))).toMatchObject({
      players: [
        { kind: 'person', name: 'X' },
        { kind: 'person', name: '' },
      ],
      name: '',
      opened: 0,
    });
  });

  it('opens no envelope whose scenario has not come', () => {
    const { opened: _, ...stored } = campaignAfter(2);
    const opened = (number: number) => readBack(fileText({ ...stored, opened: number })).opened;
    expect([2, 3, 4, 12, 1e300].map(opened)).toEqual([2, 3, 3, 3, 3]);
    expect([-1, 0.5].map(opened)).toEqual([0, 0]);
  });

  it('that is none, or was changed, is refused with words in both languages', () => {
    const why = (text: string) => {
      const read = storedFrom(text);
      if (read.ok) throw new Error('It was read.');
      return [campaignProblem(read.problem, 'en'), campaignProblem(read.problem, 'fr')];
    };
    expect(why('{"kind":"replay"}')).toEqual([
      expect.stringContaining('not a campaign'),
      expect.stringContaining('pas une campagne'),
    ]);
    // Files of all kinds end in .json: who has taken the wrong one learns where it belongs.
    expect(why('{"kind":"openrealms-pack"}')).toEqual([
      expect.stringContaining('a pack under “Packs”'),
      expect.stringContaining('un pack depuis «\u00a0Packs\u00a0»'),
    ]);
    expect(why('{')).toEqual([
      expect.stringContaining('damaged'),
      expect.stringContaining('abîmé'),
    ]);
    const file = JSON.parse(fileText(campaignAfter(3)));
    expect(why(JSON.stringify({ ...file, log: file.log.slice(1) }))).toEqual([
      expect.stringContaining('log[1]'),
      expect.stringContaining('log[1]'),
    ]);
  });
});

describe('a made campaign', () => {
  it('stands where the tests want it', () => {
    const view = campaignView(campaignAfter(12).campaign, box);
    expect(view.phase).toBe('upgrades');
    expect(view.vaults['star-empire'].upgrades).toBeGreaterThan(10);
  });
});
