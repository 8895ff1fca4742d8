import { describe, expect, it } from 'vitest';
import { blobAssaultWords } from '../../src/bosses/blob-assault-words.ts';

describe('the next turn of the Blobs', () => {
  it('promises as many bases as come back, and combat for the rest', () => {
    const { en, fr } = blobAssaultWords;
    expect(en.next('Stinger', 0, 0)).toBe('plays Stinger.');
    expect(en.next('Stinger', 2, 0)).toBe('plays Stinger, and 2 bases come back.');
    expect(en.next(null, 0, 14)).toBe('plays the top card of its deck, and it gains 14 combat.');
    expect(fr.next('Dard', 1, 7)).toBe(
      'joue Dard, et une base revient, et elle gagne 7 de combat.',
    );
  });
});
