import { campaignBox, viewFor } from '@openrealms/engine';
import type { TableSetup } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { madeUpBox, plainBox } from './made-up-box.ts';
import { kinds, stage } from './support.ts';

/** The end of my turn, at which the third party has this much combat. Even costs are outposts, the defense is the cost. */
const attacked = (combat: number, me: TableSetup['me'] = {}) => {
  const box = madeUpBox({ rules: [{ kind: 'third-party', combat, growth: 0 }] });
  return stage({ me }, box).endTurn();
};

const blows = (t: ReturnType<typeof attacked>) =>
  t.events.flatMap((event) =>
    event.kind === 'third-party-strikes'
      ? [`${event.reason} ${event.card ?? event.target} ${event.amount}`]
      : [],
  );

describe('a third party', () => {
  it('attacks the player whose turn has ended, after the draw phase [THIRD-PARTY-1]', () => {
    const t = attacked(7, { deck: ['scout'] });
    expect(t.me).toMatchObject({ authority: 43, hand: ['scout'] });
    expect(t.opponent.authority).toBe(50);
    expect(kinds(t.events)).toEqual([
      'turn-ended',
      'card-drawn',
      'third-party-attacks',
      'third-party-strikes',
      'turn-started',
    ]);
    expect(t.events[2]).toEqual({ kind: 'third-party-attacks', target: 0, combat: 7 });
  });

  it('grows with every turn that player has had before [THIRD-PARTY-2]', () => {
    const box = madeUpBox({ rules: [{ kind: 'third-party', combat: 3, growth: 2 }] });
    const deck = Array<string>(15).fill('scout');
    const t = stage({ me: { deck }, opponent: { deck } }, box);
    expect(viewFor(t.state, 0).scenario?.thirdParty).toEqual([3, 3]);
    expect(t.endTurn().me.authority).toBe(47);
    expect(viewFor(t.state, 0).scenario?.thirdParty).toEqual([5, 3]);
    expect(t.endTurn().opponent.authority).toBe(47);
    expect(t.endTurn().me.authority).toBe(42);
    expect(viewFor(t.state, 1).scenario?.thirdParty).toEqual([7, 5]);
  });

  it('defeats the player if it can, whatever bases there are [THIRD-PARTY-3]', () => {
    const t = attacked(7, { authority: 7, inPlay: ['base-5', 'base-1'] });
    expect(blows(t)).toEqual(['defeat 0 7']);
    expect(t.winners).toEqual([1]);
    expect(kinds(t.events).slice(-2)).toEqual(['player-defeated', 'game-ended']);
  });

  it('destroys the dearest outpost it can first, which then protects nobody [THIRD-PARTY-4]', () => {
    const t = attacked(7, { inPlay: ['base-2', 'base-4', 'base-5', 'base-6'] });
    // 6 for the dearest; 1 is left, and no other outpost falls to it.
    expect(blows(t)).toEqual(['outpost base-6 6']);
    expect(t.me).toMatchObject({ authority: 50, discard: ['base-6'] });
  });

  it('goes on with cheaper ones, then the dearest bases, then the player [THIRD-PARTY-4, THIRD-PARTY-5]', () => {
    const t = attacked(12, { inPlay: ['base-1', 'base-2', 'base-3', 'base-5', 'base-4'] });
    expect(blows(t)).toEqual([
      'outpost base-4 4',
      'outpost base-2 2',
      'base base-5 5',
      'base base-1 1',
    ]);
    expect(t.me.authority).toBe(50);
    expect(blows(attacked(13, { inPlay: ['base-2', 'base-5', 'base-1'] }))).toEqual([
      'outpost base-2 2',
      'base base-5 5',
      'base base-1 1',
      'rest 0 5',
    ]);
  });

  it('can defeat the player behind an outpost that falls [THIRD-PARTY-3]', () => {
    const t = attacked(7, { authority: 3, inPlay: ['base-4', 'base-1'] });
    expect(blows(t)).toEqual(['outpost base-4 4', 'defeat 0 3']);
    expect(t.winners).toEqual([1]);
  });

  it('is stopped by an outpost that it cannot destroy [THIRD-PARTY-6]', () => {
    const t = attacked(5, { authority: 1, inPlay: ['base-6', 'base-1'] });
    expect(blows(t)).toEqual([]);
    expect(t.me).toMatchObject({ authority: 1, discard: [] });
    expect(kinds(t.events)).toContain('third-party-attacks');
  });

  it('spares bases that are too strong and hits the player [THIRD-PARTY-5]', () => {
    const t = attacked(4, { inPlay: ['base-5', 'base-5'] });
    expect(blows(t)).toEqual(['rest 0 4']);
  });

  it('takes of two with the same cost the one with the higher defense [THIRD-PARTY-7]', () => {
    const plain = plainBox({ rules: [{ kind: 'third-party', combat: 5, growth: 0 }] });
    // Base 5 now costs as much as Base 3, which lies before it and has the defense 3.
    const cards = plain.cards.map((card) => (card.id === 'base-5' ? { ...card, cost: 3 } : card));
    const t = stage({ me: { inPlay: ['base-3', 'base-5'] } }, campaignBox({ ...plain, cards }));
    expect(blows(t.endTurn())).toEqual(['base base-5 5']);
  });

  it('takes the first of equals [THIRD-PARTY-7]', () => {
    const t = attacked(3, { inPlay: ['base-3', 'base-3'] });
    expect(t.me.inPlay).toMatchObject([{ slot: 1, card: 'base-3' }]);
  });

  it('does not stop the player from winning first [THIRD-PARTY-1]', () => {
    const box = madeUpBox({ rules: [{ kind: 'third-party', combat: 99, growth: 0 }] });
    const t = stage({ me: { combat: 50 } }, box).attackPlayer(50);
    expect(t.winners).toEqual([0]);
  });
});
