import { shelf } from '@openrealms/content';
import { type GameEvent, type Language, parsePosition, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  announce,
  answerLabel,
  cardBook,
  choicePrompt,
  commandLabel,
  plain,
  tell,
} from '../src/index.ts';

const names = ['Ann', 'Bob'];

function told(event: GameEvent, you: number | null = null, language: Language = 'en'): string {
  return tell([event], { you, names }, cardBook(shelf, language)).map(plain).join(' ');
}

/** In English to the player and to others, in French to both. */
const all = (event: GameEvent) => [
  told(event, 0),
  told(event, 1),
  told(event, 0, 'fr'),
  told(event, 1, 'fr'),
];

describe('what happens only in a scenario', () => {
  it('is told of an upgrade', () => {
    const event: GameEvent = {
      kind: 'card-acquired',
      seat: 0,
      card: 'knight-errant+se1',
      space: 0,
      to: 'discard',
      paid: 4,
      upgrade: { sheet: 1, of: 'knight-errant', paid: 2 },
    };
    expect(all(event)).toEqual([
      'You buy Knight Errant for 4 and upgrade it for 2.',
      'Ann buys Knight Errant for 4 and upgrades it for 2.',
      expect.stringMatching(/^Vous achetez .* pour 4 et l'améliorez pour 2\.$/),
      expect.stringMatching(/^Ann achète .* pour 4 et l'améliore pour 2\.$/),
    ]);
    expect(told({ ...event, paid: 0, to: 'top-of-deck' }, 1)).toBe(
      'Ann acquires Knight Errant for free and upgrades it for 2, to the top of their deck.',
    );
  });

  it('is told of rules, victory cards and a Political Victory', () => {
    expect(all({ kind: 'scenario-rule', seat: 0, rule: 'scenario-4-star-empire-0' })).toEqual([
      "The scenario's rule holds for you.",
      "The scenario's rule holds for Ann.",
      'La règle du scénario vaut pour vous.',
      'La règle du scénario vaut pour Ann.',
    ]);
    expect(all({ kind: 'victory-card-earned', seat: 0, id: 'the-ring-of-iron' })).toEqual([
      'You earn the victory card The Ring of Iron.',
      'Ann earns the victory card The Ring of Iron.',
      expect.stringMatching(/^Vous gagnez la carte Victoire (?!The Ring)/),
      expect.stringMatching(/^Ann gagne la carte Victoire /),
    ]);
    expect(all({ kind: 'political-victory', seat: 0, sheet: 2 })).toEqual([
      'You use the fifth sticker of sheet 2: a Political Victory.',
      'Ann uses the fifth sticker of sheet 2: a Political Victory.',
      "Vous utilisez le cinquième autocollant de la planche 2\u00a0: c'est une Victoire politique.",
      "Ann utilise le cinquième autocollant de la planche 2\u00a0: c'est une Victoire politique.",
    ]);
  });

  it('is told of the third party', () => {
    expect(all({ kind: 'third-party-attacks', target: 0, combat: 5 })).toEqual([
      'The Blobs attack you with 5 combat.',
      'The Blobs attack Ann with 5 combat.',
      'Les Blobs vous attaquent avec 5 de combat.',
      'Les Blobs attaquent Ann avec 5 de combat.',
    ]);
    const blow = { kind: 'third-party-strikes', target: 0, amount: 4 } as const;
    const keep = cardBook(shelf, 'fr').name('castellan-keep');
    expect(all({ ...blow, reason: 'outpost', card: 'castellan-keep', slot: 0 })).toEqual([
      'They destroy your Castellan Keep, the dearest outpost they can, with 4 combat.',
      "They destroy Ann's Castellan Keep, the dearest outpost they can, with 4 combat.",
      `Ils détruisent ${keep} (à vous), l'avant-poste le plus cher à leur portée, avec 4 de combat.`,
      `Ils détruisent ${keep} (à Ann), l'avant-poste le plus cher à leur portée, avec 4 de combat.`,
    ]);
    expect(told({ ...blow, reason: 'base', card: 'castellan-keep', slot: 0 }, 0, 'fr')).toContain(
      'la base la plus chère',
    );
    expect(all({ ...blow, reason: 'rest', card: null, slot: null })).toEqual([
      'They hit you for 4.',
      'They hit Ann for 4.',
      'Ils vous infligent 4 dégâts.',
      'Ils infligent 4 dégâts à Ann.',
    ]);
    expect(all({ ...blow, reason: 'defeat', card: null, slot: null })).toEqual([
      'They can defeat you, and hit for 4.',
      'They can defeat Ann, and hit for 4.',
      'Ils peuvent vous vaincre, et vous infligent 4 dégâts.',
      'Ils peuvent vaincre Ann, et lui infligent 4 dégâts.',
    ]);
  });

  it('is told of a choice that a rule offers', () => {
    const event = { kind: 'branch-chosen', seat: 1, card: null, branch: 'combat 1' } as const;
    expect(told(event, 0)).toMatch(/^Bob chooses ".*combat.*"\.$/);
    expect(told(event, 0, 'fr')).toMatch(/^Bob choisit «\u00a0.*\u00a0»\.$/);
  });

  it('matters, also to those who want to hear little', () => {
    const events: GameEvent[] = [
      { kind: 'scenario-rule', seat: 0, rule: 'scenario-4-star-empire-0' },
      { kind: 'victory-card-earned', seat: 0, id: 'the-ring-of-iron' },
      { kind: 'political-victory', seat: 0, sheet: 1 },
    ];
    const heard = announce(events, { you: 1, names }, cardBook(shelf, 'en'), 'brief');
    expect(heard).toEqual([
      'Ann earns the victory card The Ring of Iron.',
      'Ann uses the fifth sticker of sheet 1: a Political Victory.',
    ]);
  });
});

describe('labels', () => {
  const line =
    'rise-of-empire-campaign@1 scenario active=0 | row=knight-errant,castellan-keep,-,-,- explorers=9 scenario=1 sides=star-empire,trade-federation face-up=star-empire turns=1,0 | trade=9 | deck=scout';
  const parsed = parsePosition(line, shelf);
  if (!parsed.ok) throw new Error(parsed.problem.why);
  const context = { names, view: viewFor(parsed.value, 0) };

  it('say what an upgrade costs in addition', () => {
    const acquire = {
      type: 'acquire',
      card: 'knight-errant',
      space: 0,
      to: 'discard',
      upgrade: 1,
    } as const;
    const base = { ...acquire, card: 'castellan-keep', space: 1 } as const;
    expect(commandLabel(acquire, context, cardBook(shelf, 'en'))).toBe(
      'Acquire Knight Errant for 4, upgraded from sheet 1 for 2 more',
    );
    expect(commandLabel(base, context, cardBook(shelf, 'en'))).toMatch(/for 3 more$/);
    expect(commandLabel(acquire, context, cardBook(shelf, 'fr'))).toMatch(
      / pour 4, améliorée avec la planche 1 pour 2 de plus$/,
    );
    expect(commandLabel(acquire, { names }, cardBook(shelf, 'en'))).toBe(
      'Acquire Knight Errant for 4, upgraded from sheet 1',
    );
  });

  it('say it of a card that costs nothing', () => {
    const pick = { from: 'trade-row', space: 0, card: 'knight-errant', upgrade: 1 } as const;
    expect(answerLabel(pick, context, cardBook(shelf, 'en'))).toBe(
      'Space 1: Knight Errant, upgraded from sheet 1 for 2 more',
    );
  });

  it('say the price that a rule of the scenario sets', () => {
    const cheaper = {
      ...context.view,
      scenario: {
        ...context.view.scenario,
        prices: context.view.scenario?.prices.map((prices) => ({ ...prices, explorer: 1 })),
      },
    };
    const explorer = { type: 'acquire', card: 'explorer', space: null, to: 'discard' } as const;
    const label = commandLabel(explorer, { names, view: cheaper as never }, cardBook(shelf, 'en'));
    expect(label).toBe('Acquire Explorer for 1');
  });
});

it('a rule of a scenario asks like a card, not like an opponent', () => {
  const book = cardBook(shelf, 'en');
  const choice = { kind: 'discard', card: null, optional: false, remaining: 1 } as const;
  expect(choicePrompt(choice, book)).toBe('You must discard a card');
  expect(choicePrompt({ ...choice, rule: 'scenario-4-star-empire-0' }, book)).toBe(
    'Discard a card',
  );
});
