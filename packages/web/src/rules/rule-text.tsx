import { FactionSymbol } from '../card/faction-symbol.tsx';
import { ScrapIcon } from '../card/icons.tsx';
import { useLanguage } from '../i18n/words.ts';
import { cardName } from './card-name.ts';
import { Highlighted } from './highlighted.tsx';
import { ResourceIcon } from './resource-icon.tsx';
import { type Piece, piecesOf } from './rich-text.ts';
import { richTextWords } from './rich-text-words.ts';
import { RuleLink } from './rule-link.tsx';
import styles from './rule-text.module.css';

/** Keeps a symbol on the line of the name before it. */
const WORD_JOINER = '\u2060';

interface RuleTextProps {
  readonly markup: string;
  /** False where one is to stay: links are then plain words. */
  readonly linked?: boolean;
}

/** A paragraph of the rules with its icons and links. */
export function RuleText({ markup, linked = true }: RuleTextProps) {
  return piecesOf(markup).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a paragraph never change places
    <PieceView key={i} piece={piece} linked={linked} />
  ));
}

function PieceView({ piece, linked }: { readonly piece: Piece; readonly linked: boolean }) {
  const language = useLanguage();
  const words = richTextWords[language];
  switch (piece.kind) {
    case 'text':
      return <Highlighted text={piece.text} />;
    case 'strong':
      return (
        <strong>
          <Highlighted text={piece.text} />
        </strong>
      );
    case 'link':
      if (!linked) return <Highlighted text={piece.text} />;
      return (
        <RuleLink to="rules" id={piece.to} className={styles.link}>
          <Highlighted text={piece.text} />
        </RuleLink>
      );
    case 'card': {
      const name = <Highlighted text={cardName(piece.card, language)} />;
      if (!linked) return <b className={styles.name}>{name}</b>;
      return (
        <RuleLink to="gallery" id={piece.card} className={styles.card}>
          {name}
        </RuleLink>
      );
    }
    case 'resource':
      return <ResourceTerm {...piece} word={words.resources[piece.resource]} />;
    case 'faction':
      return (
        <span className={`${styles.term} ${styles.faction}`}>
          <Highlighted text={words.factions[piece.faction]} />
          {WORD_JOINER}
          <FactionSymbol faction={piece.faction} />
        </span>
      );
    case 'scrap':
      return (
        <span className={styles.term}>
          <Highlighted text={words.scrap} />
          <ScrapIcon />
        </span>
      );
    case 'house':
      return (
        <span className={styles.house}>
          <Highlighted text={words.house} />
        </span>
      );
  }
}

function ResourceTerm({
  resource,
  amount,
  first,
  word,
}: Extract<Piece, { kind: 'resource' }> & { readonly word: string }) {
  const text = first ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
  return (
    <span className={styles.term}>
      {amount === undefined ? (
        <Highlighted text={text} />
      ) : (
        <>
          <span className={styles.amount}>{amount}</span>
          <span className="visually-hidden"> {word}</span>
        </>
      )}
      <ResourceIcon resource={resource} />
    </span>
  );
}
