import {
  type Card,
  type CardId,
  type Command,
  type Effect,
  effectsOf as effects,
} from '@openrealms/engine';
import { hasVictim } from '../foes.ts';
import { scrapForCombat } from '../greedy-attack.ts';
import { best } from '../judgement.ts';
import { type Of, only } from '../step.ts';
import type { Mind } from './mind.ts';
import { spoilsFor } from './spoils.ts';

/** Like a step of the plain player, for one with a mind. */
type MindStep = (legal: readonly Command[], mind: Mind) => Command | undefined;

/** Abilities that turn cards of the hand into something better come before those cards are played. */
export const useOnHand: MindStep = (legal, mind) =>
  helpful(legal, mind).find((command) => effectsOf(command, mind).some(takesOwnCards));

export const play: MindStep = (legal, { card }) =>
  best(only(legal, 'play'), (command) => earliness(card(command.card)));

/** Choices come last: by then it is known what they are good for. */
export const use: MindStep = (legal, mind) =>
  best(helpful(legal, mind), (command) =>
    effectsOf(command, mind).some(({ kind }) => kind === 'choose') ? 0 : 1,
  );

/** Bases, then what shows more cards, what wants other cards still in hand, plain gains, choices, copies. */
function earliness({ type, primary }: Card): number {
  const has = (...kinds: readonly Effect['kind'][]): boolean =>
    primary.some(({ kind }) => kinds.includes(kind));
  if (type === 'base') return 5;
  if (has('copy-ship')) return 0;
  if (has('draw', 'if-bases')) return 4;
  if (has('scrap', 'discard')) return 3;
  return has('choose') ? 1 : 2;
}

/** Primary and ally abilities, except those that would cost a card worth keeping. */
function helpful(legal: readonly Command[], mind: Mind): Of<'use'>[] {
  const { card, gain, me, gainOf, thinning } = mind;
  const hand = me.hand ?? [];
  return only(legal, 'use').filter((command) => {
    if (command.ability === 'scrap') return false;
    const all = effectsOf(command, mind);
    /** How good it is to be rid of a card, with what the ability gives for it. */
    const worthIt = (id: CardId): number => {
      const spoils = spoilsFor(all, card(id));
      return thinning(id) + (spoils.length === 0 ? 0 : gain(spoils, true));
    };
    const gains = {
      hand: () => hand.some((id) => worthIt(id) > gainOf(id)),
      discard: () => me.discard.some((id) => worthIt(id) > 0),
    };
    return all.every((effect) => {
      switch (effect.kind) {
        case 'scrap':
          return effect.may || effect.upTo || effect.from.some((zone) => gains[zone]());
        case 'discard':
          // With nothing else in hand it would be the card just drawn.
          return effect.upTo || hand.length > 0;
        case 'opponent-discards':
          return !effect.orSelf || hasVictim(mind);
        default:
          return true;
      }
    });
  });
}

/** Gives up a card in play for its scrap ability. */
export const scrap: MindStep = (legal, mind) => {
  const { temperament, gain, gainOf, thinning, card } = mind;
  const toWin = scrapForCombat(
    legal,
    temperament.scraps === 'junk' ? mind : { ...mind, isJunk: () => false },
  );
  if (toWin !== undefined || temperament.scraps !== 'when-worth') return toWin;
  const scraps = only(legal, 'use').filter(({ ability }) => ability === 'scrap');
  /** A card that comes back is only missed until it is drawn again. */
  const loss = (id: CardId): number =>
    card(id).scrap.some(({ kind }) => kind === 'return-at-end-of-turn')
      ? -gainOf(id)
      : thinning(id);
  const surplus = ({ card: id }: Of<'use'>): number => gain(card(id).scrap) + loss(id);
  return best(
    scraps.filter((command) => surplus(command) > 0),
    surplus,
  );
};

export const buy: MindStep = (legal, mind) => {
  const offers = only(legal, 'acquire');
  return offers.length === 0 ? undefined : mind.purchase(offers);
};

export function endTurn(legal: readonly Command[]): Command {
  return legal.find((command) => command.type === 'end-turn')!;
}

function effectsOf({ card, ability }: Of<'use'>, mind: Mind): readonly Effect[] {
  return effects(mind.card(card), ability);
}

function takesOwnCards(effect: Effect): boolean {
  if (effect.kind === 'choose') return effect.branches.flat().some(takesOwnCards);
  return effect.kind === 'scrap' || effect.kind === 'discard';
}
