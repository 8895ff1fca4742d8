import { CardFace } from '../card/card-face.tsx';
import { CardText } from '../card/card-text.tsx';
import { useWords } from '../i18n/words.ts';
import { isOwnKey, keyOf } from '../match/box-key.ts';
import { entryOf } from '../rules/book.ts';
import { ruleHref } from '../rules/outline.ts';
import { rulesOfCard } from '../rules/rules-of-card.ts';
import styles from './card-details.module.css';
import type { GalleryCard } from './collection.ts';
import { galleryWords } from './gallery-words.ts';

/** A card up close: its picture, its words, its other name, its copies and the rules it uses. */
export function CardDetails({ card, copies }: GalleryCard) {
  const words = useWords(galleryWords);
  const english = words.language === 'en';
  const isOurs = copies.every(({ box }) => !isOwnKey(keyOf(box)));
  return (
    <div className={styles.details}>
      <div className={styles.face}>
        <CardFace card={card} density="full" />
      </div>
      <div className={styles.words}>
        <CardText card={card} />
        <dl className={styles.facts}>
          <div>
            <dt>{words.otherName}</dt>
            <dd lang={english ? 'fr' : 'en'}>{english ? card.nameFr : card.name}</dd>
          </div>
          {copies.map((each) => (
            <div key={each.box.id}>
              <dt>{words.boxes[each.box.id] ?? each.box.name}</dt>
              <dd>{words.copiesOf(each)}</dd>
            </div>
          ))}
        </dl>
        {isOurs && copies.every(({ box }) => box.namesFr === 'ours' && !box.original) && (
          <p className={styles.note}>{words.ourName}</p>
        )}
        {isOurs && copies.every(({ box }) => box.original === true) && (
          <p className={styles.note}>{words.ourDesign}</p>
        )}
        <h3 className={styles.rulesTitle}>{words.rules}</h3>
        <ul className={styles.rules}>
          {rulesOfCard(card).map((id) => (
            <li key={id}>
              <a href={ruleHref(id)}>{entryOf(id)?.clause[words.language].title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
