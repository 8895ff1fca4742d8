import type { Replay } from '@openrealms/engine';
import type { Player, Start } from '../match/match.ts';
import type { Settings } from '../settings/settings.ts';

/** Everything that a report holds; the player sees all of it before it leaves. */
export interface BugReportFile {
  readonly kind: 'openrealms-bug';
  readonly description: string;
  readonly engine: string;
  readonly browser: string;
  readonly screen: string;
  readonly language: string;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly moves: number;
  readonly link: string;
  readonly start: Start;
  readonly replay: Replay;
}

/** The file as it is written. */
export function bugReportText(report: BugReportFile): string {
  return `${JSON.stringify(report, null, 1)}\n`;
}

/** What to paste into an issue: readable, and the game opens from it. The names say who of the players is which computer. */
export function bugReportSummary(report: BugReportFile, names: readonly string[]): string {
  const { description, engine, browser, screen, language, moves, link } = report;
  return [
    description.trim(),
    '',
    `- Rules: ${engine}`,
    `- Browser: ${browser}`,
    `- Screen: ${screen}`,
    `- Language: ${language}`,
    `- Players: ${names.join(', ')}`,
    `- Game after ${moves} moves: ${link}`,
    '',
  ].join('\n');
}
