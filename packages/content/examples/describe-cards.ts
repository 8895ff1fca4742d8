/** Everything a card says is derived from its literal: sentences in two languages, and a notation without any. */
import { core } from '@openrealms/content';
import { describe, notate } from '@openrealms/engine';

export function main() {
  const card = core.cards.find(({ id }) => id === 'blob-destroyer');
  if (card === undefined) throw new Error('The core set has a Blob Destroyer.');
  return {
    english: describe(card, 'en').full.split('\n'),
    french: describe(card, 'fr').full.split('\n'),
    notation: notate(card.ally),
  };
}

if (process.argv[1] === import.meta.filename) console.log(main());
