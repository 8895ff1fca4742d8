import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  campaignState,
  campaignView,
  grownSetup,
  setupWarnings,
  upgradeAfterwards,
} from '../../src/index.ts';
import { afterGame, afterGames, begun, refusal, ships, twelveWinners, value } from './steps.ts';
import { toyBox } from './toy-box.ts';

const SE = 'star-empire';
const TF = 'trade-federation';

/** Twelve games, and nothing upgraded but this in the first. */
function played(...upgraded: readonly string[]): Campaign {
  return afterGames(afterGame(begun(), SE, { upgraded }), ...twelveWinners().slice(1));
}

/** Who upgraded, and what, from here to the end, each time the first card that there is. */
function upgradeAll(campaign: Campaign): { campaign: Campaign; turns: string[] } {
  const turns: string[] = [];
  let current = campaign;
  for (;;) {
    const { upgrading } = campaignView(current, toyBox);
    if (upgrading === null) return { campaign: current, turns };
    turns.push(upgrading.side);
    current = value(upgradeAfterwards(current, toyBox, upgrading.options[0]));
  }
}

describe('after the campaign', () => {
  it('upgrades by turns until both have twenty [AFTER-1]', () => {
    const { campaign, turns } = upgradeAll(played());
    const { vaults, phase } = campaignView(campaign, toyBox);
    expect(phase).toBe('finished');
    expect([vaults[SE].upgrades, vaults[TF].upgrades]).toEqual([20, 20]);
    expect(turns.every((side, i) => side !== turns[i + 1])).toBe(true);
  });

  it('lets who has fewer upgrades begin, and go on alone when the other has twenty [AFTER-1, AFTER-2]', () => {
    const { turns } = upgradeAll(played(...ships(TF, 1, 1, 2)));
    expect(turns[0]).toBe(SE);
    expect(turns).toHaveLength(38);
    expect(turns.slice(-2)).toEqual([SE, SE]);
  });

  it('lets who lost the campaign begin where both have the same number [AFTER-2]', () => {
    const campaign = played();
    const { verdict, upgrading } = campaignState(campaign, toyBox);
    expect(verdict?.winner).toBe(TF);
    expect(upgrading).toBe(SE);
  });

  it('takes turns strictly: the other cannot upgrade now [AFTER-1]', () => {
    expect(refusal(upgradeAfterwards(played(), toyBox, 'kingdom-ship-3+tf1'))).toBe(
      'not-your-turn',
    );
    expect(refusal(upgradeAfterwards(begun(), toyBox, 'kingdom-ship-3+se1'))).toBe('wrong-phase');
  });

  it('still allows one card for each cost of a sheet, ship or base [AFTER-3]', () => {
    const campaign = played(...ships(SE, 1, 3), ...ships(TF, 1, 1, 2));
    const { options } = campaignView(campaign, toyBox).upgrading ?? { options: [] };
    expect(options).not.toContain('consortium-base-3+se1');
    expect(options).toContain('consortium-base-3+se2');
    expect(options).not.toContain('consortium-ship-1+se2');
    expect(refusal(upgradeAfterwards(campaign, toyBox, 'consortium-base-3+se1'))).toBe(
      'used-sticker',
    );
  });

  it('upgrades no card twice and no Explorer [AFTER-3]', () => {
    const campaign = played('kingdom-base-3+tf1', 'kingdom-base-4+tf1');
    const { options } = campaignView(campaign, toyBox).upgrading ?? { options: [] };
    expect(options.some((id) => id.startsWith('kingdom-base-3') || id.startsWith('explorer'))).toBe(
      false,
    );
    expect(refusal(upgradeAfterwards(campaign, toyBox, 'kingdom-base-3+se1'))).toBe('no-card');
    expect(refusal(upgradeAfterwards(campaign, toyBox, 'kingdom-base-3+tf1+se1'))).toBe(
      'unknown-upgrade',
    );
  });

  it('leaves out for good who can upgrade nothing any more [AFTER-4]', () => {
    const few = {
      ...toyBox,
      tradeDeck: { 'kingdom-ship-1': 2, 'kingdom-ship-2': 1, 'kingdom-ship-7': 1 },
    };
    let campaign = afterGamesWith(few);
    const made: string[] = [];
    for (;;) {
      const { upgrading } = campaignView(campaign, few);
      if (upgrading === null) break;
      // The Star Empire takes what the other could have had.
      made.push(upgrading.options[0]);
      campaign = value(upgradeAfterwards(campaign, few, upgrading.options[0]));
    }
    expect(made).toEqual([
      'kingdom-ship-1+se1',
      'kingdom-ship-1+tf1',
      'kingdom-ship-2+se1',
      'kingdom-ship-7+tf3',
    ]);
    expect(campaignState(campaign, few).phase).toBe('finished');
  });

  it('adds the cards of the last pack to the deck [AFTER-5]', () => {
    const { campaign } = upgradeAll(played());
    const { grownDeck } = campaignView(campaign, toyBox);
    expect(grownDeck).toHaveProperty('visitor', 24);
    expect(sizeOf(grownDeck)).toBe(84);
    expect(campaignView(played(), toyBox).grownDeck).toBeNull();
  });

  it('gives a deck for any format, also together with other boxes [AFTER-6]', () => {
    const { campaign } = upgradeAll(played());
    const other = {
      ...toyBox,
      id: 'other',
      cards: toyBox.cards.slice(0, 4),
      tradeDeck: { [toyBox.cards[3].id]: 5 },
    };
    const { tradeDeck, boxes } = grownSetup(campaign, toyBox, [other]);
    expect(sizeOf(tradeDeck)).toBe(89);
    expect(boxes.map(({ id }) => id)).toEqual(['toy-campaign', 'other']);
    expect(() => grownSetup(played(), toyBox)).toThrow(/finished/);
  });

  it('is large enough for six, and warned of where the factions are uneven [AFTER-6, MULTI-21, MULTI-22]', () => {
    const { campaign } = upgradeAll(played());
    const crowd = { seats: 6, format: 'free-for-all' } as const;
    expect(setupWarnings({ ...grownSetup(campaign, toyBox), ...crowd })).toEqual([]);
    const kingdom = toyBox.cards.filter(({ factions }) => factions.includes('kingdom'));
    const other = {
      ...toyBox,
      id: 'other',
      tradeDeck: Object.fromEntries(kingdom.map(({ id }) => [id, 1])),
    };
    const warnings = setupWarnings({ ...grownSetup(campaign, toyBox, [other]), ...crowd });
    expect(warnings.map(({ code }) => code)).toEqual(['uneven-factions']);
  });
});

function sizeOf(deck: Readonly<Record<string, number>> | null | undefined): number {
  return Object.values(deck ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Twelve games with another box in which nothing was upgraded. */
function afterGamesWith(box: typeof toyBox): Campaign {
  const { seed, log } = afterGames(begun(), ...twelveWinners());
  return { box: { id: box.id, version: box.version }, seed, log };
}
