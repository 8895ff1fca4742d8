import { describe, expect, it } from 'vitest';
import { gameText } from '../../src/games/read-game-file.ts';

describe('a file that the player has chosen', () => {
  it('is read', async () => {
    expect(await gameText(new File(['{}'], 'game.json'))).toEqual({ ok: true, value: '{}' });
  });

  it('is not even looked at when it is far too large', async () => {
    const file = { size: 50_000_000, text: () => Promise.reject(new Error('It was read.')) };
    expect(await gameText(file as unknown as File)).toMatchObject({
      problem: { code: 'too-large' },
    });
  });
});
