import { boxes } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { emsOf, shortName } from '../../src/card/name-fit.ts';

const names = boxes.flatMap((box) => box.cards).flatMap((card) => [card.name, card.nameFr]);

describe('names on cards', () => {
  it('are measured without regard to accents', () => {
    expect(emsOf('Éclaireur')).toBe(emsOf('Eclaireur'));
    expect(emsOf('Mothership')).toBeGreaterThan(emsOf('Ram'));
  });

  it('stay as they are where there is room', () => {
    for (const name of names) expect(shortName(name, 100)).toBe(name);
  });

  it('are cut word by word where there is none', () => {
    for (const name of names) {
      for (const word of shortName(name, 4.9).split(/(?<=[ -])/)) {
        expect(emsOf(word.trim()), name).toBeLessThanOrEqual(4.9);
        expect(word.length).toBeGreaterThan(1);
      }
    }
    expect(shortName('Mecha-Patrouilleur', 4.9)).toBe('Mecha-Patrouilleur');
    expect(shortName('Vaisseau de Reconnaissance', 4.9)).toBe('Vaisseau Reconnaiss.');
  });
});
