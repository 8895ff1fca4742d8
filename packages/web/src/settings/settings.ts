import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from './browser-storage.ts';
import { DEFAULT_SETTINGS, type Settings } from './default-settings.ts';
import { readSettings } from './read-settings.ts';

export { DEFAULT_SETTINGS, type Settings };

interface SettingsStore extends Settings {
  change(settings: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      ...DEFAULT_SETTINGS,
      change: (settings) => set(settings),
    }),
    {
      name: 'openrealms-settings',
      version: 1,
      storage: createJSONStorage(() => browserStorage),
      // What another version has stored is read field by field, like everything else.
      migrate: (stored) => stored as SettingsStore,
      merge: (stored, current) => ({ ...current, ...readSettings(stored) }),
    },
  ),
);

/** The settings alone, to compare or to put back. */
export function currentSettings(): Settings {
  return readSettings(useSettings.getState());
}
