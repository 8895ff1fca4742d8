import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, frontiersTable, nothing, theirBase } from '../table.ts';

describe('Enforcer Mech', () => {
  it('gives 5 combat and may scrap a card of hand or discard pile [CHOICE-5]', () => {
    const t = frontiersTable({ me: { hand: ['enforcer-mech', 'viper'], discard: ['scout'] } });
    t.play('enforcer-mech');
    expect(t.me.combat).toBe(5);
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromHand('viper');
    expect(t.settled).toBe(true);
  });

  it('destroys a base with another Machine Cult card: once used, it must [ABILITY-13, ATTACK-6]', () => {
    const t = frontiersTable({
      me: { hand: ['enforcer-mech'], inPlay: ['integration-port'] },
      opponent: { inPlay: ['transit-nexus'] },
    });
    t.play('enforcer-mech').use('ally', 'enforcer-mech');
    expect(t.options()).toEqual([theirBase(0, 'transit-nexus')]);
    t.chooseBase('transit-nexus');
    expect(t.me.combat).toBe(5);
    expect(t.opponent.discard).toEqual(['transit-nexus']);
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for a card [SCRAPAB-1]', () => {
    const t = frontiersTable({ me: { hand: ['enforcer-mech'], deck: ['scout'] } });
    t.play('enforcer-mech').use('scrap', 'enforcer-mech');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
