import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { dimensionalHorrorWords } from './dimensional-horror-words.ts';
import { Page } from './page.tsx';
import { Tentacles } from './tentacles.tsx';
import { useBoss } from './use-boss.ts';

/** Four tentacles whose cards can be attacked. */
export function DimensionalHorror({ part }: BoardProps) {
  const { view, book, you, names } = useTable();
  const { challenge } = useBoss();
  const say = useWords(dimensionalHorrorWords);
  const grown = challenge.piles[0].cards.filter((card) => card !== null);
  if (part === 'next') {
    const { combat, takes, target } = challenge.next;
    const card = view.tradeRow[takes[0] ?? -1] ?? null;
    return say.next(
      card === null ? null : book.name(card),
      target === you || target === null ? null : names[target],
      combat,
    );
  }
  return (
    <>
      <Tentacles cards={grown} part={part} />
      {part === 'sheet' && <Page order={say.order} abilities={say.abilities} />}
    </>
  );
}
