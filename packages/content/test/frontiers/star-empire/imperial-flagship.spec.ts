import { describe, expect, it } from 'vitest';
import { frontiersTable, ME, OPPONENT } from '../table.ts';

describe('Imperial Flagship', () => {
  const players = (...seats: number[]) => seats.map((seat) => ({ from: 'opponents', seat }));

  it('gives 7 combat and two cards [ABILITY-9]', () => {
    const t = frontiersTable({ me: { hand: ['imperial-flagship'], deck: ['scout', 'viper'] } });
    t.play('imperial-flagship');
    expect(t.me).toMatchObject({ combat: 7, hand: ['scout', 'viper'] });
    expect(t.settled).toBe(true);
  });

  it('makes a player of your choice discard, and that may be you [CARD-IMPERIALFLAGSHIP-1]', () => {
    const t = frontiersTable({
      me: { hand: ['imperial-flagship', 'scout'], inPlay: ['siege-fortress'] },
      opponent: { hand: ['viper'], inPlay: ['ion-station'] },
    });
    t.play('imperial-flagship').use('ally', 'imperial-flagship');
    expect(t.options()).toEqual(players(ME, OPPONENT));
    t.chooseOpponent(OPPONENT).chooseFromHand('viper');
    expect(t.opponent.discard).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('lets its player discard instead [CARD-IMPERIALFLAGSHIP-1]', () => {
    const t = frontiersTable({
      me: { hand: ['imperial-flagship', 'scout'], inPlay: ['siege-fortress'] },
      opponent: { hand: ['viper'] },
    });
    t.play('imperial-flagship').use('ally', 'imperial-flagship').chooseOpponent(ME);
    expect(t.actor).toBe(ME);
    t.chooseFromHand('scout');
    expect(t.me.discard).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('asks also where only its own player has a card to discard [CARD-IMPERIALFLAGSHIP-2]', () => {
    const t = frontiersTable({
      me: { hand: ['imperial-flagship', 'scout'], inPlay: ['siege-fortress'] },
    });
    t.play('imperial-flagship').use('ally', 'imperial-flagship');
    expect(t.options()).toEqual(players(ME));
  });

  it('is not offered while nobody has a card in hand [ABILITY-14]', () => {
    const t = frontiersTable({
      me: { hand: ['imperial-flagship'], inPlay: ['siege-fortress'] },
    });
    t.play('imperial-flagship');
    expect(t.usable()).not.toContain('ally of imperial-flagship');
  });
});
