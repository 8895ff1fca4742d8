import { ANY_NUMBER, type Card, type Effect, type Measure } from '@openrealms/engine';
import { alliedWith, allyChance, chanceBeside, type Deck, doubleAllyChance } from './deck.ts';
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
  value += allyValue(card, standpoint) + stickerValue(card, standpoint) + promise(card, standpoint);
  if (card.type === 'base') {
    value *= w(weights.base);
    value += card.defense * (w(weights.defense) + (card.outpost ? w(weights.shield) : 0));
  }
  value += card.cost * w(weights.price);
  return value + w(weights.scrap) * effectsValue(card.scrap, standpoint);
}

const SHIPS_A_TURN = 4;

function allyValue(card: Card, standpoint: Standpoint): number {
  if (card.allyFactions.length === 0) return 0;
  const { deck, phase, weights } = standpoint;
  const one = allyChance(card, card.allyFactions, deck) * effectsValue(card.ally, standpoint);
  const two =
    card.doubleAlly.length === 0
      ? 0
      : doubleAllyChance(card, card.allyFactions, deck) * effectsValue(card.doubleAlly, standpoint);
  return at(weights.ally, phase) * (one + two);
}

/** What the sticker on it brings with an ally of its side. */
function stickerValue(card: Card, standpoint: Standpoint): number {
  if (card.upgrade === undefined || card.upgradeAlly.length === 0) return 0;
  const { deck, phase, weights } = standpoint;
  const met = allyChance(card, [card.upgrade.side], deck);
  return at(weights.ally, phase) * met * effectsValue(card.upgradeAlly, standpoint);
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
  let previous: Effect | undefined;
  for (const effect of effects) {
    sum += effectValue(effect, standpoint, previous);
    previous = effect;
  }
  return sum;
}

/** Choices and cards looked at before are worth a little more than the better half. */
const CHOICE = 1.1;
const PER_PLAYED = 2;

/** What effects are measured by, on average: cards worth less than what they bring, and what is scrapped costs. */
const CARDS_GIVEN_UP = 1;
const COST_IN_ROW = 5;
const COST_OF_OWN = 1;
const OWN_SCRAPPED = 1.7;
/** How often something optional that is paid for with a card is done. */
const DONE = 0.7;

function measure(per: Measure, previous: Effect | undefined): number {
  if (per === 'own-scrapped') return OWN_SCRAPPED;
  if (per === 'that-many') return CARDS_GIVEN_UP;
  return previous?.kind === 'scrap-trade-row' ? COST_IN_ROW : COST_OF_OWN;
}

function effectValue(effect: Effect, standpoint: Standpoint, previous?: Effect): number {
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
      if (effect.count === ANY_NUMBER) return 0;
      if (effect.upTo) return (effect.count - 1) * w(weights.exchange);
      // A card drawn and another discarded is an exchange.
      return effect.count * (w(weights.exchange) - w(weights.draw));
    case 'scrap':
      return w(weights.thin) * (1 + 0.6 * (effect.count - 1));
    case 'scrap-trade-row':
      return w(weights.scrapTradeRow);
    case 'destroy-base':
      return w(weights.destroyBase);
    case 'gain-per':
      return effect.amount * measure(effect.per, previous) * w(weights[effect.what]);
    case 'acquire-free':
    case 'salvage':
      return w(weights.freeShip) * (effect.maxCost === null ? 1 : Math.min(effect.maxCost / 7, 1));
    case 'next-on-top':
    case 'put-on-deck':
    case 'return-at-end-of-turn':
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
    case 'if-you-do':
      return DONE * effectsValue(effect.effects, standpoint);
  }
}
