import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/calibrate/calibrate.ts';
import { calibrationOf } from '../../src/calibrate/calibration.ts';
import { plot } from '../../src/calibrate/plot.ts';
import { report } from '../../src/calibrate/report.ts';
import { openrealms } from '../fake-terminal.ts';

const turn = (chance: number, result: number) => ({ turn: 1, chance, result });

const finding: Finding = {
  engine: '0',
  bot: 'a <bot>',
  format: 'standard',
  players: 2,
  boxes: [{ id: 'core', version: '1' }],
  seed: 's',
  seconds: 1,
  ...calibrationOf([[turn(0.25, 0), turn(0.75, 1)], [turn(0.25, 1)], [turn(0.25, 0)]], 2, 's'),
};

describe('what is printed', () => {
  it('is a table of deciles for people', () => {
    const text = report(finding);
    expect(text).toMatch(/^games +3, with 4 turns ended$/m);
    expect(text).toMatch(/^20\.0 to 30\.0 +3 +25\.0 +33\.3 \(0\.0 to 100\.0\) +\+8\.3 \(/m);
    expect(text).toContain('The largest gap is +25.0 points, from 70.0 to 80.0 %.');
    expect(text).toContain(
      'Not all gaps are within 3.0 points, though the intervals leave it open.',
    );
    expect(text).toMatch(/^1-2 +4 +0\.1875 \(/m);
  });

  it('is a picture too', () => {
    const svg = plot(finding);
    expect(svg.match(/<circle /g)).toHaveLength(2);
    expect(svg).toContain('a &lt;bot&gt;');
    expect(svg).not.toContain('NaN');
  });
});

describe('calibrate', () => {
  it('refuses a bot that puts no number on its chance', async () => {
    const { code, out, err } = await openrealms(['calibrate', '--bot', 'greedy']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/The bot "greedy" puts no number on its chance.*network:<folder/);
  });

  it.each([
    [[], "required option '-b, --bot <name>'"],
    [['--bot', 'gredy'], 'There is no bot "gredy". Bots: '],
    [['--bot', 'greedy', '--games', '0'], 'Give a whole number'],
  ])('%j is a usage error', async (args, message) => {
    const { code, err } = await openrealms(['calibrate', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
