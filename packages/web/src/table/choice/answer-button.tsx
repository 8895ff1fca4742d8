import { type Command, saysTheSame } from '@openrealms/engine';
import { answerLabel } from '@openrealms/narrator';
import { memo } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { isUpgrade, rowPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { useInspecting } from '../use-inspecting.ts';
import styles from './choice.module.css';

const Face = memo(CardFace);

/** One answer to a choice: with its card, where it names one. */
export function AnswerButton({
  command,
}: {
  readonly command: Extract<Command, { type: 'choose' }>;
}) {
  const { view, book, hinted, names, places, command: act, tap } = useTable();
  const say = useWords(tableWords);
  const isHinted = hinted !== null && saysTheSame(hinted, command);
  const { pick } = command;
  const card = 'card' in pick ? pick.card : null;
  const { handlers, looked } = useInspecting({ kind: 'card', card: card ?? '', place: null });
  const isUpgradable = (space: number): boolean =>
    places.get(rowPlace(space))?.some(isUpgrade) === true;
  const label = answerLabel(pick, { names, view }, book);
  return (
    <button
      type="button"
      className={card === null ? styles.answer : styles.cardAnswer}
      data-hinted={isHinted || undefined}
      aria-description={isHinted ? say.hinted : undefined}
      data-nothing={pick.from === 'nothing' || undefined}
      {...(card !== null && handlers)}
      onClick={() => {
        if (looked()) return;
        if (pick.from === 'trade-row' && isUpgradable(pick.space)) tap(rowPlace(pick.space), card);
        else act(command);
      }}
    >
      {card !== null && <Face card={book.card(card)} density="mini" />}
      <span>{label}</span>
    </button>
  );
}
