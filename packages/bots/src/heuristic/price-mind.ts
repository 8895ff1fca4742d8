import { type CardId, type Faction, roll } from '@openrealms/engine';
import { best, gain } from '../judgement.ts';
import { plain, priceOf, withUpgrade } from '../upgrading.ts';
import { deckOf } from './deck.ts';
import { ownedBy, type Think } from './mind.ts';

/** Many of a faction are no better than this many. */
const ENOUGH = 4;

const NEW = 1.5;

/** Somebody who buys by the price, or anything, and thinks of everything else as the dearest-buyer does. */
export const priceMind: Think = (judgement, { temperament, style, opinions }, random) => {
  const { card, me, numberOf, view } = judgement;
  const isStarter = judgement.isJunk;
  const isJunk = (id: CardId): boolean => temperament.thins !== 'nothing' && isStarter(id);
  const { allies } = deckOf(ownedBy(view, me.seat).map(card));
  const context = { allies: (faction: Faction) => allies.get(faction) ?? 0, phase: 0.5 };
  const liking = (id: CardId): number => {
    const { cost, factions } = card(id);
    const mates = Math.max(0, ...factions.map((faction) => allies.get(faction) ?? 0));
    return (
      (temperament.buys === 'price' ? 1 : temperament.thrift) * cost +
      temperament.loyalty * Math.min(mates, ENOUGH) +
      opinions[numberOf(id)] +
      (style?.bonus(card(id), context) ?? 0)
    );
  };
  // By whim, what is new on the table is more tempting than the pile that is always there.
  const novelty = temperament.buys === 'by-whim' ? NEW : 0.2;
  return {
    ...judgement,
    temperament,
    isJunk,
    spares: (id, price, foe) => temperament.sieges === 'never' || judgement.spares(id, price, foe),
    purchase(offers) {
      const wanted = plain(offers).filter((offer) => !isJunk(offer.card));
      const chosen =
        temperament.buys === 'at-random' && wanted.length > 0
          ? wanted[roll(random, wanted.length)]
          : // At the same price, a card of the trade row is better than an Explorer, and a card on the deck comes sooner.
            best(
              wanted,
              ({ card: id, space, to }) =>
                liking(id) + (space === null ? 0 : novelty) + (to === 'top-of-deck' ? 0.1 : 0),
            );
      if (chosen === undefined) return undefined;
      const spare = me.trade - priceOf(chosen, judgement);
      return withUpgrade(chosen, offers, spare, judgement, liking);
    },
    gain: (effects) => gain(effects, judgement),
    gainOf: (id) => gain(card(id).primary, judgement),
    thinning: (id) => (isJunk(id) ? 1 + gain(card(id).primary, judgement) : -1),
    denial: () => -1,
  };
};
