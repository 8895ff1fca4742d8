import type { Card, Effect } from '@openrealms/engine';
import { ruleForAbility, ruleForEffect } from './links.ts';
import type { ClauseId } from './outline.ts';

/** The rules that the words of a card refer to, each once: what kind of card it is, then its abilities in order. */
export function rulesOfCard(card: Card): readonly ClauseId[] {
  const rules: ClauseId[] = [card.type === 'ship' ? 'ships' : 'bases'];
  if (card.outpost) rules.push('outposts');
  rules.push(...rulesOfEffects(card.primary));
  for (const ability of card.static) {
    rules.push(ruleForEffect(ability.kind));
    if (ability.kind === 'whenever-ship-played') rules.push(...rulesOfEffects(ability.effects));
  }
  if (card.ally.length > 0) rules.push(ruleForAbility('ally'), ...rulesOfEffects(card.ally));
  if (card.doubleAlly.length > 0) {
    rules.push(ruleForAbility('double-ally'), ...rulesOfEffects(card.doubleAlly));
  }
  if (card.scrap.length > 0) rules.push(ruleForAbility('scrap'), ...rulesOfEffects(card.scrap));
  rules.push(...rulesOfEffects([...card.acquired, ...card.upgradeAlly]));
  return [...new Set(rules)];
}

function rulesOfEffects(effects: readonly Effect[]): readonly ClauseId[] {
  return effects.flatMap((effect) => [ruleForEffect(effect.kind), ...particulars(effect)]);
}

function particulars(effect: Effect): readonly ClauseId[] {
  switch (effect.kind) {
    case 'draw':
      if (effect.amount === 'that-many') return ['that-many-cards'];
      return typeof effect.amount === 'object' ? ['counting-played-cards'] : [];
    case 'choose':
      return rulesOfEffects(effect.branches.flat());
    case 'if-bases':
    case 'if-you-do':
      return rulesOfEffects(effect.effects);
    default: {
      const rules: ClauseId[] = [];
      if ('upTo' in effect && effect.upTo) rules.push('up-to');
      if ('may' in effect && effect.may) rules.push('optional-effects');
      return rules;
    }
  }
}
