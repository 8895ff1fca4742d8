import { afterEach, describe, expect, it, vi } from 'vitest';

const KEY = 'openrealms-settings';

async function storeWith(stored: string | null, broken = false) {
  const kept = new Map(stored === null ? [] : [[KEY, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (broken) throw new Error('The quota has been exceeded.');
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  vi.resetModules();
  const { useSettings, currentSettings, DEFAULT_SETTINGS } = await import(
    '../../src/settings/settings.ts'
  );
  return { kept, useSettings, currentSettings, DEFAULT_SETTINGS };
}

describe('the store of settings', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('takes from another version what it can use', async () => {
    const stored = JSON.stringify({ state: { textSize: 150, pace: 'warp' }, version: 99 });
    const { currentSettings, DEFAULT_SETTINGS } = await storeWith(stored);
    expect(currentSettings()).toEqual({ ...DEFAULT_SETTINGS, textSize: 150 });
  });

  it('begins with the defaults when what was stored is no JSON', async () => {
    const { currentSettings, DEFAULT_SETTINGS } = await storeWith('{"state":{"textSi');
    expect(currentSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps a change', async () => {
    const { kept, useSettings } = await storeWith(null);
    useSettings.getState().change({ pace: 'slow' });
    expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ state: { pace: 'slow' } });
  });

  it('changes even where nothing can be kept', async () => {
    const { useSettings } = await storeWith(null, true);
    useSettings.getState().change({ theme: 'high-contrast' });
    expect(useSettings.getState().theme).toBe('high-contrast');
  });
});
