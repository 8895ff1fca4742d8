import type { Card, Effect } from '@openrealms/engine';
import { ruleForAbility, ruleForEffect } from '../../rules/links.ts';

/** The clauses of the rules that a card touches, the special ones first. */
export function rulesOf(card: Card): string[] {
  const abilities = (['ally', 'scrap'] as const).filter((name) => card[name].length > 0);
  const clauses = [
    ...card.static.map(({ kind }) => ruleForEffect(kind)),
    ...[...card.primary, ...card.ally, ...card.scrap].flatMap(kindsIn).map(ruleForEffect),
    ...abilities.map(ruleForAbility),
    ...(card.outpost ? ['outposts'] : card.type === 'base' ? ['bases'] : []),
  ];
  return [...new Set(clauses)];
}

function kindsIn(effect: Effect): Effect['kind'][] {
  switch (effect.kind) {
    case 'choose':
      return ['choose', ...effect.branches.flat().flatMap(kindsIn)];
    case 'if-bases':
      return ['if-bases', ...effect.effects.flatMap(kindsIn)];
    default:
      return [effect.kind];
  }
}
