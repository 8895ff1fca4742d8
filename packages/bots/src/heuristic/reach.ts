import type { Card, Effect, SeatView } from '@openrealms/engine';
import { isDecisive, walls } from '../foes.ts';
import type { Judgement } from '../judgement.ts';
import { alliedWith } from './deck.ts';

/**
 * Whether an opponent whose defeat decides the game can be defeated this turn with all that is in hand and in play, and so
 * much more combat.
 */
export function canFinish(judgement: Judgement, more: number): boolean {
  const { me, view } = judgement;
  let within = -1;
  return me.targets.some((seat) => {
    const foe = view.seats[seat];
    if (!isDecisive(foe, judgement)) return false;
    if (within < 0) within = reach(judgement) + more;
    return within >= foe.authority + wallsLeft(foe, judgement);
  });
}

/** The combat that this turn can bring for certain: what is there, cards in hand, abilities not used yet, scrap abilities. */
function reach({ me, card }: Judgement): number {
  const hand = (me.hand ?? []).map(card);
  const pieces = me.inPlay.map((piece) => ({ piece, card: card(piece.as ?? piece.card) }));
  const all = [...hand, ...pieces.map((each) => each.card)];
  const ships = hand.filter(({ type }) => type === 'ship').length;
  let sum = me.combat;
  for (const each of hand) {
    sum += combatIn(each.primary) + (isAllied(each, all, 1) ? combatIn(each.ally) : 0);
    if (isAllied(each, all, 2)) sum += combatIn(each.doubleAlly);
    sum += combatIn(each.scrap);
  }
  for (const { piece, card: each } of pieces) {
    if (!piece.primaryUsed && each.type === 'base') sum += combatIn(each.primary);
    if (!piece.allyUsed && (piece.allyLive || isAllied(each, all, 1))) sum += combatIn(each.ally);
    if (!piece.doubleAllyUsed && (piece.doubleAllyLive || isAllied(each, all, 2))) {
      sum += combatIn(each.doubleAlly);
    }
    sum += combatIn(each.scrap);
    for (const ability of each.static) {
      if (ability.kind === 'whenever-ship-played') sum += ships * combatIn(ability.effects);
    }
  }
  return sum;
}

/** Whether a card has so many partners among all. */
function isAllied(card: Card, all: readonly Card[], partners: number): boolean {
  return card.allyFactions.some((faction) => {
    const others = all.filter((other) => other !== card && alliedWith(other).includes(faction));
    return others.length >= partners;
  });
}

/** What outposts would still take if scrap abilities that destroy bases took care of the strongest. */
function wallsLeft(foe: SeatView, judgement: Judgement): number {
  const { me, card, defenseOf } = judgement;
  let destroyers = me.inPlay.filter((piece) => destroys(card(piece.card).scrap)).length;
  let wall = walls(foe, judgement);
  const outposts = foe.inPlay.filter((piece) => card(piece.card).outpost).map(defenseOf);
  for (const defense of outposts.toSorted((one, other) => other - one)) {
    if (destroyers-- > 0) wall -= defense;
  }
  return wall;
}

function destroys(effects: readonly Effect[]): boolean {
  return effects.some(({ kind }) => kind === 'destroy-base');
}

/** The combat that these effects give, of a choice the most. */
function combatIn(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'combat') return sum + effect.amount;
    if (effect.kind === 'choose') return sum + Math.max(...effect.branches.map(combatIn));
    return sum;
  }, 0);
}

/** The trade that these effects give, of a choice the most. */
export function tradeIn(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'trade') return sum + effect.amount;
    if (effect.kind === 'choose') return sum + Math.max(...effect.branches.map(tradeIn));
    return sum;
  }, 0);
}
