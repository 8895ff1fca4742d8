import { describe, expect, it } from 'vitest';
import { askForLastingStorage } from '../../src/match/lasting-storage.ts';

describe('lasting storage', () => {
  it('is asked for once', () => {
    let times = 0;
    const persist = async () => ++times > 0;
    const ask = askForLastingStorage(() => ({ storage: { persist } }));
    ask();
    ask();
    expect(times).toBe(1);
  });

  it.each([
    ['has no storage', {}],
    ['cannot be asked', { storage: {} }],
    ['refuses', { storage: { persist: () => Promise.reject(new Error('no')) } }],
    [
      'fails',
      {
        storage: {
          persist: () => {
            throw new Error('no');
          },
        },
      },
    ],
  ])('is not missed where a browser %s', async (_, browser) => {
    expect(askForLastingStorage(() => browser)).not.toThrow();
    // A promise that nobody hears would fail the test.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
