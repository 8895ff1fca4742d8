import type { Command } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { answersTo, isOnTable } from '../../src/table/choice/answers.ts';
import { leftUndone } from '../../src/table/left-undone.ts';
import { legalByPlace, tapOn } from '../../src/table/places.ts';

const play: Command = { type: 'play', card: 'scout' };
const use: Command = { type: 'use', ability: 'primary', card: 'blob-wheel', slot: 2 };
const scrap: Command = { type: 'use', ability: 'scrap', card: 'blob-wheel', slot: 2 };
const buy: Command = { type: 'acquire', card: 'cutter', space: 3, to: 'discard' };
const buyToTop: Command = { ...buy, to: 'top-of-deck' };
const explorer: Command = { type: 'acquire', card: 'explorer', space: null, to: 'discard' };
const hit = (amount: number): Command => ({ type: 'attack-player', seat: 1, amount });
const raid: Command = { type: 'attack-base', seat: 1, slot: 0, card: 'war-world' };
const end: Command = { type: 'end-turn' };

describe('what can be done with the things on the table', () => {
  it('is found under the thing', () => {
    const places = legalByPlace([play, use, scrap, buy, explorer, hit(1), hit(4), raid, end], 0);
    expect([...places]).toEqual([
      ['hand:scout', [play]],
      ['piece:0:2', [use, scrap]],
      ['row:3', [buy]],
      ['explorers', [explorer]],
      ['seat:1', [hit(1), hit(4)]],
      ['piece:1:0', [raid]],
    ]);
  });

  it('against a Boss is found under the card of a tentacle, and the trade row as a whole', () => {
    const cut: Command = { type: 'attack-tentacle', card: 'ram' };
    const renew: Command = { type: 'mulligan' };
    const places = legalByPlace([cut, renew], 0);
    expect([...places.keys()]).toEqual(['tentacle:ram', 'mulligan']);
    expect(tapOn([cut])).toEqual({ kind: 'do', command: cut });
    // A whole trade row is not scrapped by one tap, and nobody is asked to do it before the turn ends.
    expect(tapOn([renew])).toEqual({ kind: 'ask', commands: [renew] });
    expect(leftUndone([renew, end])).toBeNull();
    expect(leftUndone([cut, end])).toMatchObject({ attacks: true });
  });

  it('is nothing for somebody who only watches', () => {
    expect(legalByPlace([play], null).size).toBe(0);
  });

  it('finds the answers to a choice under what they name', () => {
    const picks: Command[] = [
      { type: 'choose', pick: { from: 'hand', card: 'scout' } },
      { type: 'choose', pick: { from: 'discard', card: 'viper' } },
      { type: 'choose', pick: { from: 'trade-row', space: 1, card: 'ram' } },
      { type: 'choose', pick: { from: 'in-play', seat: 1, slot: 4, card: 'war-world' } },
      { type: 'choose', pick: { from: 'opponents', seat: 2 } },
      { type: 'choose', pick: { from: 'nothing' } },
    ];
    expect([...legalByPlace(picks, 0).keys()]).toEqual([
      'hand:scout',
      'discard:0',
      'row:1',
      'piece:1:4',
      'seat:2',
      'aside',
    ]);
  });
});

describe('a tap', () => {
  it('does the only thing that can be meant', () => {
    expect(tapOn([play])).toEqual({ kind: 'do', command: play });
  });

  it('attacks with everything', () => {
    expect(tapOn([hit(1), hit(4)])).toEqual({ kind: 'do', command: hit(4) });
  });

  it('asks where several things can be meant', () => {
    expect(tapOn([buy, buyToTop])).toEqual({ kind: 'ask', commands: [buy, buyToTop] });
  });

  it('never scraps a card for its effect without asking', () => {
    expect(tapOn([scrap])).toEqual({ kind: 'ask', commands: [scrap] });
  });

  it('does nothing where nothing is legal', () => {
    expect(tapOn([])).toBeNull();
  });
});

describe('what is left undone at the end of a turn', () => {
  it('is nothing useful when only the end and scrapping are legal', () => {
    expect(leftUndone([end, scrap])).toBeNull();
  });

  it('counts cards, abilities, purchases and combat', () => {
    expect(leftUndone([play, use, buy, buyToTop, explorer, hit(1), end])).toEqual({
      plays: 1,
      uses: 1,
      acquires: 2,
      attacks: true,
    });
  });
});

describe('the answers to a choice', () => {
  it('end with "nothing", and know what lies on the table', () => {
    const nothing: Command = { type: 'choose', pick: { from: 'nothing' } };
    const discard: Command = { type: 'choose', pick: { from: 'discard', card: 'viper' } };
    const hand: Command = { type: 'choose', pick: { from: 'hand', card: 'scout' } };
    const answers = answersTo([nothing, discard, hand]);
    expect(answers.map(({ command }) => command)).toEqual([discard, hand, nothing]);
    expect(answers.map(isOnTable)).toEqual([false, true, false]);
  });
});
