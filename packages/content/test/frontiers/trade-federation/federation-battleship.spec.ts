import { describe, expect, it } from 'vitest';
import { frontiersTable, theirBase } from '../table.ts';

describe('Federation Battleship', () => {
  it('gives 5 combat, 5 authority and a card [ABILITY-9]', () => {
    const t = frontiersTable({ me: { hand: ['federation-battleship'], deck: ['scout'] } });
    t.play('federation-battleship');
    expect(t.me).toMatchObject({ authority: 55, combat: 5, hand: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('destroys a base with an ally: once used, it must [ABILITY-13, ATTACK-6]', () => {
    const t = frontiersTable({
      me: { hand: ['federation-battleship'], inPlay: ['ion-station'] },
      opponent: { inPlay: ['swarm-cluster'] },
    });
    t.play('federation-battleship').use('ally', 'federation-battleship');
    expect(t.options()).toEqual([theirBase(0, 'swarm-cluster')]);
    t.chooseBase('swarm-cluster');
    expect(t.opponent.discard).toEqual(['swarm-cluster']);
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for 10 authority [SCRAPAB-1, ABILITY-8]', () => {
    const t = frontiersTable({ me: { hand: ['federation-battleship'] } });
    t.play('federation-battleship').use('scrap', 'federation-battleship');
    expect(t.me.authority).toBe(50 + 5 + 10);
  });
});
