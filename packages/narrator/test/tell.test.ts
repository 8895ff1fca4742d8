import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardBook, condense, plain, tell } from '../src/index.ts';
import { EVERY } from './every-event.ts';

const audience = { you: 0, names: ['Ann', 'Greedy'] };

function told(events: readonly GameEvent[], language: Language = 'en', you: number | null = 0) {
  return tell(events, { ...audience, you }, cardBook(boxes, language)).map(plain);
}

describe('events', () => {
  it.each(['en', 'fr'] as const)('of every kind have a sentence (%s)', (language) => {
    for (const event of Object.values(EVERY)) {
      for (const you of [0, 1, null]) {
        const sentences = told([event], language, you);
        expect(sentences).toHaveLength(1);
        expect(sentences[0]).toMatch(/^[\p{Lu}+].*\.$/u);
        expect(sentences[0]).not.toMatch(/undefined|null/);
      }
    }
  });

  it('are told to each player in their own way', () => {
    const attack = [EVERY['player-attacked']];
    expect(told(attack, 'en', 0)).toEqual(['You hit Greedy for 7.']);
    expect(told(attack, 'en', 1)).toEqual(['Ann hits you for 7.']);
    expect(told([EVERY['ship-copied']], 'en', 1)).toEqual(['Ann copies Ram.']);
    expect(told(attack, 'en', null)).toEqual(['Ann hits Greedy for 7.']);
    expect(told(attack, 'fr', 0)).toEqual(['Vous infligez 7 dégâts à Greedy.']);
    expect(told(attack, 'fr', 1)).toEqual(['Ann vous inflige 7 dégâts.']);
    expect(told([{ ...attack[0], amount: 1 } as GameEvent], 'fr', null)).toEqual([
      'Ann inflige 1 dégât à Greedy.',
    ]);
  });

  it('name the card of a choice, and say what a card allows in the same breath', () => {
    expect(told([EVERY['branch-chosen']])).toEqual(['You choose "+5 Combat" with Blob World.']);
    expect(told([EVERY['branch-chosen']], 'fr', 1)).toEqual([
      'Ann choisit «\u00a0+5 Combat\u00a0» avec Monde-Colonie.',
    ]);
    const used = [EVERY['ability-used'], EVERY['next-ship-on-top']];
    expect(told(used)).toEqual([
      'You use the ally ability of Cutter: the next ship acquired this turn may go on top of the deck.',
    ]);
    expect(told(used, 'fr', 1)).toEqual([
      'Ann utilise la capacité Allié (Vedette)\u00a0: le prochain vaisseau acquis ce tour peut aller sur le dessus du deck.',
    ]);
  });

  it('tell a draw as nobody’s victory', () => {
    const draw: GameEvent = { kind: 'game-ended', winners: [0, 1] };
    expect(told([draw])).toEqual(['Nobody can do anything any more: the game is a draw.']);
    expect(told([draw], 'fr')).toEqual(['Plus personne ne peut rien faire\u00a0: match nul.']);
  });

  it('that follow from one another share a sentence', () => {
    const { 'card-played': played, gained, 'card-drawn': drawn, 'turn-ended': ended } = EVERY;
    expect(told([played, gained, drawn, drawn])).toEqual([
      'You play Cutter: +2 trade, you draw 2 Scout.',
    ]);
    const hidden: GameEvent = { kind: 'card-drawn', seat: 1, card: null };
    expect(told([{ ...ended, seat: 1 } as GameEvent, hidden, hidden])).toEqual([
      'Greedy ends the turn: draws 2 cards.',
    ]);
    expect(told([drawn, hidden])).toEqual(['You draw Scout.', 'Greedy draws 1 card.']);
  });

  it('that repeat are counted', () => {
    expect(condense(['a.', 'a.', 'b.', 'a.'], 'en')).toEqual(['a. (2 times)', 'b.', 'a.']);
    expect(condense(['a.', 'a.'], 'fr')).toEqual(['a. (2 fois)']);
  });

  it('name their cards, so that a log can link them', () => {
    const { 'card-played': played, 'card-drawn': drawn } = EVERY;
    expect(tell([played, drawn, drawn], audience, cardBook(boxes, 'fr'))).toEqual([
      [
        'Vous jouez ',
        { card: 'cutter', text: 'Vedette' },
        '\u00a0: vous piochez 2 ',
        { card: 'scout', text: 'Éclaireur' },
        '.',
      ],
    ]);
  });
});
