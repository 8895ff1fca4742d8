import { botNamed, playMatch, recordOf } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import { ENGINE_VERSION, resimulate, toReplay } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { ranksOf, withTitles } from '../../src/opponents/rank.ts';
import { rankWords } from '../../src/opponents/rank-words.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.ts';
import {
  type BugReportFile,
  bugReportSummary,
  bugReportText,
} from '../../src/share/bug-report-text.ts';

const setup = { boxes, seed: 'bug' };
const bot = botNamed('random', boxes);
const moves = playMatch(setup, [bot, bot], 6).moves;
const report: BugReportFile = {
  kind: 'openrealms-bug',
  description: '  The Ram hit twice. ',
  engine: ENGINE_VERSION,
  browser: 'A browser',
  screen: '390 × 844, 3×',
  language: 'fr',
  settings: DEFAULT_SETTINGS,
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Vega', bot: 'captain/rusher' },
  ],
  moves: moves.length,
  link: 'https://example.org/#/r/1abc',
  start: { seed: 'bug', boxes: ['core'], options: {} },
  replay: await toReplay(recordOf(setup, moves)),
};

const names = withTitles(['Vous', 'Vega'], ranksOf(report.players, rankWords.fr));

describe('a bug report', () => {
  it('is a file from which the game can be played again', () => {
    const read = JSON.parse(bugReportText(report)) as BugReportFile;
    expect(read).toEqual(report);
    expect(resimulate(read.replay, boxes).ok).toBe(true);
  });

  it('has a summary to paste, with the words of the player first and the link last', () => {
    const lines = bugReportSummary(report, names).trim().split('\n');
    expect(lines[0]).toBe('The Ram hit twice.');
    expect(lines.at(-1)).toBe(`- Game after ${moves.length} moves: ${report.link}`);
    expect(bugReportSummary(report, names)).toContain('A browser');
    expect(lines).toContain('- Players: Vous, Vega (Capitaine, Fonceur)');
  });
});
