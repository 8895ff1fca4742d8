import { boxes } from '@openrealms/content';
import type { Effect } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../src/rules/book.ts';
import { ruleForAbility, ruleForEffect, ruleForRefusal } from '../../src/rules/links.ts';

const cards = boxes.flatMap((box) => box.cards);

describe('links to rules', () => {
  it('leads from every effect of every card to a clause', () => {
    const kinds = (effects: readonly Effect[]): Effect['kind'][] =>
      effects.flatMap((effect) => [
        effect.kind,
        ...(effect.kind === 'choose' ? kinds(effect.branches.flat()) : []),
        ...('effects' in effect ? kinds(effect.effects) : []),
      ]);
    for (const card of cards) {
      for (const kind of kinds([
        ...card.primary,
        ...card.ally,
        ...card.doubleAlly,
        ...card.scrap,
      ])) {
        expect(entryOf(ruleForEffect(kind))).toBeDefined();
      }
      for (const { kind } of card.static) expect(entryOf(ruleForEffect(kind))).toBeDefined();
    }
  });

  it('leads from abilities and refusals to the clause that explains them', () => {
    expect(ruleForAbility('ally')).toBe('allies');
    expect(ruleForRefusal('outpost-in-the-way')).toBe('outposts');
    expect(ruleForRefusal('stale')).toBe('refused-moves');
    expect(ruleForRefusal('only-player-on-left')).toBe('hunter-targets');
    expect(ruleForRefusal('only-admiral-across')).toBe('emperor-targets');
    expect(ruleForRefusal('sticker-used')).toBe('choosing-stickers');
    expect(ruleForRefusal('already-upgraded')).toBe('never-upgraded');
  });
});
