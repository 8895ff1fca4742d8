import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../settings/browser-storage.ts';

interface DoneLessons {
  /** The ids of the lessons that were finished in this browser. */
  readonly done: readonly string[];
  finish(lesson: string): void;
}

export const useDoneLessons = create<DoneLessons>()(
  persist(
    (set) => ({
      done: [],
      finish: (lesson) =>
        set(({ done }) => (done.includes(lesson) ? {} : { done: [...done, lesson] })),
    }),
    {
      name: 'openrealms-lessons',
      storage: createJSONStorage(() => browserStorage),
      merge: (stored, current) => ({ ...current, done: readDone(stored) }),
    },
  ),
);

/** What was stored, as far as it is a list of names. */
function readDone(stored: unknown): readonly string[] {
  const done: unknown = (stored as Partial<DoneLessons> | undefined)?.done;
  return Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
}
