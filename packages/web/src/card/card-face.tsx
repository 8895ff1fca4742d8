import { type Card, describe } from '@openrealms/engine';
import type { CSSProperties } from 'react';
import { CardArt } from '../art/card-art.tsx';
import { CardAbilities } from './card-abilities.tsx';
import styles from './card-face.module.css';
import { useCardLanguage } from './card-language.ts';
import { CardName } from './card-name.tsx';
import { CostCoin } from './cost-coin.tsx';
import { isCrowded } from './crowding.ts';
import { DefenseShield } from './defense-shield.tsx';
import { Essence } from './essence.tsx';
import { type Allegiance, allegiancesOf, colourOf } from './faction-mark.ts';
import { FactionSymbol } from './faction-symbol.tsx';
import { FrameEdge } from './frame-edge.tsx';
import { CopyShipIcon } from './icons.tsx';
import { shortName } from './name-fit.ts';

export type Density = 'full' | 'compact' | 'mini';

/** How wide a word may be on the smallest card, in em. */
const MINI_EMS = 4.9;

/**
 * A card as a picture: whoever shows it gives it its accessible name. As wide as `--card-width`.
 * `as` is the card that it copies at the moment.
 */
export function CardFace(props: {
  readonly card: Card;
  readonly density: Density;
  readonly as?: Card | undefined;
}) {
  const { card, density, as } = props;
  const language = useCardLanguage();
  const allegiances = allegiancesOf([...new Set([...card.factions, ...(as?.factions ?? [])])]);
  const name = describe(card, language).name;
  const acts = as ?? card;
  const mini = density === 'mini';
  const crowded = isCrowded(acts);

  return (
    <div
      className={`${styles.card} ${styles[density]}`}
      style={frameColours(allegiances)}
      aria-hidden="true"
    >
      <div className={styles.art}>
        <CardArt card={card} />
      </div>
      <div className={styles.symbols}>
        {allegiances.map((allegiance) => (
          <FactionSymbol
            key={allegiance}
            faction={allegiance}
            className={allegiance === card.upgrade?.side ? styles.sticker : undefined}
          />
        ))}
      </div>
      {card.cost > 0 && <CostCoin cost={card.cost} />}
      <div className={styles.foot}>
        {as !== undefined && (
          <span className={styles.copy} data-fit="copy">
            <CopyShipIcon />
            {copiedName(describe(as, language).name, mini)}
          </span>
        )}
        <FrameEdge allegiances={allegiances} />
        <div className={styles.plate}>
          <CardName name={mini ? shortName(name, MINI_EMS) : name} />
          <div className={card.type === 'base' ? styles.shielded : styles.body}>
            <div className={crowded ? `${styles.rows} ${styles.crowded}` : styles.rows}>
              {mini ? (
                <Essence card={acts} />
              ) : (
                <CardAbilities card={acts} wordy={density === 'full'} tight={crowded} />
              )}
            </div>
            {card.type === 'base' && (
              <DefenseShield defense={card.defense} outpost={card.outpost} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The smallest cards have room for one word of it. */
function copiedName(name: string, mini: boolean): string {
  if (!mini) return name;
  const [first] = shortName(name, MINI_EMS).split(' ');
  return shortName(first ?? name, 3.2);
}

function frameColours(allegiances: readonly Allegiance[]): CSSProperties {
  return {
    '--frame': colourOf(allegiances[0]!),
    '--frame-end': colourOf(allegiances.at(-1)!),
  } as CSSProperties;
}
