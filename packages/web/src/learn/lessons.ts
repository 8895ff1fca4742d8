import type { Lesson } from './lesson.ts';
import { allies } from './lessons/allies.ts';
import { bases } from './lessons/bases.ts';
import { choices } from './lessons/choices.ts';
import { combat } from './lessons/combat.ts';
import { scrapping } from './lessons/scrapping.ts';
import { secondThoughts } from './lessons/second-thoughts.ts';
import { theLastTurn } from './lessons/the-last-turn.ts';
import { yourTurn } from './lessons/your-turn.ts';

/** In the order they are taught. */
export const LESSONS: readonly Lesson[] = [
  yourTurn,
  combat,
  bases,
  allies,
  scrapping,
  choices,
  secondThoughts,
  theLastTurn,
];

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** The lesson that follows; undefined after the last one. */
export function lessonAfter({ id }: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
}
