import { type Card, type Effect, FACTIONS, type Faction } from '@openrealms/engine';
import type { StyleName } from '../levels/level-names.ts';
import type { Style } from './style.ts';

/** Wants combat, now, and goes for the opponent. */
export const RUSHER: Style = {
  name: 'rusher',
  bonus: (card) => 0.45 * amountOf(card, 'combat') - (card.type === 'base' ? 0.5 : 0),
  thinning: -0.3,
  siege: -2,
};

/** Builds up: trade and authority first, bases to sit behind. */
export const TRADESMAN: Style = {
  name: 'tradesman',
  bonus: (card, { phase }) =>
    0.8 * (1 - phase) * amountOf(card, 'trade') +
    0.35 * amountOf(card, 'authority') +
    (card.type === 'base' ? 0.5 : 0),
  thinning: 0,
  siege: 0.5,
};

/** Wants a small deck of good cards, and whatever scraps the others. */
export const THINNER: Style = {
  name: 'thinner',
  bonus: (card, { phase }) => 1.5 * (1 - phase) * scrapsIn(card) - 0.3,
  thinning: 1,
  siege: 0,
};

/** Prefers one faction: the one named, or the one of which it has most. */
export function loyalist(faction?: Faction): Style {
  return {
    name: faction === undefined ? 'loyalist' : `${faction} loyalist`,
    bonus(card, { allies }) {
      if (card.factions.length === 0) return 0;
      if (faction !== undefined) return card.factions.includes(faction) ? LOYALTY : 0;
      const most = Math.max(...FACTIONS.map(allies));
      return card.factions.some((each) => allies(each) === most) && most > 0 ? LOYALTY : 0;
    },
    thinning: 0,
    siege: 0,
  };
}

const LOYALTY = 2.5;

/** The style of this name. */
export function styleNamed(name: StyleName): Style {
  switch (name) {
    case 'rusher':
      return RUSHER;
    case 'tradesman':
      return TRADESMAN;
    case 'thinner':
      return THINNER;
    case 'loyalist':
      return loyalist();
  }
}

function amountOf(card: Card, kind: 'trade' | 'combat' | 'authority'): number {
  return sum([...card.primary, ...card.ally], (effect) =>
    effect.kind === kind ? effect.amount : 0,
  );
}

function scrapsIn(card: Card): number {
  return sum([...card.primary, ...card.ally], (effect) =>
    effect.kind === 'scrap' ? effect.count : 0,
  );
}

/** Over all effects; of a choice the most. */
function sum(effects: readonly Effect[], amount: (effect: Effect) => number): number {
  return effects.reduce((total, effect) => {
    if (effect.kind === 'choose') {
      return total + Math.max(...effect.branches.map((branch) => sum(branch, amount)));
    }
    if (effect.kind === 'if-bases') return total + sum(effect.effects, amount) / 2;
    return total + amount(effect);
  }, 0);
}
