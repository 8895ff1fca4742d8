import type { Language } from '../i18n/language.ts';
import { cardName } from './card-name.ts';
import type { Clause } from './chapter.ts';
import { type Piece, piecesOf } from './rich-text.ts';
import { richTextWords } from './rich-text-words.ts';

/** A clause without mark-up, title first: what a search looks through. */
export function plainText(clause: Clause, language: Language): string {
  const { title, text } = clause[language];
  return [title, ...text.flat().map((markup) => plainParagraph(markup, language))].join('\n');
}

function plainParagraph(markup: string, language: Language): string {
  return piecesOf(markup)
    .map((piece) => plainPiece(piece, language))
    .join('');
}

function plainPiece(piece: Piece, language: Language): string {
  const { resources, factions, scrap, house } = richTextWords[language];
  switch (piece.kind) {
    case 'resource':
      return piece.amount === undefined
        ? resources[piece.resource]
        : `${piece.amount} ${resources[piece.resource]}`;
    case 'faction':
      return factions[piece.faction];
    case 'card':
      return cardName(piece.card, language);
    case 'scrap':
      return scrap;
    case 'house':
      return house;
    default:
      return piece.text;
  }
}
