import type { Replay } from '@openrealms/engine';
import { useMemo } from 'react';
import { cardAddress } from '../gallery/card-address.ts';
import { useWords } from '../i18n/words.ts';
import { useBook } from '../table/use-book.ts';
import { replayWords } from './replay-words.ts';
import { toldGame } from './told-game.ts';
import styles from './told-replay.module.css';

/** The words of a game that these rules cannot play again. */
export function ToldReplay({ replay }: { readonly replay: Replay }) {
  const say = useWords(replayWords);
  const book = useBook();
  const told = useMemo(() => toldGame(replay, book), [replay, book]);
  return (
    <section className={styles.told} aria-label={say.told}>
      <h2>{say.told}</h2>
      <ol>
        {told.map((sentences, move) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the moves of a game do not change places
          <li key={move} value={move}>
            {sentences.map((sentence, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the sentences of a move
              <p key={i}>
                {sentence.map((part, j) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a sentence
                    <a key={j} href={cardAddress(book.card(part.card))}>
                      {part.text}
                    </a>
                  ),
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
