import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../settings/browser-storage.ts';
import { DEFAULT_CHOICE, madeToFit, type NewGameChoice } from './new-game-choice.ts';
import { readChoice } from './read-choice.ts';

interface ChoiceStore extends NewGameChoice {
  change(choice: Partial<NewGameChoice>): void;
}

/** What is changed takes the rest with it: see `madeToFit`. */
export const useNewGameChoice = create<ChoiceStore>()(
  persist(
    (set) => ({
      ...DEFAULT_CHOICE,
      change: (choice) => set((current) => madeToFit({ ...current, ...choice })),
    }),
    {
      name: 'openrealms-new-game',
      version: 1,
      storage: createJSONStorage(() => browserStorage),
      migrate: (stored) => stored as ChoiceStore,
      merge: (stored, current) => ({ ...current, ...readChoice(stored) }),
    },
  ),
);
