import { Fragment } from 'react';
import { DiscardIcon, DrawIcon, PrimaryIcon, ToIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './figure.module.css';
import { figureWords } from './figure-words.ts';

const ICONS = [PrimaryIcon, DiscardIcon, DrawIcon];

/** The three phases of a turn, one after the other. */
export function PhasesFigure() {
  const { phases, phaseNotes } = useWords(figureWords);
  return (
    <div className={styles.row}>
      {ICONS.map((Icon, i) => (
        <Fragment key={phases[i]}>
          {i > 0 && <ToIcon className={styles.arrow} />}
          <span className={styles.tile}>
            <span className={styles.big}>
              <Icon />
            </span>
            {phases[i]}
            <span className={styles.small}>{phaseNotes[i]}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}
