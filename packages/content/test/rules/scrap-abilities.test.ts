import { describe, expect, it } from 'vitest';
import { coreTable, inPlay, ME, OPPONENT } from '../core/table.ts';

describe('using a scrap ability', () => {
  it('moves its card from play to the scrap heap [SCRAPAB-1]', () => {
    const t = coreTable({
      me: { inPlay: ['blob-wheel', 'blob-wheel'], discard: ['scout'] },
      scrapHeap: ['viper'],
    }).use('scrap', 'blob-wheel', 1);
    expect(t.me.inPlay).toEqual([{ slot: 0, card: 'blob-wheel' }]);
    expect(t.data.scrapHeap).toEqual(['blob-wheel', 'viper']);
    expect(t.me).toMatchObject({ trade: 3, discard: ['scout'] });
  });

  it('takes the card out of play before its effects happen [SCRAPAB-2]', () => {
    const t = coreTable({ me: { hand: ['ram'] } })
      .play('ram')
      .use('scrap', 'ram');
    expect(t.events).toEqual([
      { kind: 'ability-used', seat: ME, card: 'ram', slot: 0, ability: 'scrap' },
      {
        kind: 'card-scrapped',
        seat: ME,
        card: 'ram',
        from: 'in-play',
        place: 0,
        to: 'scrap-heap',
      },
      { kind: 'gained', seat: ME, what: 'trade', amount: 3 },
    ]);
  });

  it('leaves the card scrapped while its effects wait for a choice [SCRAPAB-2]', () => {
    const t = coreTable({
      me: { hand: ['survey-ship'] },
      opponent: { hand: ['scout'] },
    });
    t.play('survey-ship').use('scrap', 'survey-ship');
    expect(t.actor).toBe(OPPONENT);
    expect(t.me.inPlay).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['survey-ship']);
  });

  it.each([
    ['ram', { trade: 3, combat: 5 }],
    ['blob-wheel', { trade: 3, combat: 0 }],
    ['battle-station', { trade: 0, combat: 5 }],
  ])('is possible for %s in the turn of playing it [SCRAPAB-3]', (card, pools) => {
    const t = coreTable({ me: { hand: [card] } })
      .play(card)
      .use('scrap', card);
    expect(t.me).toMatchObject({ ...pools, inPlay: [] });
    expect(t.data.scrapHeap).toEqual([card]);
  });

  it('is possible for a base in a later turn [SCRAPAB-3]', () => {
    const t = coreTable({ me: { hand: ['blob-wheel'] } })
      .play('blob-wheel')
      .endTurn()
      .endTurn();
    t.use('scrap', 'blob-wheel');
    expect(t.me.trade).toBe(3);
  });

  it('takes back nothing that the card gave before [SCRAPAB-4]', () => {
    const t = coreTable({
      me: { hand: ['battle-blob'], deck: ['scout', 'viper'], inPlay: ['the-hive'] },
    });
    t.play('battle-blob').use('ally', 'battle-blob').use('scrap', 'battle-blob');
    expect(t.me).toMatchObject({ combat: 12, hand: ['scout'] });
    expect(inPlay(t.me)).toEqual(['the-hive']);
  });

  it('is possible once: the card is gone [SCRAPAB-1]', () => {
    const t = coreTable({ me: { inPlay: ['blob-wheel'] } }).use('scrap', 'blob-wheel');
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'scrap', card: 'blob-wheel', slot: 0 })).toBe(
      'not-in-play',
    );
  });

  it('is no matter for the cards of the opponent [SCRAPAB-1]', () => {
    const t = coreTable({ opponent: { inPlay: ['blob-wheel'] } });
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'scrap', card: 'blob-wheel', slot: 0 })).toBe(
      'not-in-play',
    );
  });

  it('is possible even if it does nothing else [SCRAPAB-5]', () => {
    const t = coreTable({
      me: { hand: ['imperial-frigate', 'survey-ship'] },
      opponent: { deck: ['scout'] },
    });
    t.play('imperial-frigate').play('survey-ship');
    expect(t.usable()).toEqual([
      'ally of imperial-frigate',
      'scrap of imperial-frigate',
      'scrap of survey-ship',
    ]);
    t.use('scrap', 'imperial-frigate').use('scrap', 'survey-ship');
    expect(t.data.scrapHeap).toEqual(['survey-ship', 'imperial-frigate']);
    expect(t.me.hand).toEqual([]);
    expect(t.opponent).toMatchObject({ hand: [], deck: ['scout'], discard: [] });
    expect(t.settled).toBe(true);
  });
});
