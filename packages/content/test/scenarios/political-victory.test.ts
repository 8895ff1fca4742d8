import { isOver, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { kinds, stage, stickers } from './support.ts';

describe('a Political Victory', () => {
  const four = stickers('star-empire', 1, [1, 2, 4, 5], 'base');
  const shop = (scenario: Parameters<typeof stage>[0]) =>
    stage({ tradeRow: ['raider'], me: { trade: 9, hand: ['viper'] }, ...scenario });

  it('comes at once with the fifth sticker of the scenario’s own sheet [POLITICAL-1]', () => {
    const t = shop({ scenario: { used: four } }).upgrade('raider', 1);
    expect(t.winners).toEqual([0]);
    expect(kinds(t.events)).toEqual(['card-acquired', 'political-victory', 'game-ended']);
    expect(t.events[1]).toEqual({ kind: 'political-victory', seat: 0, sheet: 1 });
    expect(t.opponent).toMatchObject({ authority: 50, defeated: false });
  });

  it('does not come with the fourth [POLITICAL-1]', () => {
    const t = shop({ scenario: { used: four.slice(1) } }).upgrade('raider', 1);
    expect(isOver(t.state)).toBe(false);
    expect(viewFor(t.state, 1).scenario?.political).toEqual([4, 0]);
  });

  it('leaves nothing to do: no new card in the row, nothing when acquired [POLITICAL-4]', () => {
    const t = shop({ scenario: { used: four } }).upgrade('raider', 1);
    expect(t.data).toMatchObject({ stack: [], tradeRow: Array(5).fill(null), active: [] });
    expect(t.me.discard).toEqual(['raider+se1']);
    expect(viewFor(t.state, 0).choice).toBeNull();
  });

  it('does not come from an older sheet [POLITICAL-2]', () => {
    const t = shop({ scenario: { number: 2, used: four } }).upgrade('raider', 1);
    expect(isOver(t.state)).toBe(false);
    expect(t.data.scenario?.used).toHaveLength(5);
    expect(viewFor(t.state, 0).scenario?.political).toEqual([0, 0]);
  });

  it('counts the own sheet of each scenario up to the fourth [POLITICAL-2]', () => {
    for (const number of [2, 3, 4] as const) {
      const costs = number === 2 ? [2, 4, 5, 6] : [1, 2, 4, 5];
      const used = stickers('star-empire', number, costs);
      expect(shop({ scenario: { number, used } }).upgrade('raider', number).winners).toEqual([0]);
    }
  });

  it('is not to be had after the fourth scenario [POLITICAL-3]', () => {
    const used = stickers('star-empire', 4, [1, 2, 4, 5]);
    const t = shop({ scenario: { number: 5, used } }).upgrade('raider', 4);
    expect(isOver(t.state)).toBe(false);
    expect(viewFor(t.state, 0).scenario?.political).toBeNull();
  });

  it('is not helped by the other side’s stickers [POLITICAL-1]', () => {
    const used = stickers('trade-federation', 1, [1, 2, 4, 5]);
    const t = shop({ scenario: { used } }).upgrade('raider', 1);
    expect(isOver(t.state)).toBe(false);
    expect(viewFor(t.state, 'spectator').scenario?.political).toEqual([1, 4]);
  });

  it('can come from a card acquired for nothing [POLITICAL-1]', () => {
    const t = stage({
      tradeRow: ['envoy', 'ship-3'],
      me: { trade: 6 },
      scenario: { used: four },
    })
      .acquire('envoy')
      .choose({ from: 'when-acquired', card: 'envoy' })
      .chooseFromRow('ship-3', undefined, 1);
    expect(t.winners).toEqual([0]);
  });
});
