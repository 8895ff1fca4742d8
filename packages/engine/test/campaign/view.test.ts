import { describe, expect, it } from 'vitest';
import { campaignView } from '../../src/index.ts';
import { afterGame, begun, ships } from './steps.ts';
import { toyBox } from './toy-box.ts';

const SE = 'star-empire';
const TF = 'trade-federation';

describe('the view of a campaign', () => {
  const campaign = afterGame(begun(), TF, {
    upgraded: [...ships(SE, 1, 2), 'kingdom-base-4+tf1', 'scavengers-ship-2+tf1'],
    earned: [{ id: 'broadside', side: SE }],
  });
  const view = campaignView(campaign, toyBox);

  it('shows which stickers are gone', () => {
    const sheet = view.sheets.find(({ side, number }) => side === TF && number === 1);
    expect(sheet).toEqual({
      side: TF,
      number: 1,
      unlocked: true,
      rows: [
        { cost: 1, used: null },
        { cost: 2, used: 'ship' },
        { cost: 3, used: null },
        { cost: 4, used: 'base' },
        { cost: 5, used: null },
      ],
      used: 2,
    });
    expect(view.sheets.filter(({ unlocked }) => unlocked)).toHaveLength(4);
  });

  it('shows the upgraded cards with what is below the stickers', () => {
    expect(view.upgraded).toContainEqual({
      id: 'kingdom-base-4+tf1',
      of: 'kingdom-base-4',
      side: TF,
      sheet: 1,
      factions: ['kingdom', TF],
      count: 1,
    });
    expect(view.upgraded).toHaveLength(3);
  });

  it('shows how the war stands', () => {
    expect(view.war).toEqual({
      fronts: [
        { faction: 'consortium', cards: 20, upgraded: { [SE]: 0, [TF]: 0 } },
        { faction: 'kingdom', cards: 20, upgraded: { [SE]: 1, [TF]: 1 } },
        { faction: 'scavengers', cards: 20, upgraded: { [SE]: 0, [TF]: 1 } },
      ],
      lead: null,
      by: 0,
      streak: { side: TF, length: 1 },
    });
  });

  it('shows the points of each scenario', () => {
    expect(view.scenarios[0]).toEqual({
      number: 1,
      status: 'won',
      faceUp: SE,
      option: null,
      winner: TF,
      political: false,
      points: { [SE]: 1, [TF]: 1 },
    });
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
