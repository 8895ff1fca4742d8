import type { CardId, Command } from '@openrealms/engine';
import { commandLabel } from '@openrealms/narrator';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { CardChip } from '../card/card-chip.tsx';
import { CardFace, type Density } from '../card/card-face.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './card-button.module.css';
import { isUpgrade, type Place } from './places.ts';
import { useTable } from './table-context.ts';
import { tableWords } from './table-words.ts';
import { useInspecting } from './use-inspecting.ts';

const Face = memo(CardFace);
const Chip = memo(CardChip);

interface CardButtonProps {
  readonly card: CardId;
  readonly as?: CardId | undefined;
  readonly density: Density | 'chip';
  readonly place: Place;
  readonly anchor: string;
  /** Said after the name: what is special about this one. */
  readonly remark?: string | undefined;
  /** Its ability is used up for this turn. */
  readonly spent?: boolean;
  /** What is left of its defense, where it has taken damage. */
  readonly defense?: number | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A card on the table: glows when something can be done with it, one tap does it, a long one shows it. */
export function CardButton(props: CardButtonProps) {
  const { card, as, density, place, anchor, remark, spent = false, style, children } = props;
  const { defense } = props;
  const { book, places, asked, hintedPlace, names, view, tap } = useTable();
  const say = useWords(tableWords);
  const { handlers, looked } = useInspecting({
    kind: 'card',
    card,
    place,
    ...(as !== undefined && { as }),
  });
  const acts = places.get(place) ?? [];
  // Which sticker is asked about after the tap.
  const does = [
    ...new Set(
      acts
        .filter((act) => !isUpgrade(act))
        .map((command) => commandLabel(command, { names, view }, book)),
    ),
    ...(acts.some(isUpgrade) ? [say.upgradable] : []),
  ];
  const isHinted = hintedPlace === place;
  const shown = book.card(as ?? card);
  const face = defense === undefined ? book.card(card) : { ...book.card(card), defense };
  const classes = [
    styles.card,
    acts.length > 0 && glow(acts),
    asked === place && styles.asked,
    spent && styles.spent,
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={style}
      data-anchor={anchor}
      data-place={place}
      data-legal={acts.length > 0 || undefined}
      data-hinted={isHinted || undefined}
      aria-label={[book.name(card), remark, ...does, isHinted && say.hinted]
        .filter(Boolean)
        .join('. ')}
      aria-description={[book.text(shown.id).typeLine, book.brief(shown.id)].join('. ')}
      {...handlers}
      onClick={() => {
        if (!looked()) tap(place, card);
      }}
    >
      {density === 'chip' ? (
        <Chip card={face} />
      ) : (
        <Face card={face} density={density} as={as === undefined ? undefined : book.card(as)} />
      )}
      {children}
    </button>
  );
}

/** Danger where somebody is attacked; quiet where the card could only be scrapped for its effect. */
function glow(acts: readonly Command[]): string | undefined {
  if (acts.some(({ type }) => type === 'attack-base' || type === 'attack-tentacle')) {
    return styles.target;
  }
  if (acts.some(({ type }) => type === 'damage-base')) return styles.hurt;
  const scrapOnly = acts.every((act) => act.type === 'use' && act.ability === 'scrap');
  return scrapOnly ? styles.quiet : styles.legal;
}
