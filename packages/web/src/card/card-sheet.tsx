import { boxes } from '@openrealms/content';
import type { Language } from '../i18n/language.ts';
import { CardFace, type Density } from './card-face.tsx';
import { CardLanguage } from './card-language.ts';
import styles from './card-sheet.module.css';

const CARDS = [...new Set(boxes.flatMap((box) => box.cards))];

/** All cards of all boxes side by side, to be looked at and measured. */
export function CardSheet(props: {
  readonly density: Density;
  readonly language?: Language | undefined;
}) {
  return (
    <CardLanguage value={props.language}>
      <div className={styles.sheet}>
        {CARDS.map((card) => (
          <div key={card.id} data-card={card.id}>
            <CardFace card={card} density={props.density} />
          </div>
        ))}
      </div>
    </CardLanguage>
  );
}
