import { commandLabel } from '@openrealms/narrator';
import { CardFace } from '../../card/card-face.tsx';
import { CardText } from '../../card/card-text.tsx';
import { useWords } from '../../i18n/words.ts';
import { rulesOfCard } from '../../rules/rules-of-card.ts';
import { isUpgrade } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './inspector.module.css';
import type { Subject } from './subject.ts';

/** A card in full: its face, its text, what can be done with it, and the rules it touches. */
export function CardSubject({ subject }: { readonly subject: Extract<Subject, { kind: 'card' }> }) {
  const { view, book, names, places, command, inspect } = useTable();
  const say = useWords(tableWords);
  const card = book.card(subject.card);
  const as = subject.as === undefined ? undefined : book.card(subject.as);
  const there = subject.place === null ? [] : (places.get(subject.place) ?? []);
  // A pile holds other cards too.
  const here = there.filter((act) => act.type !== 'pass-card' || act.card === subject.card);
  // Which sticker is asked about after a tap on the card.
  const acts = here.filter((act) => !isUpgrade(act));
  return (
    <div className={styles.card}>
      <CardFace card={card} density="full" as={as} />
      <div className={styles.about}>
        <CardText card={as ?? card} />
        {acts.length > 0 && (
          <div className={styles.acts}>
            {acts.map((act) => (
              <button type="button" key={JSON.stringify(act)} onClick={() => command(act)}>
                {commandLabel(act, { names, view }, book)}
              </button>
            ))}
          </div>
        )}
        <button
          type="button"
          className={styles.rules}
          onClick={() => inspect({ kind: 'rules', clauses: rulesOfCard(as ?? card) })}
        >
          {say.rules}
        </button>
      </div>
    </div>
  );
}
