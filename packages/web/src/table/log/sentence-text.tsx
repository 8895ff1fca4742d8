import type { Sentence } from '@openrealms/narrator';
import { useStory } from '../story-context.ts';
import { marksAfter, marksBefore, withoutMarks } from './beside-card.ts';
import styles from './log.module.css';

/** A sentence in which every card can be looked at. A mark beside a card stays on its line. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  const { inspect } = useStory();
  const isCard = (i: number): boolean => typeof (sentence[i] ?? '') !== 'string';
  return sentence.map((part, i) =>
    typeof part === 'string' ? (
      withoutMarks(part, isCard(i - 1), isCard(i + 1))
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its order
      <span key={i} className={styles.held}>
        {marksBefore(sentence[i - 1])}
        <button
          type="button"
          className={styles.mention}
          onClick={() => inspect({ kind: 'card', card: part.card, place: null })}
        >
          {part.text}
        </button>
        {marksAfter(sentence[i + 1])}
      </span>
    ),
  );
}
