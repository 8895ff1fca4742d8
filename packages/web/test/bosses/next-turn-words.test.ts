import { describe, expect, it } from 'vitest';
import { blobAssaultWords } from '../../src/bosses/blob-assault-words.ts';
import { dimensionalHorrorWords } from '../../src/bosses/dimensional-horror-words.ts';
import { piratesOfTheDarkStarWords } from '../../src/bosses/pirates-of-the-dark-star-words.ts';

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

describe('the next turn of the Pirates', () => {
  it('names a single card, counts several, and is a sentence without any', () => {
    const { en, fr } = piratesOfTheDarkStarWords;
    expect(en.next(['Stinger'])).toBe('scraps Stinger; the card that comes decides the raid.');
    expect(en.next(['Stinger', 'Crusher'])).toBe('scraps 2 cards; each that comes decides a raid.');
    expect(en.next([])).toBe('finds nothing to scrap.');
    expect(fr.next([])).toBe('ne trouve rien à retirer.');
  });
});

describe('the next turn of the Horror', () => {
  it('says whom it attacks, also where there is no card to take', () => {
    const { en, fr } = dimensionalHorrorWords;
    expect(en.next('Stinger', null, 3)).toBe(
      'takes Stinger, then attacks you with at least 3 combat.',
    );
    expect(en.next(null, 'Nova', 3)).toBe(
      'finds nothing to take, then attacks Nova with at least 3 combat.',
    );
    expect(fr.next(null, null, 3)).toBe(
      'ne trouve rien à prendre, puis vous attaque avec au moins 3 de combat.',
    );
  });
});
