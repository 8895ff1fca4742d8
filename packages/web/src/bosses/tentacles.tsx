import type { CardId } from '@openrealms/engine';
import { FactionSymbol } from '../card/faction-symbol.tsx';
import { useWords } from '../i18n/words.ts';
import { CardButton } from '../table/card-button.tsx';
import { tentaclePlace } from '../table/places.ts';
import { useTable } from '../table/table-context.ts';
import { numbered } from '../table/zones/numbered.ts';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';
import { dimensionalHorrorWords } from './dimensional-horror-words.ts';
import { tentaclesOf } from './tentacles-of.ts';

interface TentaclesProps extends BoardProps {
  readonly cards: readonly CardId[];
}

/** The tentacles by colour. A phone has room for their lengths; their cards lie in the panel there. */
export function Tentacles({ cards, part }: TentaclesProps) {
  const { book, small, places } = useTable();
  const say = useWords(dimensionalHorrorWords);
  const tentacles = tentaclesOf(cards, book);
  const longest = Math.max(...tentacles.map(([, own]) => own.length));
  const isShort = small && part === 'strip';
  return (
    <ul className={styles.tentacles} data-part={part} data-short={isShort || undefined}>
      {tentacles.map(([faction, own]) => {
        const name = say.tentacle(say.tentacles[faction], own.length);
        const canBeHit = own.some((card) => places.has(tentaclePlace(card)));
        const label = [
          name,
          own.length === longest && own.length > 0 ? say.longest : '',
          isShort && canBeHit ? say.canBeHit : '',
        ].filter((text) => text !== '');
        return (
          <li
            key={faction}
            className={styles.tentacle}
            data-longest={own.length === longest || undefined}
            data-hit={(isShort && canBeHit) || undefined}
            data-anchor={`boss:${faction}`}
          >
            <p className={styles.length} title={name}>
              <FactionSymbol faction={faction} />
              <b aria-hidden="true">{own.length}</b>
              <span className="visually-hidden">{label.join('. ')}</span>
            </p>
            {!isShort && own.length > 0 && (
              <ul className={styles.arm} aria-label={name}>
                {numbered(own).map(({ card, n }) => (
                  <li key={`${card}:${n}`}>
                    <CardButton
                      card={card}
                      density={part === 'sheet' ? 'mini' : 'chip'}
                      place={tentaclePlace(card)}
                      anchor={`tentacle:${card}:${n}`}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
