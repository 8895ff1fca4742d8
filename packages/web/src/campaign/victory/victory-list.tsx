import { type OpenVictoryCard, SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import { VictoryCardFace } from './victory-card-face.tsx';
import styles from './victory-list.module.css';

/** Victory cards that anybody can still earn, and how far both sides are. */
export function VictoryList({ open }: { readonly open: readonly OpenVictoryCard[] }) {
  const { sides } = useWords(sideWords);
  return (
    <ul className={styles.list}>
      {open.map(({ card, progress }) => (
        <li key={card.id}>
          <VictoryCardFace card={card}>
            {progress !== null && (
              <span className={styles.progress}>
                {SIDES.map((side) => (
                  <span key={side} title={sides[side]}>
                    <FactionSymbol faction={side} />
                    <span className="visually-hidden">{sides[side]}</span> {progress[side]}
                  </span>
                ))}
              </span>
            )}
          </VictoryCardFace>
        </li>
      ))}
    </ul>
  );
}
