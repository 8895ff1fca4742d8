import {
  ANY_NUMBER,
  type Draw,
  type Effect,
  type GainPer,
  type ScrapOwn,
  type StaticAbility,
} from '../cards/ability.ts';
import { isOptional, linkBetween } from './sequence.ts';

/** The same for every language: what an ability does in a few fixed words, like "combat 4; draw 1". */
export function notate(effects: readonly Effect[]): string {
  let notation = '';
  let previous: Effect | undefined;
  for (const effect of effects) {
    if (previous !== undefined) {
      notation += linkBetween(previous, effect) === 'step' ? ', then ' : '; ';
    }
    notation += isOptional(effect) ? `may ${notateOne(effect)}` : notateOne(effect);
    previous = effect;
  }
  return notation;
}

/** The name under which a command picks this branch of a choice. */
export function branchLabel(branch: readonly Effect[]): string {
  return notate(branch);
}

/** A static ability in the same fixed words. */
export function notateStatic(ability: StaticAbility): string {
  switch (ability.kind) {
    case 'ally-of-every-faction':
      return 'ally of every faction';
    case 'whenever-ship-played':
      return `whenever ship played: ${grouped(ability.effects)}`;
  }
}

function notateOne(effect: Effect): string {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return `${effect.kind} ${effect.amount}`;
    case 'draw':
      return `draw ${drawn(effect.amount)}`;
    case 'opponent-discards':
      return `${effect.orSelf ? 'player' : 'opponent'} discards ${effect.count}`;
    case 'discard':
      return `discard ${quantity(effect)}`;
    case 'scrap':
      return `scrap ${effect.from.join('|')} ${quantity(effect)}`;
    case 'scrap-trade-row':
      return 'scrap trade-row 1';
    case 'destroy-base':
      return 'destroy base';
    case 'gain-per':
      return `${effect.what} ${effect.amount} per ${MEASURES[effect.per]}`;
    case 'put-on-deck':
      return `${effect.type ?? 'card'} from discard -> top-of-deck`;
    case 'acquire-free': {
      const limit = effect.maxCost === null ? '' : ` cost<=${effect.maxCost}`;
      return `acquire free ${effect.type ?? 'card'}${limit} -> ${effect.to}`;
    }
    case 'salvage':
      return `salvage cost<=${effect.maxCost} -> ${effect.to}`;
    case 'next-on-top':
      return `next ${effect.type} -> top-of-deck`;
    case 'return-at-end-of-turn':
      return 'at end of turn: this card -> discard';
    case 'copy-ship':
      return 'copy ship';
    case 'choose':
      return `choose: ${effect.branches.map(grouped).join(' | ')}`;
    case 'if-bases':
      return `if bases >= ${effect.count}: ${grouped(effect.effects)}`;
    case 'if-you-do':
      return `if you do: ${grouped(effect.effects)}`;
  }
}

const MEASURES: Readonly<Record<GainPer['per'], string>> = {
  'that-many': 'card',
  'their-cost': 'its cost',
  'own-scrapped': 'own card scrapped this turn',
};

function drawn(amount: Draw['amount']): string {
  if (amount === 'that-many') return 'that many';
  return typeof amount === 'number' ? `${amount}` : `1 per ${amount.perPlayed} played`;
}

function quantity({ count, upTo }: Pick<ScrapOwn, 'count' | 'upTo'>): string {
  if (count === ANY_NUMBER) return 'any number';
  return upTo ? `up to ${count}` : `${count}`;
}

/** Braces keep several effects of one branch apart from what follows the branch. */
function grouped(effects: readonly Effect[]): string {
  return effects.length === 1 ? notate(effects) : `{${notate(effects)}}`;
}
