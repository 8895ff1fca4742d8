import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  attackBase,
  by,
  choose,
  concede,
  defeated,
  endTurn,
  fromHand,
  handSizes,
  offered,
  play,
  prey,
  refused,
  scores,
  start,
  turnOf,
} from './support.ts';

const FORMAT = 'hunter-first-blood';

describe('First Blood', () => {
  it.each([3, 4, 5, 6])('is Hunter for %i players [FIRSTBLOOD-1]', (seats) => {
    const game = start(FORMAT, seats, 'hands', { firstSeat: 1 });
    expect(game).toEqual({ ...start('hunter', seats, 'hands', { firstSeat: 1 }), format: FORMAT });
    expect(scores(game)).toEqual(Array(seats).fill(50));
    expect(handSizes(game).slice(1, 3)).toEqual([3, 4]);
  });

  it('is Hunter in whom one may attack and target [FIRSTBLOOD-1]', () => {
    const t = at(FORMAT, 4, {
      0: { combat: 30, hand: ['imperial-fighter'] },
      1: { hand: ['scout'] },
      2: { inPlay: ['the-hive'], hand: ['scout'] },
      3: { inPlay: ['blob-wheel'], hand: ['scout'] },
    });
    expect(prey(t, 0)).toEqual(['player 1', 'blob-wheel of 3']);
    expect(refused(t, 0, attack(3, 30))).toBe('only-player-on-left');
    expect(refused(t, 0, attackBase(2, 'the-hive'))).toBe('only-neighbours-bases');
    by(t, 0, play('imperial-fighter'));
    expect(offered(t, 1)).toEqual([fromHand('scout')]);
    by(t, 1, choose(fromHand('scout')));
    by(t, 0, endTurn);
    expect(t.data.active).toEqual([1]);
  });

  it('ends with the first defeat, in the middle of the turn [FIRSTBLOOD-2]', () => {
    const t = at(FORMAT, 4, { 0: { combat: 9, hand: ['scout'] }, 1: { authority: 1 } });
    by(t, 0, attack(1, 1));
    expect(defeated(t.data)).toEqual([1]);
    expect(t.data).toMatchObject({ active: [], turn: 1 });
    expect(refused(t, 0, endTurn)).toBe('game-over');
  });

  it('is won by the hunter of the defeated player, and by nobody else [FIRSTBLOOD-3]', () => {
    const t = turnOf(at(FORMAT, 4, { 2: { combat: 1 }, 3: { authority: 1 } }), 2);
    by(t, 2, attack(3, 1));
    expect(t.winners).toEqual([2]);
    expect(t.events.at(-1)).toEqual({ kind: 'game-ended', winners: [2] });
  });

  it('is won by the last seat when the first is defeated [FIRSTBLOOD-3]', () => {
    const t = turnOf(at(FORMAT, 3, { 0: { authority: 1 }, 2: { combat: 1 } }), 2);
    expect(by(t, 2, attack(0, 1)).winners).toEqual([2]);
  });

  it.each([
    [0, 3],
    [1, 0],
    [3, 2],
  ])('is lost by seat %i giving up, to seat %i on the right [FIRSTBLOOD-4]', (loser, winner) => {
    const t = by(at(FORMAT, 4), loser, concede);
    expect(defeated(t.data)).toEqual([loser]);
    expect(t.winners).toEqual([winner]);
  });
});
