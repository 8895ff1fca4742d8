import { describe, expect, it } from 'vitest';
import { acquisitions, coreTable, fromHand, nothing } from '../table.ts';

describe('Explorer', () => {
  it('gives 2 trade when played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['explorer', 'scout'] } });
    t.play('explorer');
    expect(t.me).toMatchObject({ authority: 50, trade: 2, combat: 0, hand: ['scout'] });
    expect(t.usable()).toEqual(['scrap of explorer']);
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 2 combat and goes back to its pile [SCRAPAB-1, SCRAPAB-4, SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['explorer'] }, explorers: 4 });
    t.play('explorer').use('scrap', 'explorer');
    expect(t.me).toMatchObject({ trade: 2, combat: 2, inPlay: [], discard: [] });
    expect(t.data).toMatchObject({ explorers: 5, scrapHeap: [] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('goes back to its pile when it is scrapped from hand, and gives nothing [SCRAP-2, SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['explorer', 'trade-bot'] }, explorers: 4 });
    t.play('trade-bot');
    expect(t.options()).toEqual([fromHand('explorer'), nothing]);
    t.chooseFromHand('explorer');
    expect(t.me).toMatchObject({ trade: 1, combat: 0, hand: [] });
    expect(t.data).toMatchObject({ explorers: 5, scrapHeap: [] });
    expect(t.settled).toBe(true);
  });

  it('is acquired from its pile for 2 trade and not for 1 [ACQUIRE-1, ACQUIRE-2, ACQUIRE-3, ACQUIRE-5]', () => {
    const t = coreTable({ me: { trade: 5 }, explorers: 4 });
    t.acquire('explorer').acquire('explorer');
    expect(t.me).toMatchObject({ trade: 1, discard: ['explorer', 'explorer'] });
    expect(t.data.explorers).toBe(2);
    expect(acquisitions(t)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('cannot be acquired from an empty pile until one comes back [ACQUIRE-8]', () => {
    const t = coreTable({ me: { hand: ['explorer'] }, explorers: 0 });
    t.play('explorer');
    expect(acquisitions(t)).toEqual([]);
    t.use('scrap', 'explorer');
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    t.acquire('explorer');
    expect(t.data.explorers).toBe(0);
    expect(t.me.discard).toEqual(['explorer']);
    expect(t.settled).toBe(true);
  });

  it('is nobody’s partner [ALLY-7]', () => {
    const t = coreTable({ me: { hand: ['explorer', 'explorer', 'cutter', 'trade-pod'] } });
    t.play('explorer').play('explorer').play('cutter').play('trade-pod');
    expect(t.usable()).toEqual(['scrap of explorer', 'scrap of explorer']);
    expect(t.settled).toBe(true);
  });
});
