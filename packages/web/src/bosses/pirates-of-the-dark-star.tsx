import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { piratesOfTheDarkStarWords } from './pirates-of-the-dark-star-words.ts';
import { takenNext } from './taken-next.ts';
import { useBoss } from './use-boss.ts';

/** Which cards leave the row, and what the dearest of it would cost a player. */
export function PiratesOfTheDarkStar({ part }: BoardProps) {
  const { view, book } = useTable();
  const { players } = useBoss();
  const say = useWords(piratesOfTheDarkStarWords);
  const leaving = takenNext(view).flatMap((space) => view.tradeRow[space] ?? []);
  if (part === 'next') return say.next(leaving.map(book.name));
  const costs = view.tradeRow.map((card) => (card === null ? 0 : book.card(card).cost));
  return (
    <>
      <Facts part={part}>
        <Fact label={say.leaves}>
          <Cards cards={leaving} part={part} />
        </Fact>
        <Fact label={say.dearest}>{Math.max(...costs)}</Fact>
        {part === 'sheet' && <Fact label={say.raids}>{players.length}</Fact>}
      </Facts>
      {part === 'sheet' && <Page order={say.order} abilities={say.abilities} />}
    </>
  );
}
