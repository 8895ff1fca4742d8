import { FactionSymbol } from '../card/faction-symbol.tsx';
import { ScrapIcon } from '../card/icons.tsx';
import { useLanguage } from '../i18n/words.ts';
import { cardName } from '../rules/card-name.ts';
import { ResourceIcon } from '../rules/resource-icon.tsx';
import { type Piece, piecesOf } from '../rules/rich-text.ts';
import { richTextWords } from '../rules/rich-text-words.ts';
import styles from './coach-text.module.css';

/** Words of the coach: the mark-up of the rules without its links, for one stays at the table. */
export function CoachText({ markup }: { readonly markup: string }) {
  return piecesOf(markup).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    <PieceView key={i} piece={piece} />
  ));
}

function PieceView({ piece }: { readonly piece: Piece }) {
  const language = useLanguage();
  const words = richTextWords[language];
  switch (piece.kind) {
    case 'text':
    case 'link':
      return piece.text;
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'card':
      return <b className={styles.card}>{cardName(piece.card, language)}</b>;
    case 'resource': {
      const word = words.resources[piece.resource];
      return (
        <span className={styles.term}>
          {piece.amount === undefined ? inSentence(word, piece.first) : piece.amount}
          {piece.amount !== undefined && <span className="visually-hidden"> {word}</span>}
          <ResourceIcon resource={piece.resource} />
        </span>
      );
    }
    case 'faction':
      return (
        <span className={styles.term}>
          {words.factions[piece.faction]}
          <FactionSymbol faction={piece.faction} />
        </span>
      );
    case 'scrap':
      return (
        <span className={styles.term}>
          {words.scrap}
          <ScrapIcon />
        </span>
      );
  }
}

function inSentence(word: string, first: boolean): string {
  return first ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
}
