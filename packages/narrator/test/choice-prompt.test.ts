import { boxes } from '@openrealms/content';
import type { ChoiceKind, PendingChoice } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardBook, choicePrompt } from '../src/index.ts';

function asked(kind: ChoiceKind, card: string | null, remaining = 1, optional = false) {
  const choice: PendingChoice = { kind, card, remaining, optional };
  return [choicePrompt(choice, cardBook(boxes, 'en')), choicePrompt(choice, cardBook(boxes, 'fr'))];
}

describe('what a choice asks', () => {
  it('names the zones the card prints', () => {
    expect(asked('scrap', 'missile-bot', 1, true)).toEqual([
      'Scrap a card from your hand or discard pile',
      'Retirez une carte de votre main ou de votre défausse',
    ]);
    expect(asked('scrap', 'machine-base')).toEqual([
      'Scrap a card from your hand',
      'Retirez une carte de votre main',
    ]);
  });

  it('says how many can still be taken', () => {
    expect(asked('scrap', 'brain-world', 2, true)).toEqual([
      'Scrap up to 2 cards from your hand or discard pile, one at a time',
      "Retirez jusqu'à 2 cartes de votre main ou de votre défausse, une par une",
    ]);
    expect(asked('discard', 'recycling-station', 2, true)).toEqual([
      'Discard up to 2 cards, one at a time',
      "Défaussez jusqu'à 2 cartes, une par une",
    ]);
  });

  it('is an order where an opponent forces it', () => {
    expect(asked('discard', null)).toEqual([
      'You must discard a card',
      'Vous devez défausser une carte',
    ]);
    expect(asked('discard', null, 2)).toEqual([
      'You must discard 2 cards, one at a time',
      'Vous devez défausser 2 cartes, une par une',
    ]);
  });

  it.each<[ChoiceKind, string, string]>([
    ['opponent-to-discard', 'Choose who discards', 'Choisissez qui défausse'],
    ['branch', 'Choose one', 'Choisissez'],
    ['destroy-base', "Destroy an opponent's base", 'Détruisez une base adverse'],
    ['scrap-trade-row', 'Scrap a card of the trade row', "Retirez une carte de la ligne d'achat"],
    [
      'copy-ship',
      'Copy a ship you played this turn',
      'Copiez un vaisseau que vous avez joué ce tour-ci',
    ],
    [
      'acquire-free',
      'Take a ship for free, to the top of your deck',
      'Prenez gratuitement un vaisseau, sur le dessus de votre deck',
    ],
  ])('is there for every kind (%s)', (kind, english, french) => {
    expect(asked(kind, 'blob-carrier')).toEqual([english, french]);
  });

  it('names the teammate to whom a card is left', () => {
    const choice: PendingChoice = {
      kind: 'bequeath',
      card: null,
      remaining: 1,
      optional: true,
      heir: 1,
    };
    const names = ['Ann', 'Bea'];
    expect(choicePrompt(choice, cardBook(boxes, 'en'), names)).toBe('Leave a card to Bea');
    expect(choicePrompt(choice, cardBook(boxes, 'fr'), names)).toBe('Laissez une carte à Bea');
    expect(choicePrompt(choice, cardBook(boxes, 'en'))).toBe('Leave a card to a teammate');
    expect(choicePrompt(choice, cardBook(boxes, 'fr'))).toBe('Laissez une carte à un partenaire');
  });
});
