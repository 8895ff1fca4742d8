import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, inPlay, nothing, OPPONENT, theirBase } from '../table.ts';

describe('Battlecruiser', () => {
  it('gives 5 combat and draws a card [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({
      me: { hand: ['battlecruiser'], deck: ['viper', 'scout'] },
      opponent: { hand: ['scout'] },
    });
    t.play('battlecruiser');
    expect(t.me.combat).toBe(5);
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.opponent.hand).toEqual(['scout']);
    expect(t.usable()).toEqual(['scrap of battlecruiser']);
    expect(t.settled).toBe(true);
  });

  it('makes the opponent discard once, with another Star Empire card [ALLY-1, DISCARD-6]', () => {
    const t = coreTable({
      me: { hand: ['battlecruiser'], inPlay: ['fleet-hq'] },
      opponent: { hand: ['scout', 'viper', 'cutter'] },
    });
    t.play('battlecruiser').use('ally', 'battlecruiser');
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper'), fromHand('cutter')]);
    t.chooseFromHand('viper');
    expect(t.opponent.hand).toEqual(['scout', 'cutter']);
    expect(t.opponent.discard).toEqual(['viper']);
    expect(t.usable()).toEqual(['scrap of battlecruiser']);
    expect(t.settled).toBe(true);
  });

  it('does not offer its ally ability against an empty hand [ABILITY-14]', () => {
    const t = coreTable({ me: { hand: ['battlecruiser'], inPlay: ['fleet-hq'] } });
    t.play('battlecruiser');
    expect(t.usable()).toEqual(['scrap of battlecruiser']);
    const ally = { type: 'use', ability: 'ally', card: 'battlecruiser', slot: 1 } as const;
    expect(t.refusal(ally)).toBe('no-effect');
    expect(t.settled).toBe(true);
  });

  it('is scrapped to draw a card, then to destroy a base for free [CARD-BATTLECRUISER-1, ATTACK-6, BASE-6]', () => {
    const t = coreTable({
      me: { hand: ['battlecruiser'], deck: ['viper', 'scout', 'ram'], inPlay: ['fleet-hq'] },
      opponent: { inPlay: ['blob-wheel', 'war-world'], hand: ['scout'] },
    });
    t.play('battlecruiser').use('scrap', 'battlecruiser');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(t.data.scrapHeap).toEqual(['battlecruiser']);
    expect(t.options()).toEqual([theirBase(1, 'war-world'), nothing]);
    t.chooseBase('war-world');
    expect(inPlay(t.opponent)).toEqual(['blob-wheel']);
    expect(t.opponent.discard).toEqual(['war-world']);
    expect(inPlay(t.me)).toEqual(['fleet-hq']);
    expect(t.me.combat).toBe(6);
    expect(t.settled).toBe(true);
  });

  it('draws the card even if no base is destroyed [CARD-BATTLECRUISER-1, CHOICE-5]', () => {
    const t = coreTable({
      me: { hand: ['battlecruiser'], deck: ['viper', 'scout', 'ram'] },
      opponent: { inPlay: ['blob-wheel', 'war-world'] },
    });
    t.play('battlecruiser').use('scrap', 'battlecruiser').decline();
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(inPlay(t.opponent)).toEqual(['blob-wheel', 'war-world']);
    expect(t.settled).toBe(true);
  });

  it('draws without a question if the opponent has no base [CARD-BATTLECRUISER-1, ATTACK-7, CHOICE-6]', () => {
    const t = coreTable({
      me: { hand: ['battlecruiser'], deck: ['viper', 'scout', 'ram'], inPlay: ['fleet-hq'] },
    });
    t.play('battlecruiser').use('scrap', 'battlecruiser');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(inPlay(t.me)).toEqual(['fleet-hq']);
    expect(t.settled).toBe(true);
  });
});
