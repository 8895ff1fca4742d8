import type { CardType, Sheet } from '@openrealms/engine';
import { CostCoin } from '../../card/cost-coin.tsx';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import styles from './sheet-card.module.css';
import { sheetWords } from './sheet-words.ts';
import { StickerFace } from './sticker-face.tsx';

interface SheetCardProps {
  readonly sheet: Sheet;
  /** By row, on what type of card its sticker was used; null if neither was. */
  readonly used: readonly (CardType | null)[];
}

/** A sticker sheet with its five costs; stickers that are gone stay to be seen, crossed out. */
export function SheetCard({ sheet, used }: SheetCardProps) {
  const say = useWords(sheetWords);
  const { sides } = useWords(sideWords);
  const { side, number, rows } = sheet;
  const count = used.filter((type) => type !== null).length;
  return (
    <table className={styles.sheet} data-side={side}>
      <caption className={styles.caption}>
        <span className={styles.title} aria-hidden="true">
          {say.sheet(number)}
        </span>
        <span className="visually-hidden">{say.sheetOf(number, sides[side])}, </span>
        <span className={styles.count}>{say.usedOf(count, rows.length)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.ship}</th>
          <th scope="col">{say.cost}</th>
          <th scope="col">{say.base}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.cost}>
            {cell('ship', row.ship, used[i])}
            <th scope="row" className={styles.cost} aria-label={`${row.cost}`}>
              <CostCoin cost={row.cost} />
            </th>
            {cell('base', row.base, used[i])}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function cell(type: CardType, sticker: Sheet['rows'][number]['ship'], on: CardType | null) {
    const state = on === null ? 'free' : on === type ? 'used' : 'gone';
    return (
      <td className={styles.cell} data-state={state}>
        <StickerFace sticker={sticker} side={side} />
        {state !== 'free' && <span className="visually-hidden">, {say[state]}</span>}
        {state === 'used' && (
          <svg
            className={styles.cross}
            viewBox="0 0 100 40"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M4 36 96 4" />
          </svg>
        )}
      </td>
    );
  }
}
