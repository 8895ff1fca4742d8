import type { Command } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { calm, kinds, stage, stickers } from './support.ts';

const upgradesOffered = (legal: readonly Command[]) =>
  legal.flatMap((command) =>
    command.type === 'acquire' && command.upgrade !== undefined
      ? [`${command.card} ${command.upgrade}`]
      : [],
  );

describe('upgrading as one acquires', () => {
  it('costs 2 trade more for a ship and 3 for a base [UPGRADE-1]', () => {
    const shop = () => stage({ tradeRow: ['ship-3', 'base-3'], me: { trade: 6 } });
    expect(shop().upgrade('ship-3', 1).me).toMatchObject({ trade: 1, discard: ['ship-3+se1'] });
    expect(shop().upgrade('base-3', 1).me).toMatchObject({ trade: 0, discard: ['base-3+se1'] });
  });

  it('is a wish: the same card can be acquired without [UPGRADE-1]', () => {
    const t = stage({ tradeRow: ['ship-3'], me: { trade: 6 } }).acquire('ship-3');
    expect(t.me).toMatchObject({ trade: 3, discard: ['ship-3'] });
    expect(t.data.scenario?.used).toEqual([]);
  });

  it('is paid at the same moment, or it is too late [UPGRADE-2]', () => {
    const poor = stage({ tradeRow: ['ship-3'], me: { trade: 4 } });
    expect(upgradesOffered(poor.legal())).toEqual([]);
    expect(poor.refusal({ ...poor.acquisition('ship-3'), upgrade: 1 })).toBe('too-expensive');
    const t = stage({ tradeRow: ['ship-3'], me: { trade: 8 } }).acquire('ship-3');
    expect(upgradesOffered(t.legal())).toEqual([]);
  });

  it('makes it another card, wherever an effect puts it [UPGRADE-3]', () => {
    const t = stage({ tradeRow: ['ship-3'], me: { trade: 5 } });
    t.state.seats[0].shipsToTop = 1;
    expect(upgradesOffered(t.legal())).toEqual(['ship-3 1', 'ship-3 1']);
    t.upgrade('ship-3', 1, 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['ship-3+se1'], discard: [], knownTop: 1, shipsToTop: 0 });
    expect(t.data.scenario?.used).toEqual(stickers('star-empire', 1, [3]));
  });

  it('puts a base where it has to go [UPGRADE-3]', () => {
    const t = stage({ tradeRow: ['base-3'], me: { trade: 6 } });
    t.state.seats[0].basesToTop = 1;
    expect(t.refusal({ ...t.acquisition('base-3'), upgrade: 1 })).toBe('only-to-top');
    expect(t.upgrade('base-3', 1, 'top-of-deck').me.deck).toEqual(['base-3+se1']);
  });

  it('takes the sticker of the side, the cost and the type [UPGRADE-4]', () => {
    const t = stage({ tradeRow: ['ship-6', 'ship-5'], me: { trade: 9 }, scenario: { number: 2 } });
    // Sheet 1 has the costs 1 to 5, sheet 2 those from 2 to 6.
    expect(upgradesOffered(t.legal())).toEqual(['ship-6 2', 'ship-5 1', 'ship-5 2']);
    expect(t.refusal({ ...t.acquisition('ship-6'), upgrade: 1 })).toBe('no-sticker');
    const federation = stage({
      tradeRow: ['ship-5'],
      me: { trade: 9 },
      scenario: { sides: ['trade-federation', 'star-empire'] },
    }).upgrade('ship-5', 1);
    expect(federation.me.discard).toEqual(['ship-5+tf1']);
    expect(federation.data.scenario?.used).toEqual(stickers('trade-federation', 1, [5]));
  });

  it('uses a cost of a sheet up, for ships and bases [UPGRADE-5]', () => {
    const tradeRow = ['ship-3', 'base-3', 'ship-2'];
    const shop = (type: 'ship' | 'base') =>
      stage({
        tradeRow,
        me: { trade: 9 },
        scenario: { used: stickers('star-empire', 1, [3], type) },
      });
    for (const type of ['ship', 'base'] as const) {
      const t = shop(type);
      expect(upgradesOffered(t.legal())).toEqual(['ship-2 1']);
      expect(t.refusal({ ...t.acquisition('ship-3'), upgrade: 1 })).toBe('sticker-used');
      expect(t.refusal({ ...t.acquisition('base-3'), upgrade: 1 })).toBe('sticker-used');
    }
  });

  it('never uses more than five of the ten stickers of a sheet [UPGRADE-13]', () => {
    const tradeRow = ['ship-1', 'base-2', 'ship-3', 'base-4', 'ship-5'];
    const t = stage({ tradeRow, me: { trade: 99 }, scenario: { number: 5 } });
    const used = ['ship-1', 'base-2', 'ship-3', 'base-4', 'ship-5'];
    for (const card of used) t.upgrade(card, 1);
    expect(t.data.scenario?.used).toHaveLength(5);
    const rest = stage({
      tradeRow: ['base-1', 'ship-2', 'base-3', 'ship-4', 'base-5'],
      me: { trade: 99 },
      scenario: { used: t.data.scenario?.used ?? [] },
    });
    expect(upgradesOffered(rest.legal())).toEqual([]);
    for (const card of ['base-1', 'ship-2', 'base-3', 'ship-4', 'base-5']) {
      expect(rest.refusal({ ...rest.acquisition(card), upgrade: 1 })).toBe('sticker-used');
    }
  });

  it('leaves the same cost of other sheets, and of the other side [UPGRADE-6]', () => {
    const t = stage({
      tradeRow: ['ship-3', 'base-3'],
      me: { trade: 11 },
      opponent: { trade: 9 },
      scenario: { number: 3, used: stickers('trade-federation', 3, [3]) },
    }).upgrade('ship-3', 2);
    expect(upgradesOffered(t.legal())).toEqual(['base-3 1', 'base-3 3']);
  });

  it('works with older sheets too [UPGRADE-7]', () => {
    const t = stage({ tradeRow: ['ship-3'], me: { trade: 5 }, scenario: { number: 12 } });
    expect(upgradesOffered(t.legal())).toEqual(['ship-3 1', 'ship-3 2', 'ship-3 3', 'ship-3 4']);
    expect(t.upgrade('ship-3', 1).me.discard).toEqual(['ship-3+se1']);
  });

  it('is not for sheets that are still to come [UPGRADE-7]', () => {
    const t = stage({ tradeRow: ['ship-3'], me: { trade: 9 }, scenario: { number: 2 } });
    expect(t.refusal({ ...t.acquisition('ship-3'), upgrade: 3 })).toBe('no-such-sheet');
    expect(t.refusal({ ...t.acquisition('ship-3'), upgrade: 5 as never })).toBe('malformed');
    expect(t.refusal({ ...t.acquisition('ship-3'), upgrade: 'all' as never })).toBe('malformed');
  });

  it('is not for a card that has been upgraded, by whomever, nor for an Explorer [UPGRADE-8]', () => {
    const t = stage({
      tradeRow: ['ship-3+se1', 'ship-4+tf1'],
      me: { trade: 9 },
      explorers: 1,
      scenario: { number: 2 },
    });
    expect(upgradesOffered(t.legal())).toEqual([]);
    expect(t.refusal({ ...t.acquisition('ship-3+se1'), upgrade: 2 })).toBe('already-upgraded');
    expect(t.refusal({ ...t.acquisition('ship-4+tf1'), upgrade: 2 })).toBe('already-upgraded');
    expect(t.refusal({ ...t.acquisition('explorer'), upgrade: 1 })).toBe('not-upgradable');
  });

  it('may be done for a card that costs nothing, for the price of the stickers [UPGRADE-11]', () => {
    const me = { trade: 7, deck: ['scout'] };
    const t = stage({ tradeRow: ['envoy', 'ship-3', 'base-3'], me })
      .acquire('envoy')
      .choose({ from: 'when-acquired', card: 'envoy' });
    // 3 trade are left: enough for either.
    expect(t.options()).toContainEqual({
      from: 'trade-row',
      space: 2,
      card: 'base-3',
      upgrade: 1,
    });
    t.chooseFromRow('ship-3', undefined, 1);
    expect(t.me).toMatchObject({ trade: 1, discard: ['ship-3+se1', 'envoy'] });
    expect(t.data.scenario).toMatchObject({ used: stickers('star-empire', 1, [3]), acquired: 2 });
  });

  it('of a card that costs nothing is not offered without the trade for it [UPGRADE-11]', () => {
    const t = stage({ tradeRow: ['envoy', 'ship-3', 'base-3'], me: { trade: 6 } })
      .acquire('envoy')
      .choose({ from: 'when-acquired', card: 'envoy' });
    const upgrades = t.options().filter((pick) => 'upgrade' in pick);
    expect(upgrades).toEqual([{ from: 'trade-row', space: 1, card: 'ship-3', upgrade: 1 }]);
  });

  it('is not possible where no scenario is played [UPGRADE-12]', () => {
    const t = table([calm], { tradeRow: ['ship-3'], me: { trade: 9 } });
    expect(upgradesOffered(t.legal())).toEqual([]);
    expect(t.refusal({ ...t.acquisition('ship-3'), upgrade: 1 })).toBe('no-upgrades');
  });
});

