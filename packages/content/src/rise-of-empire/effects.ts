import type { GainPer, PutOnDeck } from '@openrealms/engine';

/** Put a card of one's discard pile on top of one's deck. */
export const putCardOnDeck = (): PutOnDeck => ({ kind: 'put-on-deck', type: null });

/** Gain as much trade as the card costs that the effect before it scrapped. */
export const tradeOfItsCost = (): GainPer => ({
  kind: 'gain-per',
  what: 'trade',
  amount: 1,
  per: 'their-cost',
});
