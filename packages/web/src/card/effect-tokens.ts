import {
  type AcquireFree,
  ANY_NUMBER,
  type Effect,
  type Faction,
  type GainPer,
  type Salvage,
  type ScrapOwn,
  type StaticAbility,
} from '@openrealms/engine';
import type { RowWord } from './card-words.ts';

/** The icons of the ability language. */
export type IconName =
  | 'trade'
  | 'combat'
  | 'authority'
  | 'draw'
  | 'opponent'
  | 'discard'
  | 'scrap'
  | 'hand'
  | 'discard-pile'
  | 'trade-row'
  | 'destroy-base'
  | 'ship'
  | 'base'
  | 'deck-top'
  | 'copy-ship'
  | 'ally'
  | 'card'
  | 'cost'
  | 'player'
  | 'return'
  | 'to';

/** One sign of an ability row. */
export type Sign =
  | { readonly icon: IconName }
  | { readonly text: string }
  | { readonly word: RowWord }
  | { readonly faction: Faction };

/** Signs that belong together and stay on one line. */
export interface Token {
  readonly signs: readonly Sign[];
  /** The card lets the player leave it out. */
  readonly optional: boolean;
}

/** An ability as icons and numbers. `terse` leaves out where cards come from and go to. */
export function tokensOf(effects: readonly Effect[], terse = false): Token[] {
  return effects.flatMap((effect, i) => tokensOfOne(effect, effects[i - 1], terse));
}

/** The first tokens, and a sign that there are more. */
export function shortened(tokens: readonly Token[], most: number): Token[] {
  return tokens.length <= most ? [...tokens] : [...tokens.slice(0, most), token(text('…'))];
}

/** An ability that is always in effect, likewise. */
export function staticTokens(ability: StaticAbility, terse = false): Token[] {
  switch (ability.kind) {
    case 'ally-of-every-faction':
      return [token(icon('ally'), ...(terse ? [] : [text('=')]), { word: 'all' })];
    case 'whenever-ship-played':
      return [token(icon('ship'), text(':')), ...tokensOf(ability.effects, terse)];
  }
}

function tokensOfOne(effect: Effect, previous: Effect | undefined, terse: boolean): Token[] {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return [token(icon(effect.kind), text(`${effect.amount}`))];
    case 'draw':
      return [drawn(effect.amount, previous, terse)];
    case 'opponent-discards':
      return [
        token(
          ...(effect.orSelf ? [icon('player'), text('/')] : []),
          icon('opponent'),
          icon('discard'),
          ...(terse && effect.count === 1 ? [] : [text(`${effect.count}`)]),
        ),
      ];
    case 'discard':
      return [token(icon('discard'), text(quantity(effect)))];
    case 'scrap':
      return [scrapped(effect, terse)];
    case 'scrap-trade-row':
      return [{ signs: [icon('scrap'), icon('trade-row')], optional: effect.may }];
    case 'destroy-base':
      return [{ signs: [icon('destroy-base')], optional: effect.may }];
    case 'gain-per':
      return [gainPer(effect, previous, terse)];
    case 'put-on-deck':
      return terse
        ? [token(icon(effect.type ?? 'card'), icon('deck-top'))]
        : [
            token(icon('discard-pile'), icon(effect.type ?? 'card')),
            token(icon('to'), icon('deck-top')),
          ];
    case 'acquire-free':
      return acquired(effect, terse);
    case 'salvage':
      return salvaged(effect, terse);
    case 'next-on-top':
      return terse
        ? [token(icon(effect.type), icon('deck-top'))]
        : [token(icon(effect.type), text('1')), token(icon('to'), icon('deck-top'))];
    case 'return-at-end-of-turn':
      return terse
        ? [token(icon('return'))]
        : [token(icon('return'), icon('to'), icon('discard-pile'))];
    case 'copy-ship':
      return [terse ? token(icon('copy-ship')) : token({ word: 'copy' }, icon('copy-ship'))];
    case 'choose':
      return effect.branches.flatMap((branch, i) => {
        const tokens = tokensOf(branch, terse);
        return i === 0 ? tokens : [token(terse ? text('/') : { word: 'or' }), ...tokens];
      });
    case 'if-bases':
      return [token(icon('base'), text(`${effect.count}+:`)), ...tokensOf(effect.effects, terse)];
    case 'if-you-do':
      return [token(icon('to')), ...tokensOf(effect.effects, terse)];
  }
}

/** Of what was taken for it, or of all own cards scrapped this turn. */
function gainPer(effect: GainPer, previous: Effect | undefined, terse: boolean): Token {
  const gained = [icon(effect.what), text(`${effect.amount}`)];
  const taken = previous?.kind === 'discard' ? icon('discard') : icon('scrap');
  if (effect.per === 'their-cost') {
    return token(icon('to'), icon(effect.what), text('='), icon('cost'));
  }
  if (terse) return token(...gained, text('/'), taken);
  return effect.per === 'own-scrapped'
    ? token(...gained, text('/'), icon('scrap'))
    : token(icon('to'), ...gained, text('/'), taken);
}

function acquired({ type, maxCost, to }: AcquireFree, terse: boolean): Token[] {
  const limit = maxCost === null ? [] : [icon('cost'), text(`≤${maxCost}`)];
  const place = to === 'discard' ? [] : [icon('deck-top')];
  const card = icon(type ?? 'card');
  if (terse) return [token(card, ...limit, ...place)];
  const free = token(card, ...limit, icon('trade'), text('0'));
  return place.length === 0 ? [free] : [free, token(icon('to'), ...place)];
}

function salvaged({ maxCost, to }: Salvage, terse: boolean): Token[] {
  const card = token(icon('return'), icon('cost'), text(`≤${maxCost}`));
  const place = token(icon('to'), icon(to === 'discard' ? 'discard-pile' : 'deck-top'));
  return terse ? [card] : [card, place];
}

function drawn(
  amount: number | 'that-many' | { readonly perPlayed: Faction },
  previous: Effect | undefined,
  terse: boolean,
): Token {
  if (typeof amount === 'number') return token(icon('draw'), text(`${amount}`));
  if (terse) return token(amount === 'that-many' ? text('…') : icon('draw'));
  if (amount !== 'that-many') {
    return token(icon('draw'), text('1 /'), { faction: amount.perPlayed });
  }
  const counted = previous?.kind === 'scrap' ? 'scrap' : 'discard';
  return token(icon('to'), icon('draw'), text('1 /'), icon(counted));
}

function scrapped(effect: ScrapOwn, terse: boolean): Token {
  const zones = effect.from.flatMap((zone, i) => [
    ...(i === 0 ? [] : [text('/')]),
    icon(zone === 'hand' ? 'hand' : 'discard-pile'),
  ]);
  const count = effect.upTo || effect.count > 1 ? [text(quantity(effect))] : [];
  return { signs: [icon('scrap'), ...count, ...(terse ? [] : zones)], optional: effect.may };
}

const quantity = ({ count, upTo }: { readonly count: number; readonly upTo: boolean }): string => {
  if (count === ANY_NUMBER) return '0+';
  return upTo ? `≤${count}` : `${count}`;
};

const token = (...signs: readonly Sign[]): Token => ({ signs, optional: false });
const icon = (name: IconName): Sign => ({ icon: name });
const text = (value: string): Sign => ({ text: value });
