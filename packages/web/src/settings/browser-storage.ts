import type { StateStorage } from 'zustand/middleware';

/** The browser's storage, where a browser that keeps nothing is no error: what is set then holds until the page closes. */
export const browserStorage: StateStorage = {
  getItem(name) {
    return attempt(() => localStorage.getItem(name)) ?? null;
  },
  setItem(name, value) {
    attempt(() => localStorage.setItem(name, value));
  },
  removeItem(name) {
    attempt(() => localStorage.removeItem(name));
  },
};

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
