import type { LanguageSetting } from '../i18n/language.ts';

/** What a player can set; kept in this browser. */
export interface Settings {
  readonly language: LanguageSetting;
  /** What opponents and replays call this player; empty for "You". */
  readonly playerName: string;
  readonly animation: 'off' | 'fast' | 'normal';
  /** How fast an opponent's turn is shown. */
  readonly pace: 'instant' | 'fast' | 'normal' | 'slow';
  /** Whether ending a turn asks when something useful is left. */
  readonly askBeforeEndTurn: boolean;
  /** Whether a table offers to say what a good player would do. */
  readonly hints: boolean;
  readonly theme: 'night' | 'high-contrast';
  /** In percent of the browser's own size. */
  readonly textSize: 100 | 125 | 150 | 200;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** How much the screen reader is told. */
  readonly verbosity: 'brief' | 'normal' | 'full';
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'browser',
  playerName: '',
  animation: 'normal',
  pace: 'normal',
  askBeforeEndTurn: true,
  hints: true,
  theme: 'night',
  textSize: 100,
  sound: false,
  volume: 0.5,
  verbosity: 'normal',
};
