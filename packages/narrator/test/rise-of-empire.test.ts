import {
  type Box,
  combat,
  type GameEvent,
  type PendingChoice,
  salvage,
  scrapFrom,
  ship,
  trade,
  upgradedCard,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { answerLabel, cardBook, choicePrompt, commandLabel, plain, tell } from '../src/index.ts';

const gleaner = ship('Gleaner', {
  fr: 'Glaneur',
  faction: 'scavengers',
  cost: 2,
  primary: [scrapFrom('hand', 'discard')],
  acquired: [scrapFrom('discard'), salvage(3, 'top-of-deck')],
});
const upgraded = upgradedCard(gleaner, {
  side: 'star-empire',
  number: 2,
  rows: [{ cost: 2, ship: { ally: [combat(3)] }, base: { primary: [trade(1)] } }],
});
const box: Box = {
  id: 'tiny',
  name: 'Tiny',
  version: '1',
  cards: [gleaner, ...(upgraded === null ? [] : [upgraded])],
  tradeDeck: { gleaner: 1 },
  explorerPile: { card: 'gleaner', count: 0 },
  personalDeck: { gleaner: 1 },
};
const english = cardBook([box], 'en');
const french = cardBook([box], 'fr');
const context = { names: ['Ann', 'Nova'] };

function told(event: GameEvent, you = 0): string[] {
  return [english, french].flatMap((book) =>
    tell([event], { you, names: context.names }, book).map(plain),
  );
}

function asked(choice: Omit<PendingChoice, 'remaining' | 'optional' | 'card'>): string[] {
  const whole: PendingChoice = { card: 'gleaner', remaining: 1, optional: false, ...choice };
  return [english, french].map((book) => choicePrompt(whole, book));
}

describe('what a card does when acquired', () => {
  it('is asked about with what it does', () => {
    expect(asked({ kind: 'when-acquired', acquired: true })).toEqual([
      'When acquired: scrap 1 card from your discard pile. Take a card of cost 3 or less from the scrap heap and place it on top of your deck',
      "À l'acquisition\u00a0: retirez 1 carte de votre Défausse. Prenez une carte de coût 3 ou moins dans la Casse et placez-la sur le dessus de votre Deck",
    ]);
  });

  it('asks for its own zones, not for those of its other abilities', () => {
    expect(asked({ kind: 'scrap', acquired: true })).toEqual([
      'Scrap a card from your discard pile',
      'Retirez une carte de votre défausse',
    ]);
    expect(asked({ kind: 'scrap' })[0]).toBe('Scrap a card from your hand or discard pile');
    expect(asked({ kind: 'salvage', acquired: true })).toEqual([
      'Take a card of cost 3 or less from the scrap heap, to the top of your deck',
      'Prenez une carte de coût 3 ou moins dans la Casse, sur le dessus de votre deck',
    ]);
  });

  it('has a button, and the cards of the scrap heap have theirs', () => {
    const use = { from: 'when-acquired', card: 'gleaner' } as const;
    expect(answerLabel(use, context, english)).toBe("Use Gleaner's ability");
    expect(answerLabel(use, context, french)).toBe('Utiliser la capacité de Glaneur');
    const take = { from: 'scrap-heap', card: 'gleaner' } as const;
    expect(answerLabel(take, context, english)).toBe('Gleaner, from the scrap heap');
    expect(answerLabel(take, context, french)).toBe('Glaneur, de la Casse');
  });

  it('is told', () => {
    const used = { kind: 'ability-used', seat: 0, card: 'gleaner', slot: null } as const;
    expect(told({ ...used, ability: 'acquired' })).toEqual([
      'You use the "when acquired" ability of Gleaner.',
      "Vous utilisez la capacité d'acquisition (Glaneur).",
    ]);
    const taken = { kind: 'card-salvaged', seat: 0, card: 'gleaner' } as const;
    expect(told({ ...taken, to: 'discard' }, 1)).toEqual([
      'Ann takes Gleaner from the scrap heap.',
      'Ann récupère Glaneur de la Casse.',
    ]);
    expect(told({ ...taken, to: 'top-of-deck' })).toEqual([
      'You take Gleaner from the scrap heap, to the top of your deck.',
      'Vous récupérez Glaneur de la Casse, sur le dessus du deck.',
    ]);
  });
});

describe('the ally ability of a sticker', () => {
  const use = { type: 'use', ability: 'upgrade-ally', card: 'gleaner+se2', slot: 0 } as const;

  it('has a label and is told', () => {
    expect(commandLabel(use, context, english)).toBe("Use Gleaner's upgrade ally ability");
    expect(commandLabel(use, context, french)).toBe(
      "Utiliser la capacité Allié de l'amélioration de Glaneur",
    );
    expect(
      told({ kind: 'ability-used', seat: 0, card: use.card, slot: 0, ability: use.ability }),
    ).toEqual([
      'You use the ally ability of the upgraded Gleaner.',
      "Vous utilisez la capacité Allié de l'amélioration (Glaneur).",
    ]);
  });

  it('stands in the line of all abilities', () => {
    expect(english.brief('gleaner+se2')).toBe(
      'Scrap 1 card from your hand or your discard pile. Star Empire ally: +3 Combat.',
    );
    expect(french.brief('gleaner')).toMatch(/À l'acquisition\u00a0: retirez 1 carte/);
  });
});
