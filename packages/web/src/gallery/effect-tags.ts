import type { Card, Effect, StaticAbility } from '@openrealms/engine';

/** What a card can be searched by: every effect of the ability language, and the abilities and freedoms it has. */
export const EFFECT_TAGS = [
  'trade',
  'combat',
  'authority',
  'draw',
  'opponent-discards',
  'discard',
  'scrap-hand',
  'scrap-discard',
  'scrap-trade-row',
  'destroy-base',
  'acquire-free',
  'put-on-deck',
  'salvage',
  'next-on-top',
  'gain-per',
  'return-at-end-of-turn',
  'copy-ship',
  'choose',
  'if-bases',
  'if-you-do',
  'ally-of-every-faction',
  'whenever-ship-played',
  'has-ally',
  'has-double-ally',
  'has-scrap',
  'has-acquired',
] as const;
export type EffectTag = (typeof EFFECT_TAGS)[number];

/** Everything that a card can be searched by, in the order above. */
export function tagsOf(card: Card): readonly EffectTag[] {
  const found = new Set<EffectTag>();
  const { primary, ally, doubleAlly, scrap, acquired } = card;
  const effects = [...primary, ...ally, ...doubleAlly, ...scrap, ...acquired];
  for (const effect of effects) addEffect(effect, found);
  for (const ability of card.static) addStatic(ability, found);
  if (ally.length > 0) found.add('has-ally');
  if (doubleAlly.length > 0) found.add('has-double-ally');
  if (scrap.length > 0) found.add('has-scrap');
  if (acquired.length > 0) found.add('has-acquired');
  return EFFECT_TAGS.filter((tag) => found.has(tag));
}

function addStatic(ability: StaticAbility, found: Set<EffectTag>): void {
  found.add(ability.kind);
  if (ability.kind === 'whenever-ship-played') {
    for (const effect of ability.effects) addEffect(effect, found);
  }
}

function addEffect(effect: Effect, found: Set<EffectTag>): void {
  switch (effect.kind) {
    case 'scrap':
      for (const zone of effect.from) found.add(zone === 'hand' ? 'scrap-hand' : 'scrap-discard');
      return;
    case 'choose':
      found.add('choose');
      for (const inner of effect.branches.flat()) addEffect(inner, found);
      return;
    case 'gain-per':
      found.add('gain-per').add(effect.what);
      return;
    case 'if-bases':
    case 'if-you-do':
      found.add(effect.kind);
      for (const inner of effect.effects) addEffect(inner, found);
      return;
    default:
      found.add(effect.kind);
  }
}
