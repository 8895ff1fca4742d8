import type { Card, Effect } from '@openrealms/engine';
import { alliedWith, allyChance, chanceBeside, type Deck } from './deck.ts';
import { at, type Span, type Weights } from './weights.ts';

/** From whose point of view a card is judged: what they own, and how far the game has come, from 0 to 1. */
export interface Standpoint {
  readonly deck: Deck;
  readonly phase: number;
  readonly weights: Weights;
}

/** What a card is worth in this deck each time it comes up; made from its effects alone. */
export function cardValue(card: Card, standpoint: Standpoint): number {
  const { weights, phase } = standpoint;
  const w = (span: Span): number => at(span, phase);
  let value = effectsValue(card.primary, standpoint);
  for (const ability of card.static) {
    value +=
      ability.kind === 'ally-of-every-faction'
        ? w(weights.allyOfAll)
        : SHIPS_A_TURN * effectsValue(ability.effects, standpoint);
  }
  value += allyValue(card, standpoint) + promise(card, standpoint);
  if (card.type === 'base') {
    value *= w(weights.base);
    value += card.defense * (w(weights.defense) + (card.outpost ? w(weights.shield) : 0));
  }
  value += card.cost * w(weights.price);
  return value + w(weights.scrap) * effectsValue(card.scrap, standpoint);
}

const SHIPS_A_TURN = 4;

function allyValue(card: Card, standpoint: Standpoint): number {
  if (card.ally.length === 0) return 0;
  const { deck, phase, weights } = standpoint;
  const chance = allyChance(card, card.allyFactions, deck);
  return at(weights.ally, phase) * chance * effectsValue(card.ally, standpoint);
}

/** What the card does for others: it is the ally that they lack. */
function promise(card: Card, standpoint: Standpoint): number {
  const { deck, phase, weights } = standpoint;
  const factions = alliedWith(card);
  let sum = 0;
  for (const other of deck.cards) {
    if (other === card || !other.allyFactions.some((faction) => factions.includes(faction))) {
      continue;
    }
    const lacks = 1 - allyChance(other, other.allyFactions, deck);
    sum += lacks * chanceBeside(1, deck) * effectsValue(other.ally, standpoint);
  }
  return at(weights.ally, phase) * sum;
}

/** What effects are worth on average, each time they happen. */
export function effectsValue(effects: readonly Effect[], standpoint: Standpoint): number {
  let sum = 0;
  for (const effect of effects) sum += effectValue(effect, standpoint);
  return sum;
}

/** Choices and cards looked at before are worth a little more than the better half. */
const CHOICE = 1.1;
const PER_PLAYED = 2;

function effectValue(effect: Effect, standpoint: Standpoint): number {
  const { deck, phase, weights } = standpoint;
  const w = (span: Span): number => at(span, phase);
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return effect.amount * w(weights[effect.kind]);
    case 'draw':
      if (effect.amount === 'that-many') return w(weights.exchange);
      return w(weights.draw) * (typeof effect.amount === 'number' ? effect.amount : PER_PLAYED);
    case 'opponent-discards':
      return effect.count * w(weights.opponentDiscards);
    case 'discard':
      return effect.upTo ? (effect.count - 1) * w(weights.exchange) : -w(weights.draw);
    case 'scrap':
      return w(weights.thin) * (1 + 0.6 * (effect.count - 1));
    case 'scrap-trade-row':
      return w(weights.scrapTradeRow);
    case 'destroy-base':
      return w(weights.destroyBase);
    case 'acquire-free-ship':
      return w(weights.freeShip);
    case 'next-ship-on-top':
      return w(weights.onTop);
    case 'copy-ship':
      return w(weights.copy);
    case 'choose':
      return (
        CHOICE * Math.max(...effect.branches.map((branch) => effectsValue(branch, standpoint)))
      );
    case 'if-bases':
      return (
        chanceBeside(deck.bases, deck) ** effect.count * effectsValue(effect.effects, standpoint)
      );
  }
}
