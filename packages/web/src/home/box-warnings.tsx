import { boxes as allBoxes } from '@openrealms/content';
import { type SetupWarning, setupWarnings } from '@openrealms/engine';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { boxesNamed } from '../match/boxes-named.ts';
import { copiesOf } from './box-copies.ts';
import styles from './box-warnings.module.css';
import { newGameWords } from './new-game-words.ts';

interface BoxWarningsProps {
  readonly boxes: readonly string[];
  /** How many play. */
  readonly seats: number;
  readonly onChange: (boxes: readonly string[]) => void;
}

/** What the rulebooks warn of in a game with these boxes, and what helps. */
export function BoxWarnings({ boxes, seats, onChange }: BoxWarningsProps) {
  const say = useWords(newGameWords);
  const found = boxesNamed(boxes);
  const warnings = found === null ? [] : setupWarnings({ boxes: found, seats });
  const single = allBoxes.find(({ id }) => copiesOf(id, boxes) === 1);
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map((warning) => (
        <div key={warning.code} className={styles.warning}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3.5 22 20.5H2Z M12 10v5 M12 17.4v.4" />
          </svg>
          <p className={styles.words}>{textOf(warning)}</p>
          {warning.code === 'small-trade-deck' && single !== undefined && (
            <button
              type="button"
              className={buttons.plain}
              onClick={() => onChange(boxes.flatMap((id) => (id === single.id ? [id, id] : [id])))}
            >
              {say.addCopy(say.boxNames[single.id] ?? single.name)}
            </button>
          )}
        </div>
      ))}
    </div>
  );

  function textOf(warning: SetupWarning): string {
    switch (warning.code) {
      case 'small-trade-deck':
        return say.fewCards(warning.cards, seats);
      case 'uneven-factions':
        return say.unevenFactions;
    }
  }
}
