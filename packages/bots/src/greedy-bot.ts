import { type Box, type Command, type Effect, effectsOf as effects } from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { hasVictim } from './foes.ts';
import { greedyAnswer } from './greedy-answer.ts';
import { attack, scrapForCombat, win } from './greedy-attack.ts';
import { share } from './greedy-teamwork.ts';
import { best, type Judgement, judge } from './judgement.ts';
import { type Of, only, type Step } from './step.ts';
import { nextSignature, plain, priceOf, winByUpgrade, withUpgrade } from './upgrading.ts';

/**
 * A plain player who buys the dearest card: plays everything, uses whatever only helps, destroys what is in the
 * way and attacks with the rest. Teammates get what it cannot use itself. It looks at no card by name and plans nothing.
 */
export function greedyBot(boxes: readonly Box[]): Bot {
  return {
    name: 'greedy',
    choose(view, legal) {
      const judgement = judge(view, boxes);
      if (view.choice !== null) return greedyAnswer(view.choice, legal, judgement);
      return (
        win(legal, judgement) ??
        winByUpgrade(legal, judgement) ??
        useOnHand(legal, judgement) ??
        play(legal, judgement) ??
        use(legal, judgement) ??
        scrapForCombat(legal, judgement) ??
        buy(legal, judgement) ??
        attack(legal, judgement) ??
        share(legal, judgement) ??
        endTurn(legal)
      );
    },
  };
}

/** Abilities that turn cards of the hand into something better come before those cards are played. */
const useOnHand: Step = (legal, judgement) =>
  helpful(legal, judgement).find((command) => effectsOf(command, judgement).some(takesOwnCards));

const play: Step = (legal, { card }) =>
  best(only(legal, 'play'), (command) => {
    const { type, primary } = card(command.card);
    if (type === 'base') return 2;
    // A copy is best made when everything else is there to be copied.
    return primary.some((effect) => effect.kind === 'copy-ship') ? 0 : 1;
  });

const use: Step = (legal, judgement) => helpful(legal, judgement)[0];

/** Primary and ally abilities, except those that would cost a card worth keeping, or the one just drawn. */
function helpful(legal: readonly Command[], judgement: Judgement): Of<'use'>[] {
  const { me, isJunk } = judgement;
  const hasHand = (me.hand?.length ?? 0) > 0;
  const junkIn = { hand: me.hand?.some(isJunk) ?? false, discard: me.discard.some(isJunk) };
  return only(legal, 'use').filter(
    (command) =>
      command.ability !== 'scrap' &&
      effectsOf(command, judgement).every(
        (effect) =>
          (effect.kind !== 'scrap' ||
            effect.may ||
            effect.upTo ||
            effect.from.some((zone) => junkIn[zone])) &&
          (effect.kind !== 'discard' || effect.upTo || hasHand) &&
          (effect.kind !== 'opponent-discards' || !effect.orSelf || hasVictim(judgement)),
      ),
  );
}

function effectsOf({ card, ability }: Of<'use'>, judgement: Judgement): readonly Effect[] {
  return effects(judgement.card(card), ability);
}

function takesOwnCards(effect: Effect): boolean {
  if (effect.kind === 'choose') return effect.branches.flat().some(takesOwnCards);
  return effect.kind === 'scrap' || effect.kind === 'discard';
}

const buy: Step = (legal, judgement) => {
  const { card, isJunk, me } = judgement;
  const offers = only(legal, 'acquire');
  const signature = nextSignature(offers, judgement, judgement.worth);
  if (signature !== undefined) return signature;
  const purchase = best(
    plain(offers).filter((command) => !isJunk(command.card)),
    // At the same price, a card of the trade row is better than an Explorer, and a card on the deck comes sooner.
    ({ card: id, space, to }) =>
      card(id).cost + (space === null ? 0 : 0.2) + (to === 'top-of-deck' ? 0.1 : 0),
  );
  if (purchase === undefined) return undefined;
  const spare = me.trade - priceOf(purchase, judgement);
  return withUpgrade(purchase, offers, spare, judgement, judgement.worth);
};

function endTurn(legal: readonly Command[]): Command {
  return legal.find((command) => command.type === 'end-turn')!;
}
