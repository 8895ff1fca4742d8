import type { FormatId } from '@openrealms/engine';
import { FormatPicture } from '../../formats/format-picture.tsx';
import { useWords } from '../../i18n/words.ts';
import type { FormatFigureName } from '../figure-name.ts';
import styles from './figure.module.css';
import { figureWords } from './figure-words.ts';
import table from './format-figure.module.css';

interface Table {
  readonly format: FormatId;
  readonly seats: number;
  readonly bases?: boolean;
}

const TABLES: Readonly<Record<FormatFigureName, Table>> = {
  'free-for-all-table': { format: 'free-for-all', seats: 4 },
  'hunter-table': { format: 'hunter', seats: 5, bases: true },
  'first-blood-table': { format: 'hunter-first-blood', seats: 5 },
  'hydra-table': { format: 'hydra', seats: 6 },
  'emperor-table': { format: 'emperor', seats: 6 },
  'raid-table': { format: 'raid', seats: 5 },
};

/** A table of more than two from above: who sits where and attacks whom. */
export function FormatFigure({ name }: { readonly name: FormatFigureName }) {
  const { tables } = useWords(figureWords);
  return (
    <>
      <div className={table.table}>
        <FormatPicture {...TABLES[name]} />
      </div>
      <figcaption className={`${styles.small} ${table.caption}`}>{tables[name]}</figcaption>
    </>
  );
}
