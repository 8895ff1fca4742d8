import { campaignBox, createGame, toData } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { boxes, core, frontiers, riseOfEmpire, shelf } from '../../src/index.ts';

const grown = campaignBox(riseOfEmpire);

describe('the boxes', () => {
  it('that one can choose are three', () => {
    expect(boxes).toEqual([core, frontiers, riseOfEmpire]);
  });

  it('that a saved game can name are also that of the campaign', () => {
    expect(shelf).toEqual([...boxes, grown]);
    expect(new Set(shelf.map(({ id }) => id)).size).toBe(shelf.length);
  });
});

describe('the box of the campaign', () => {
  const { campaign } = riseOfEmpire;
  if (campaign === undefined) throw new Error('Rise of Empire has a campaign');
  const upgraded = grown.cards.filter(({ upgrade }) => upgrade !== undefined);

  it('has every card with the stickers of every sheet that has some for its cost', () => {
    const costs = riseOfEmpire.cards
      .filter(({ id }) => Object.hasOwn(riseOfEmpire.tradeDeck, id))
      .map(({ cost }) => cost);
    const rows = campaign.sheets.flatMap((sheet) => sheet.rows.map(({ cost }) => cost));
    const expected = costs.map((cost) => rows.filter((each) => each === cost).length);
    expect(upgraded).toHaveLength(expected.reduce((a, b) => a + b, 0));
  });

  it('has all their when-acquired abilities covered by the stickers', () => {
    for (const card of upgraded) {
      const below = riseOfEmpire.cards.find(({ id }) => id === card.upgrade?.of);
      expect(card.acquired, card.id).toEqual([]);
      expect(card.factions, card.id).toEqual([below?.factions[0], card.upgrade?.side]);
      expect(card.scrap.slice(0, below?.scrap.length), card.id).toEqual(below?.scrap);
      expect(card.doubleAlly, card.id).toEqual(below?.doubleAlly);
    }
  });

  it('plays a grown deck of upgraded and post-campaign cards', () => {
    const tradeDeck = { 'ledger-skiff+tf1': 2, 'magpie+se2': 1, ...campaign.postCampaign };
    const game = toData(createGame({ boxes: [grown], seed: 'grown', tradeDeck }));
    const dealt = [...game.tradeRow, ...game.tradeDeck];
    expect(dealt).toHaveLength(3 + 24);
    expect(dealt.filter((card) => card === 'ledger-skiff+tf1')).toHaveLength(2);
    expect(dealt.filter((card) => card === 'mire-spawn')).toHaveLength(3);
  });
});
