import { combat, isOver, type TurnFeat, trade, viewFor } from '@openrealms/engine';
import type { Table, TableSetup } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { madeUpBox, words } from './made-up-box.ts';
import { stage, start, stickers } from './support.ts';

const card = (id: string, what: TurnFeat, atLeast: number) => ({
  id,
  name: words(id),
  points: 1,
  earned: { when: 'turn', what, atLeast } as const,
});

/** A table with one victory card that lies open. */
function feat(what: TurnFeat, atLeast: number, setup: TableSetup = {}): Table {
  const box = madeUpBox({ victoryCards: [card('feat', what, atLeast)] });
  return stage({ ...setup, scenario: { openVictoryCards: ['feat'], ...setup.scenario } }, box);
}

const earned = (t: Table) => t.data.scenario?.earned ?? [];
const mine = [{ id: 'feat', seat: 0 }];

describe('a victory card for something on a turn', () => {
  it('is earned at once by who has it [VICTORY-1]', () => {
    const t = feat('trade', 2, { me: { hand: ['scout', 'scout'] } }).play('scout');
    expect(earned(t)).toEqual([]);
    t.play('scout');
    expect(earned(t)).toEqual(mine);
    expect(t.events.at(-1)).toEqual({ kind: 'victory-card-earned', seat: 0, id: 'feat' });
    expect(t.data.scenario?.openVictoryCards).toEqual([]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewFor(t.state, viewer).scenario).toMatchObject({
        openVictoryCards: [],
        earned: mine,
      });
    }
  });

  it('is earned once, by the first [VICTORY-2]', () => {
    const t = feat('trade', 1, { me: { hand: ['scout'] }, opponent: { hand: ['scout'] } });
    t.play('scout').endTurn().play('scout');
    expect(earned(t)).toEqual(mine);
  });

  it('is not to be had if it is not open [VICTORY-2]', () => {
    const t = feat('trade', 1, { me: { hand: ['scout'] }, scenario: { openVictoryCards: [] } });
    expect(earned(t.play('scout'))).toEqual([]);
  });

  it('counts only on one’s own turn [VICTORY-3]', () => {
    const t = feat('authority', 60, { me: { deck: ['scout'] }, opponent: { authority: 70 } });
    expect(earned(t.endTurn())).toEqual([{ id: 'feat', seat: 1 }]);
    const quiet = feat('bases-in-play', 2, {
      me: { hand: ['scout'] },
      opponent: { inPlay: ['base-1', 'base-2'] },
    });
    expect(earned(quiet.play('scout'))).toEqual([]);
  });

  it('may be earned by what the scenario does at the start of the turn [VICTORY-1]', () => {
    const rule = { kind: 'start-of-turn', whom: 'both', effects: [combat(4), trade(1)] } as const;
    const box = madeUpBox({ rules: [rule], victoryCards: [card('feat', 'combat', 4)] });
    const me = { deck: ['scout'] };
    const t = stage({ me, scenario: { openVictoryCards: ['feat'] } }, box).endTurn();
    expect(earned(t)).toEqual([{ id: 'feat', seat: 1 }]);
    const first = start({ openVictoryCards: ['feat'] }, box);
    expect(viewFor(first, 1).scenario?.earned).toEqual(mine);
  });

  it('is not earned any more once the game is over [VICTORY-4]', () => {
    const t = feat('acquired-this-turn', 1, {
      tradeRow: ['ship-3'],
      me: { trade: 9 },
      scenario: { used: stickers('star-empire', 1, [1, 2, 4, 5]) },
    }).upgrade('ship-3', 1);
    expect(isOver(t.state)).toBe(true);
    expect(earned(t)).toEqual([]);
  });

  it('keeps the order in which several are earned [VICTORY-1]', () => {
    const victoryCards = [card('late', 'combat', 1), card('soon', 'trade', 1)];
    const t = stage(
      { me: { hand: ['scout', 'viper'] }, scenario: { openVictoryCards: ['late', 'soon'] } },
      madeUpBox({ victoryCards }),
    );
    t.play('scout').play('viper');
    expect(earned(t).map(({ id }) => id)).toEqual(['soon', 'late']);
  });
});

describe('what can be had on a turn [VICTORY-5]', () => {
  const hand = ['scout', 'viper', 'base-2', 'base-3', 'ship-3', 'ship-3+se1', 'ship-4'];
  const play =
    (...cards: string[]) =>
    (t: Table) =>
      cards.reduce((played, each) => played.play(each), t);

  it.each<[TurnFeat, number, string, TableSetup, (t: Table) => void, (t: Table) => void]>([
    ['combat', 2, 'combat in the pool', {}, play('viper'), play('ship-4')],
    ['authority', 51, 'authority', { me: { authority: 51 } }, () => {}, play('scout')],
    ['bases-in-play', 2, 'bases in play', {}, play('base-2', 'ship-4'), play('base-3')],
    ['outposts-in-play', 1, 'outposts in play', {}, play('base-3'), play('base-2')],
    ['factions-in-play', 2, 'factions in play', {}, play('ship-3', 'scout'), play('ship-4')],
    ['upgraded-in-play', 1, 'upgraded cards in play', {}, play('ship-3'), play('ship-3+se1')],
    ['played-this-turn', 3, 'cards played', {}, play('scout', 'viper'), play('ship-3')],
  ])('%s of %i: %s', (what, atLeast, _, setup, before, last) => {
    const t = feat(what, atLeast, { ...setup, me: { hand, ...setup.me } });
    before(t);
    expect(earned(t)).toEqual([]);
    last(t);
    expect(earned(t)).toEqual(mine);
  });

  it('acquired-this-turn: cards acquired, also for nothing, since the turn began', () => {
    const setup: TableSetup = {
      tradeRow: ['envoy', 'ship-2', 'ship-1', 'ship-1'],
      explorers: 1,
      me: { trade: 9, deck: ['scout'] },
    };
    const t = feat('acquired-this-turn', 3, setup).acquire('envoy');
    t.choose({ from: 'when-acquired', card: 'envoy' }).chooseFromRow('ship-2');
    expect(earned(t)).toEqual([]);
    expect(earned(t.acquire('explorer'))).toEqual(mine);
    const slow = feat('acquired-this-turn', 2, { ...setup, opponent: { trade: 1 } });
    slow.acquire('ship-1').endTurn();
    expect(slow.data.scenario?.acquired).toBe(0);
    expect(earned(slow.acquire('ship-1'))).toEqual([]);
  });

  it('scrapped-this-turn: own cards scrapped', () => {
    const t = feat('scrapped-this-turn', 1, {
      tradeRow: ['raider'],
      me: { trade: 3, hand: ['viper'] },
    }).acquire('raider');
    t.choose({ from: 'when-acquired', card: 'raider' });
    expect(earned(t)).toEqual([]);
    expect(earned(t.chooseFromHand('viper'))).toEqual(mine);
  });
});
