import { boxes as allBoxes } from '@openrealms/content';
import type { Box, Language } from '@openrealms/engine';
import { cardBook } from '@openrealms/narrator';
import picocolors from 'picocolors';
import { EXIT_FAILURE } from '../failure.ts';
import { type Io, print, wantsColor, widthOf } from '../io.ts';
import { wrap } from '../text/layout.ts';
import { type CardQuery, searchCards } from './search.ts';

export interface CardsOptions extends CardQuery {
  readonly language: Language;
  readonly json: boolean;
  /** The ids of the boxes to look into; all if left out. */
  readonly box?: readonly string[];
}

/** Prints the cards that match; the exit code says whether there were any. */
export function cards(options: CardsOptions, io: Io): number {
  const { box: ids } = options;
  const boxes = ids === undefined ? allBoxes : allBoxes.filter(({ id }) => ids.includes(id));
  const english = cardBook(boxes, 'en');
  const french = cardBook(boxes, 'fr');
  const book = options.language === 'en' ? english : french;
  const found = searchCards(options, [english, french]);
  if (options.json) {
    const described = found.map((card) => ({
      ...card,
      copies: copiesOf(card.id, boxes),
      boxes: boxes.filter(({ cards }) => cards.includes(card)).map(({ id }) => id),
      text: book.text(card.id).full,
    }));
    print(io, JSON.stringify(described, null, 2));
    return 0;
  }
  if (found.length === 0) {
    io.stderr.write('No card matches. Use fewer words, or see them all: openrealms cards\n');
    return EXIT_FAILURE;
  }
  const { bold } = picocolors.createColors(wantsColor(io));
  const width = widthOf(io);
  const texts = found.map(({ id }) => {
    const [name, ...rest] = book.text(id).full.split('\n');
    return [bold(name), ...rest.flatMap((line) => wrap(line, width))].join('\n');
  });
  print(io, texts.join('\n\n'));
  return 0;
}

/** In the trade deck. */
function copiesOf(id: string, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (box.tradeDeck[id] ?? 0), 0);
}
