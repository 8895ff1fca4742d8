import {
  campaignBox,
  legalCommands,
  nextSetup,
  startRecord,
  type View,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { rematchOf } from '../../src/after-game/rematch.ts';
import { acquisitionOf } from '../../src/campaign/table/acquisition.ts';
import { contentsAt, sheetsAt, stickersToWin } from '../../src/campaign/table/contents-at.ts';
import { loadBoxes } from '../../src/match/shelf.ts';
import { answersTo } from '../../src/table/choice/answers.ts';
import { isUpgrade, tapOn } from '../../src/table/places.ts';
import { box, campaignAfter } from './made-campaign.ts';

/** The first moment of the game after so many scenarios. */
function gameAfter(won: number): View {
  const { state } = startRecord(nextSetup(campaignAfter(won).campaign, box));
  const view = viewFor(state, 0);
  expect(legalCommands(state, view.active[0]).length).toBeGreaterThan(0);
  return view;
}

const plain = { type: 'acquire', card: 'cutter', space: 1, to: 'discard' } as const;
const upgraded = { ...plain, upgrade: 2 } as const;

describe('upgrades at the table', () => {
  it('are never the first tap', () => {
    expect(tapOn([plain, upgraded])).toEqual({ kind: 'ask', commands: [plain, upgraded] });
    expect(tapOn([plain])).toEqual({ kind: 'do', command: plain });
    expect([plain, upgraded].map(isUpgrade)).toEqual([false, true]);
  });

  it('of cards that are acquired for nothing are asked about when the card is chosen', () => {
    const pick = { from: 'trade-row', space: 1, card: 'cutter' } as const;
    const taken = { type: 'choose', pick } as const;
    const better = { type: 'choose', pick: { ...pick, upgrade: 1 } } as const;
    expect(answersTo([taken, better]).map(({ command }) => command)).toEqual([taken]);
    expect(tapOn([taken, better])?.kind).toBe('ask');
  });

  it('cost what the view says, whatever the cards print', () => {
    // Consortium cards cost less in scenario 2 while the Empire's face is up.
    const view = gameAfter(1);
    const prices = view.scenario?.prices[0].tradeRow ?? [];
    const space = prices.findIndex((price) => price !== null);
    const way = acquisitionOf({ ...plain, space }, view, 0);
    expect(way).toEqual({
      command: { ...plain, space },
      sheet: null,
      price: prices[space],
      toTop: false,
    });
    expect(acquisitionOf({ ...upgraded, space, to: 'top-of-deck' }, view, 0)).toMatchObject({
      sheet: 2,
      toTop: true,
    });
    const free = { type: 'choose', pick: { from: 'trade-row', space, card: 'x' } } as const;
    expect(acquisitionOf(free, view, 0)?.price).toBe(0);
    expect(acquisitionOf({ type: 'end-turn' }, view, 0)).toBeNull();
    expect(acquisitionOf(plain, view, null)).toBeNull();
  });

  it('come from the sheets that lie before a player', async () => {
    await loadBoxes([campaignBox(box).id]);
    const view = gameAfter(2);
    expect(contentsAt(view)?.scenarios).toHaveLength(12);
    const own = sheetsAt(view, 0);
    expect(own.map(({ sheet }) => [sheet.side, sheet.number])).toEqual([
      ['star-empire', 1],
      ['star-empire', 2],
      ['star-empire', 3],
    ]);
    // As the made campaign has used them.
    expect(own[0].used.filter((type) => type !== null)).toHaveLength(2);
    expect(stickersToWin(view)).toBe(5);
  });
});

it('a scenario that is dealt once more is begun by whom it says', async () => {
  const { boxes, ...deal } = nextSetup(campaignAfter(3).campaign, box);
  const start = { ...deal, boxes: boxes.map(({ id }) => id), options: {} };
  const match = { info: { players: [] }, beginning: async () => start };
  const again = await rematchOf(match as never, 0);
  expect(again.start).toMatchObject({ scenario: start.scenario, options: {} });
  expect(again.start).not.toEqual(start);
});
