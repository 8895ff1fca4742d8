import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.ts';
import { MAX_NAME, readSettings } from '../../src/settings/read-settings.ts';

describe('settings as they were stored', () => {
  it('come back as they were', () => {
    const stored = {
      ...DEFAULT_SETTINGS,
      language: 'fr',
      playerName: 'Ada',
      animation: 'off',
      pace: 'instant',
      askBeforeEndTurn: false,
      theme: 'high-contrast',
      textSize: 200,
      sound: true,
      volume: 0,
      verbosity: 'full',
    };
    expect(readSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([undefined, null, 7, 'night', [], true])('%j are the defaults', (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['language', 'de'],
    ['playerName', 'x'.repeat(MAX_NAME + 1)],
    ['playerName', null],
    ['animation', 'wild'],
    ['pace', 3],
    ['askBeforeEndTurn', 'yes'],
    ['theme', {}],
    ['textSize', 110],
    ['textSize', '200'],
    ['sound', 1],
    ['volume', 1.1],
    ['volume', -0.1],
    ['volume', Number.NaN],
    ['verbosity', ''],
  ])('fall back to the default of %s alone when it is %j', (name, value) => {
    const others = { language: 'fr', textSize: 150, verbosity: 'brief', playerName: 'Ada' };
    expect(readSettings({ ...others, [name]: value })).toEqual({
      ...DEFAULT_SETTINGS,
      ...others,
      [name]: DEFAULT_SETTINGS[name as keyof typeof DEFAULT_SETTINGS],
    });
  });

  it('lose what no setting is called', () => {
    expect(readSettings({ change: 'x', colour: 'red' })).toEqual(DEFAULT_SETTINGS);
  });
});
