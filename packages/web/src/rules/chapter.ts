import type { Words } from '../i18n/words.ts';
import type { FigureName } from './figure-name.ts';
import type { ChapterId, OUTLINE } from './outline.ts';

/** A chapter of the rules: a title and, in the order of the outline, its clauses. */
export interface Chapter<Id extends ChapterId = ChapterId> {
  readonly title: Words<string>;
  readonly clauses: Readonly<Record<(typeof OUTLINE)[Id][number], Clause>>;
}

/** One rule as a player reads it. */
export interface Clause extends Words<ClauseText> {
  /** The rules of docs/rules/SPEC.md that it tells; empty for what only concerns this client. */
  readonly cites: readonly string[];
  readonly figure?: FigureName;
}

interface ClauseText {
  readonly title: string;
  /** Paragraphs in the mark-up of `rich-text.ts`; an inner list is a list with bullets. */
  readonly text: readonly (string | readonly string[])[];
}
