import { cardBoxes as boxes } from '@openrealms/content';
import { type Box, type Card, campaignBox } from '@openrealms/engine';
import type { Language } from '../i18n/language.ts';
import { CardFace, type Density } from './card-face.tsx';
import { CardLanguage } from './card-language.ts';
import styles from './card-sheet.module.css';

const CARDS = [...new Set(boxes.flatMap((box) => box.cards)), ...boxes.flatMap(upgradedOf)];

/** Every upgraded card that there can be of a box. */
function upgradedOf(box: Box): readonly Card[] {
  return box.campaign === undefined ? [] : campaignBox(box).cards.filter(({ upgrade }) => upgrade);
}

/** All cards of all boxes side by side, with every sticker they can have, to be looked at and measured. */
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
