import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Federation Cruiser', () => {
  it('gives 5 combat and 4 authority, and 2 more of each with an ally [ABILITY-9, ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['federation-cruiser'], inPlay: ['ion-station'] } });
    t.play('federation-cruiser').use('ally', 'federation-cruiser');
    expect(t.me).toMatchObject({ authority: 50 + 4 + 2, combat: 5 + 2 });
    expect(t.settled).toBe(true);
  });
});
