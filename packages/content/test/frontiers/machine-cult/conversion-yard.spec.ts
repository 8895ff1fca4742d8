import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable, nothing } from '../table.ts';

describe('Conversion Yard', () => {
  it('gives 4 combat if a card of the hand is scrapped for it [CARD-CONVERSIONYARD-1]', () => {
    const t = frontiersTable({
      me: { inPlay: ['conversion-yard'], hand: ['viper'], discard: ['scout'] },
    });
    t.use('primary', 'conversion-yard');
    expect(t.options()).toEqual([fromHand('viper'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ combat: 4, hand: [], discard: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('gives nothing if its player declines, and is used [CARD-CONVERSIONYARD-1]', () => {
    const t = frontiersTable({ me: { inPlay: ['conversion-yard'], hand: ['viper'] } });
    t.use('primary', 'conversion-yard').decline();
    expect(t.me).toMatchObject({ combat: 0, hand: ['viper'] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is not offered with an empty hand [ABILITY-14]', () => {
    const t = frontiersTable({ me: { inPlay: ['conversion-yard'], discard: ['scout'] } });
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'primary', card: 'conversion-yard', slot: 0 })).toBe(
      'no-effect',
    );
  });
});