describe('the order of upgrading', () => {
  it('is: pay, stickers, the card is acquired, the row refilled, what was noted [UPGRADE-9]', () => {
    const t = stage({ tradeRow: ['broker'], me: { trade: 4 } }).upgrade('broker', 1);
    expect(kinds(t.events)).toEqual([
      'card-acquired',
      'row-refilled',
      'ability-used',
      'gained',
      'gained',
    ]);
    expect(t.events[0]).toEqual({
      kind: 'card-acquired',
      seat: 0,
      card: 'broker+se1',
      space: 0,
      to: 'discard',
      paid: 2,
      upgrade: { sheet: 1, of: 'broker', paid: 2 },
    });
    expect(t.events[2]).toMatchObject({ kind: 'ability-used', card: 'broker' });
    expect(t.me).toMatchObject({ trade: 1, authority: 52, discard: ['broker+se1'] });
  });

  it('may pass the "when acquired" over as always [UPGRADE-9]', () => {
    const t = stage({ tradeRow: ['raider'], me: { trade: 5, hand: ['viper'] } });
    t.upgrade('raider', 1);
    expect(t.choice(0)).toMatchObject({ kind: 'when-acquired', card: 'raider' });
    t.decline();
    expect(t.me).toMatchObject({ hand: ['viper'], discard: ['raider+se1'] });
  });

  it('does not pay with what the card brings when acquired [UPGRADE-9]', () => {
    const t = stage({ tradeRow: ['broker'], me: { trade: 3 } });
    expect(t.refusal({ ...t.acquisition('broker'), upgrade: 1 })).toBe('too-expensive');
  });

  it('shuffles the upgraded card into a new deck if need be [UPGRADE-10]', () => {
    const t = stage({ tradeRow: ['envoy'], me: { trade: 6, deck: [] } });
    t.upgrade('envoy', 1).choose({ from: 'when-acquired', card: 'envoy' });
    // With no card of cost 3 in the row and no Explorer there is nothing to take: the draw follows.
    expect(t.me).toMatchObject({ hand: ['envoy+se1'], deck: [], discard: [] });
  });
});
