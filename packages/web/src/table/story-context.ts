import type { Seat } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';
import { createContext, useContext } from 'react';
import type { Subject } from './inspector/subject.ts';

/** What it takes to tell what happened. It does not change from move to move, so what was told is told once. */
export interface Story {
  readonly you: Seat | null;
  readonly names: readonly string[];
  /** By seat. */
  readonly teams: readonly number[];
  readonly book: CardBook;
  readonly inspect: (subject: Subject | null) => void;
}

export const StoryContext = createContext<Story | null>(null);

export function useStory(): Story {
  const story = useContext(StoryContext);
  if (story === null) throw new Error('A story is told at a table.');
  return story;
}
