import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  campaignState,
  newCampaign,
  nextSetup,
  resetCampaign,
  SetupError,
  type Wish,
  wishForSide,
} from '../../src/index.ts';
import { afterGame, begun, refusal, value } from './steps.ts';
import { toyBox } from './toy-box.ts';

function wished(seed: string, first: Wish, second: Wish): Campaign {
  const campaign = newCampaign({ box: toyBox, seed });
  return value(wishForSide(value(wishForSide(campaign, toyBox, 0, first)), toyBox, 1, second));
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('choosing the sides', () => {
  it('gives both players the side that they want [CAMPAIGN-2]', () => {
    const state = campaignState(wished('a', 'trade-federation', 'star-empire'), toyBox);
    expect(state).toMatchObject({ sides: ['trade-federation', 'star-empire'], coin: null });
  });

  it('waits until both have said what they want, and lets them think again [CAMPAIGN-2]', () => {
    const one = value(
      wishForSide(newCampaign({ box: toyBox, seed: 'a' }), toyBox, 1, 'star-empire'),
    );
    expect(campaignState(one, toyBox)).toMatchObject({ phase: 'sides', sides: null });
    const other = value(wishForSide(one, toyBox, 1, 'trade-federation'));
    const both = value(wishForSide(other, toyBox, 0, 'star-empire'));
    expect(campaignState(both, toyBox)).toMatchObject({
      phase: 'game',
      sides: ['star-empire', 'trade-federation'],
      coin: null,
    });
  });

  it('gives the other side to who does not mind [CAMPAIGN-2]', () => {
    expect(campaignState(wished('a', 'either', 'star-empire'), toyBox).sides).toEqual([
      'trade-federation',
      'star-empire',
    ]);
    expect(campaignState(wished('a', 'star-empire', 'either'), toyBox)).toMatchObject({
      sides: ['star-empire', 'trade-federation'],
      coin: null,
    });
  });

  it('tosses a coin where both want the same side, and gives the winner of it their choice [CAMPAIGN-4]', () => {
    const states = SEEDS.map((seed) =>
      campaignState(wished(seed, 'trade-federation', 'trade-federation'), toyBox),
    );
    for (const { coin, sides } of states) expect(sides?.indexOf('trade-federation')).toBe(coin);
    const heads = states.filter(({ coin }) => coin === 0).length;
    expect(heads).toBeGreaterThan(8);
    expect(heads).toBeLessThan(32);
  });

  it('tosses the coin from the seed, so that nobody can toss it again [CAMPAIGN-4]', () => {
    for (const seed of SEEDS) {
      const coins = [0, 1].map(
        () => campaignState(wished(seed, 'star-empire', 'star-empire'), toyBox).coin,
      );
      expect(coins[0]).toBe(coins[1]);
    }
  });

  it('also tosses where neither minds [CAMPAIGN-4]', () => {
    const first = SEEDS.map(
      (seed) => campaignState(wished(seed, 'either', 'either'), toyBox).sides?.[0],
    );
    expect(new Set(first)).toEqual(new Set(['star-empire', 'trade-federation']));
  });

  it('keeps the sides for the whole campaign [CAMPAIGN-3]', () => {
    const campaign = afterGame(begun(), 'trade-federation');
    expect(refusal(wishForSide(campaign, toyBox, 0, 'trade-federation'))).toBe('wrong-phase');
    expect(nextSetup(campaign, toyBox).scenario?.sides).toEqual([
      'star-empire',
      'trade-federation',
    ]);
  });
});

describe('beginning a campaign', () => {
  it('needs a box with a campaign and a seed', () => {
    const { campaign: _, ...plain } = toyBox;
    expect(() => newCampaign({ box: plain, seed: 'a' })).toThrow(SetupError);
    expect(() => newCampaign({ box: toyBox, seed: '' })).toThrow(/seed/);
  });

  it('can be done again with the same box as often as one likes [CAMPAIGN-19]', () => {
    const again = resetCampaign(afterGame(begun(), 'star-empire'), 'again');
    expect(again).toEqual(newCampaign({ box: toyBox, seed: 'again' }));
  });
});
