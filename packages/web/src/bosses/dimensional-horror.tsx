import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { bossWords } from './boss-words.ts';
import { dimensionalHorrorWords } from './dimensional-horror-words.ts';
import { Page } from './page.tsx';
import { takenNext } from './taken-next.ts';
import { Tentacles } from './tentacles.tsx';
import { longestOf } from './tentacles-of.ts';
import { useBoss } from './use-boss.ts';

/** Four tentacles whose cards can be attacked. */
export function DimensionalHorror({ part }: BoardProps) {
  const { view, book, you, names } = useTable();
  const { challenge } = useBoss();
  const say = useWords(dimensionalHorrorWords);
  const { empty } = useWords(bossWords);
  const grown = challenge.piles[0].cards.filter((card) => card !== null);
  if (part === 'next') {
    const [space] = takenNext(view);
    const card = view.tradeRow[space ?? -1] ?? null;
    const [target] = view.active;
    return say.next(
      card === null ? empty : book.name(card),
      target === you || target === undefined ? null : names[target],
      longestOf(grown, book),
    );
  }
  return (
    <>
      <Tentacles cards={grown} part={part} />
      {part === 'sheet' && <Page order={say.order} abilities={say.abilities} />}
    </>
  );
}
