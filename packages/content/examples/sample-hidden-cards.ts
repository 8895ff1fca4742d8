/** What may the opponent hold? Deals the hidden cards again and again, as everything known allows, and counts. */
import { core } from '@openrealms/content';
import { createGame, determinize, randomFrom, toData, viewFor } from '@openrealms/engine';

export function main(samples = 2000) {
  const state = createGame({ boxes: [core], seed: 'samples', options: { firstSeat: 0 } });
  const view = viewFor(state, 0);
  const random = randomFrom('sampling');
  let withViper = 0;
  for (let i = 0; i < samples; i++) {
    const sample = determinize(view, random, [core]);
    if (toData(sample).seats[1].hand.includes('viper')) withViper++;
  }
  return {
    hand: view.seats[1].hand,
    cardsInHand: view.seats[1].handCount,
    unseen: view.seats[1].unseen,
    chanceOfAViper: withViper / samples,
    // Five cards of ten, two of them Vipers: 1 - (8 over 5) / (10 over 5).
    exactly: 1 - 56 / 252,
  };
}

if (process.argv[1] === import.meta.filename) console.log(main());
