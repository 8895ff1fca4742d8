import type { View } from '@openrealms/engine';
import type { Action, Wording } from './actions.ts';

/** What the player is shown before each question. */
export interface Scene {
  readonly view: View;
  readonly actions: readonly Action[];
  /** The player's turn has just begun, or they asked to look. */
  readonly fresh: boolean;
}

/** What a player may ask for instead of the whole table. */
export type Part = 'hand' | 'row' | 'me' | 'opponent';

/** A way to show the game: drawn for the eye, or in sentences for the ear. */
export interface Screen {
  /** What happened, one sentence each. */
  news(sentences: readonly string[]): void;
  /** The turn of somebody else in one line. */
  summary(sentence: string): void;
  /** An answer to the player: a refusal, a card. */
  say(text: string): void;
  /** Somebody else comes: what is for the eyes of the one before disappears. */
  clear(): void;
  /** What a page begins with. */
  heading(text: string): void;
  /** Lines of a page; those with two columns begin with two spaces, and have two between the columns. */
  page(lines: readonly string[]): void;
  help(view: View): void;
  /** Gives whether the actions were listed with their numbers. */
  scene(scene: Scene): boolean;
  actions(scene: Scene): void;
  /** A part of the table. */
  show(part: Part, view: View): void;
  piles(view: View): void;
}

/** All that can be typed at this table. */
export function helpText({ format, challenge, scenario, seats }: View, wording: Wording): string {
  return [
    wording.words.help,
    ...(format !== 'standard' && seats.length > 2 ? [wording.format.help] : []),
    ...(challenge === undefined ? [] : [wording.challenge.help]),
    ...(scenario === undefined ? [] : [wording.scenario.help]),
  ].join('\n');
}
