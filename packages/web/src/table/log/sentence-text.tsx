import type { Sentence } from '@openrealms/narrator';
import { useStory } from '../story-context.ts';
import styles from './log.module.css';

/** A sentence in which every card can be looked at. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  const { inspect } = useStory();
  return sentence.map((part, i) =>
    typeof part === 'string' ? (
      glued(part)
    ) : (
      <button
        type="button"
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its order
        key={i}
        className={styles.mention}
        onClick={() => inspect({ kind: 'card', card: part.card, place: null })}
      >
        {part.text}
      </button>
    ),
  );
}

/** A mark that follows a card must not begin the next line: a word joiner holds it. */
function glued(text: string): string {
  return text.replace(/^(?=[.,;:)])/, '\u2060');
}
