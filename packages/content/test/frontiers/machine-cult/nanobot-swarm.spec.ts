import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, frontiersTable, nothing } from '../table.ts';

describe('Nanobot Swarm', () => {
  it('draws two cards and only then may scrap up to two of hand and discard pile [CARD-NANOBOTSWARM-1]', () => {
    const t = frontiersTable({
      me: { hand: ['nanobot-swarm'], deck: ['scout', 'viper'], discard: ['stinger'] },
    });
    t.play('nanobot-swarm');
    expect(t.me.combat).toBe(5);
    expect(t.options()).toEqual([
      fromHand('scout'),
      fromHand('viper'),
      fromDiscard('stinger'),
      nothing,
    ]);
    t.chooseFromHand('scout').chooseFromDiscard('stinger');
    expect(t.me).toMatchObject({ hand: ['viper'], discard: [], scrapped: 2 });
    expect(t.settled).toBe(true);
  });

  it('may scrap one card or none [CHOICE-7]', () => {
    const t = frontiersTable({ me: { hand: ['nanobot-swarm'], deck: ['scout', 'viper'] } });
    t.play('nanobot-swarm').chooseFromHand('scout').decline();
    expect(t.me.hand).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });
});
