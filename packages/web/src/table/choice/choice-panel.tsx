import { choicePrompt } from '@openrealms/narrator';
import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { AnswerButton } from './answer-button.tsx';
import { answersTo, isOnTable } from './answers.ts';
import styles from './choice.module.css';

/** What the viewer is asked, beside the table. Things that lie on it are also chosen by tapping them there. */
export function ChoicePanel() {
  const { view, book, names, legal, small } = useTable();
  const say = useWords(tableWords);
  const { choice } = view;
  const title = useRef<HTMLHeadingElement>(null);
  const asked = choice === null ? null : `${choice.kind}:${choice.card}:${choice.remaining}`;
  useEffect(() => {
    // Whoever plays by keyboard is taken to the question; a mouse or a finger stays where it is.
    if (asked !== null && document.activeElement?.matches(':focus-visible, body')) {
      title.current?.focus();
    }
  }, [asked]);
  if (choice === null || legal.length === 0) return null;
  // Said where a Boss of the rules makes a player choose.
  const boss =
    view.challenge === undefined
      ? undefined
      : view.seats.find(({ seat, role }) => role === 'boss' && view.active.includes(seat));
  const all = answersTo(legal);
  // A phone has no room to show things twice.
  const answers = small ? all.filter((answer) => !isOnTable(answer)) : all;
  return (
    <section
      className={styles.panel}
      aria-labelledby="choice-title"
      data-zone="choice"
      data-brief={answers.length === 0 || undefined}
    >
      <h2 id="choice-title" ref={title} tabIndex={-1} className={styles.title}>
        {boss !== undefined && <b>{say.inTurnOf(names[boss.seat])} </b>}
        {choice.card !== null && <b>{say.askedBy(book.name(choice.card))} </b>}
        {choicePrompt(choice, book, names)}
      </h2>{' '}
      {answers.length < all.length && <p className={styles.left}>{say.tapGlowing}</p>}
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map(({ command, key }) => (
            <li key={key}>
              <AnswerButton command={command} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
