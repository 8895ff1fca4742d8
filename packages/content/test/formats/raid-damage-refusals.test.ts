import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

/** A Raider with so much combat before the Boss's Trading Post, which takes four. */
function refusal(combat: number, amount: number) {
  const seats = [{ inPlay: ['trading-post'] }, { combat }, {}];
  const raid = table([core], { format: 'raid', active: [1], seats });
  return raid.refusal({ type: 'damage-base', seat: 0, slot: 0, card: 'trading-post', amount });
}

describe('damage to a base of the Boss', () => {
  it('is less than what destroys it', () => {
    expect(refusal(3, 3)).toBeNull();
    expect(refusal(4, 1)).toBeNull();
    expect(refusal(4, 4)).toBe('wrong-amount');
    expect(refusal(6, 6)).toBe('wrong-amount');
  });

  it('is no more than there is combat', () => {
    expect(refusal(3, 4)).toBe('not-enough-combat');
    expect(refusal(0, 1)).toBe('not-enough-combat');
  });

  it('is one or all, the rest in steps', () => {
    expect(refusal(3, 2)).toBe('wrong-amount');
    expect(refusal(3, 0)).toBe('wrong-amount');
  });
});
