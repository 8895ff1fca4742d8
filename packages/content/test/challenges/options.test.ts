import { createGame, formatPosition, parsePosition, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { seen, stage, start, told } from './support.ts';

const options = { gambitSubstitutions: true };

describe('gambitSubstitutions', () => {
  it.each(['automatons', 'dimensional-horror'] as const)(
    'on: making the Boss of %s discard, which has no hand, is a draw and then a discard [OPTION-12]',
    (id) => {
      const player = { hand: ['cargo-craft', 'viper'], deck: ['scout'] };
      const t = stage(id, { players: [player], options });
      t.play('cargo-craft');
      expect([...t.me.hand].sort()).toEqual(['scout', 'viper']);
      t.chooseFromHand('viper');
      expect(t.me).toMatchObject({ hand: ['scout'], discard: ['viper'], trade: 2 });
    },
  );

  it('on: there is nothing to discard without a card in hand, deck or discard pile [OPTION-12]', () => {
    const t = stage('automatons', { players: [{ hand: ['cargo-craft'] }], options });
    t.play('cargo-craft');
    expect(t.settled).toBe(true);
    expect(t.me.trade).toBe(2);
  });

  it('on: a Boss with a hand discards as always [OPTION-12]', () => {
    const player = { hand: ['cargo-craft', 'viper'], deck: ['scout'] };
    const t = stage('the-cost-of-freedom', { players: [player], options });
    t.play('cargo-craft');
    expect(t.me.hand).toEqual(['viper']);
    expect(t.seat(1).owedDiscards).toBe(1);
  });

  it('off: neither happens [OPTION-12, OPTION-13]', () => {
    const player = { hand: ['cargo-craft', 'moonwurm-hatchling'], deck: ['scout'] };
    const t = stage('automatons', { players: [player] });
    t.play('cargo-craft').play('moonwurm-hatchling').chooseBranch('destroy base');
    expect(t.me).toMatchObject({ hand: [], combat: 0, deck: ['scout'] });
  });

  it('on: destroying a base that is not there gives 3 combat, a branch or an ally ability [OPTION-13]', () => {
    const hand = ['moonwurm-hatchling', 'enforcer-mech', 'builder-bot'];
    const t = stage('nemesis-beast', { players: [{ hand }], options });
    t.play('moonwurm-hatchling').chooseBranch('destroy base');
    expect(t.me.combat).toBe(3);
    expect(told(t, 'gained')).toContainEqual(
      expect.objectContaining({ seat: 0, what: 'combat', amount: 3 }),
    );
    const allies = stage('nemesis-beast', {
      players: [{ inPlay: ['enforcer-mech', 'defense-system'] }],
      options,
    });
    const before = allies.me.combat;
    expect(allies.use('ally', 'enforcer-mech').me.combat).toBe(before + 3);
  });

  it('on: a base that is there is destroyed, and nothing is gained [OPTION-13]', () => {
    const t = stage('automatons', {
      players: [{ hand: ['moonwurm-hatchling'] }],
      boss: { inPlay: ['spike-cluster'] },
      options,
    });
    t.play('moonwurm-hatchling').chooseBranch('destroy base').chooseBase('spike-cluster', 1);
    expect(t.seat(1).inPlay).toEqual([]);
    expect(t.me.combat).toBe(0);
  });

  it('is nothing for the cards that the Boss plays [OPTION-13]', () => {
    const t = stage('automatons', { tradeDeck: ['moonwurm-hatchling'], options });
    expect(t.endTurn().me.authority).toBe(60);
  });
});

describe('firstEditionCorrection', () => {
  it('on: players share 50 authority against the Nemesis Beast, however many they are [OPTION-14]', () => {
    const authority = (seats: number, firstEditionCorrection: boolean) =>
      seen('nemesis-beast', seats, { options: { firstEditionCorrection } }).seats.map(
        (seat) => seat.authority,
      );
    expect(authority(1, true)).toEqual([50, 50]);
    expect(authority(3, true)).toEqual([50, 50, 50, 150]);
    expect(authority(3, false)).toEqual([150, 150, 150, 150]);
  });
});

describe('options of challenges', () => {
  it('are refused where there is nothing that they could change [OPTION-15]', () => {
    const duel = { boxes: [core], seed: 'any' };
    const refusal = expect.objectContaining({ code: 'wrong-option' });
    expect(() => createGame({ ...duel, options })).toThrow(refusal);
    expect(() => createGame({ ...duel, options })).toThrow('where no challenge is played');
    const correction = { options: { firstEditionCorrection: true } };
    expect(() => start('automatons', 2, correction)).toThrow('nemesis-beast');
    expect(() => createGame({ ...duel, ...correction })).toThrow(refusal);
    const odd = { options: { gambitSubstitutions: 'yes' as unknown as boolean } };
    expect(() => start('automatons', 1, odd)).toThrow('true or false');
  });

  it('are part of views and positions [OPTION-12, OPTION-14]', () => {
    const both = { gambitSubstitutions: true, firstEditionCorrection: true };
    const state = start('nemesis-beast', 2, { options: both });
    const line = formatPosition(state);
    expect(line).toContain('gambitSubstitutions=true firstEditionCorrection=true');
    const read = parsePosition(line, [frontiers]);
    if (!read.ok) throw new Error(read.problem.why);
    expect(viewFor(read.value, 0).options).toMatchObject(both);
    const elsewhere = parsePosition('core@1 standard active=0 gambitSubstitutions=true | | |', [
      core,
    ]);
    expect(elsewhere).toMatchObject({ ok: false, problem: { code: 'wrong-option' } });
  });
});
