import type { CardId } from '@openrealms/engine';
import { best } from '../judgement.ts';
import { nextSignature, plain, withUpgrade } from '../upgrading.ts';
import { cardValue, effectsValue } from './card-value.ts';
import { DECISIVE, type Gains, gainsOf } from './gains.ts';
import type { Think } from './mind.ts';
import { prospectsOf } from './prospects.ts';
import { weightsAt } from './weights-at.ts';

/** What an outpost, or a base that is always in effect, does by being there. */
const PRESENCE = 1.5;

/** Somebody who looks at what cards do, for this deck and at this stage of the game. */
export const effectsMind: Think = (judgement, character) => {
  const { card, defenseOf, foes, me, view } = judgement;
  const { temperament, style } = character;
  const weights = weightsAt(judgement, temperament.weights);
  const prospects = prospectsOf(judgement, character);
  const { standpoint, thinning, value, weight } = prospects;
  const siege = weight(weights.siege);

  const prize = (id: CardId): number => {
    const { ally, cost, doubleAlly, outpost, primary, static: always } = card(id);
    const from = standpoint(me.seat);
    const brings =
      effectsValue(primary, from) +
      effectsValue(ally, from) / 2 +
      effectsValue(doubleAlly, from) / 4;
    const presence = (always.length > 0 ? PRESENCE : 0) + (outpost ? PRESENCE : 0);
    return brings + presence + cost / 10 + (style?.siege ?? 0);
  };
  const prizes = (): number[] =>
    me.baseTargets
      .flatMap((seat) => view.seats[seat].inPlay)
      .filter((piece) => card(piece.card).type === 'base')
      .map((piece) =>
        card(piece.card).outpost && gains.finishes(0)
          ? DECISIVE * defenseOf(piece)
          : siege * prize(piece.card),
      );
  const gains: Gains = gainsOf(judgement, prospects, weights, prizes);

  return {
    ...judgement,
    temperament,
    worth: value,
    isJunk: (id) => thinning(id) > 0,
    prize,
    spares: (id, price, foe) => foe.authority <= 2 * me.combat || siege * prize(id) < price,
    purchase(offers) {
      const signature = nextSignature(offers, judgement, value);
      if (signature !== undefined) return signature;
      const { wares } = gains.plan(me.trade);
      const onTop = plain(offers).filter(
        (offer) => offer.to === 'top-of-deck' && wares.some(({ id }) => id === offer.card),
      );
      // The cheapest first: what comes in its place may change the plan.
      const first = best(wares, ({ cost }) => -cost);
      const chosen =
        best(onTop, (offer) => value(offer.card)) ??
        plain(offers).find((offer) => offer.card === first?.id);
      if (chosen === undefined) return undefined;
      const spare = wares.reduce((rest, { cost }) => rest - cost, me.trade);
      return withUpgrade(chosen, offers, spare, judgement, value);
    },
    gain: gains.gain,
    gainOf: gains.gainOf,
    thinning,
    denial(id) {
      if (gains.plan(me.trade).wares.some((ware) => ware.id === id)) return -DECISIVE;
      const theirs = Math.max(...foes.map(({ seat }) => cardValue(card(id), standpoint(seat))));
      return theirs - weight(weights.denyAbove);
    },
  };
};
