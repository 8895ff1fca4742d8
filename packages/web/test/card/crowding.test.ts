import { boxes } from '@openrealms/content';
import { combat, draw, opponentDiscards, trade } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { fitting, isCrowded, isLong } from '../../src/card/crowding.ts';
import { tokensOf } from '../../src/card/effect-tokens.ts';

const find = (id: string) => boxes.flatMap((box) => box.cards).find((card) => card.id === id)!;

describe('a small card', () => {
  it('is crowded when it has more than three lines to say', () => {
    expect(isCrowded(find('scout'))).toBe(false);
    expect(isCrowded(find('ledger-skiff'))).toBe(false);
    expect(isCrowded(find('hall-of-banners'))).toBe(true);
    expect(isCrowded(find('exchange-spire'))).toBe(true);
  });

  it('has long abilities where they take more than a line', () => {
    expect(isLong([trade(2), combat(3)])).toBe(false);
    expect(isLong(find('gilded-argosy').primary)).toBe(true);
  });

  it('shows as much as there is room for, and that there is more where that has room too', () => {
    const tokens = tokensOf([trade(2), draw(1), opponentDiscards()], true);
    const texts = (most: number) =>
      fitting(tokens, most).map(({ signs }) => ('text' in signs[0]! ? '…' : signs.length));
    expect(texts(6)).toEqual([2, 2, 2]);
    expect(texts(5)).toEqual([2, 2, '…']);
    expect(texts(4)).toEqual([2, 2]);
    expect(texts(1)).toEqual([2]);
  });
});
