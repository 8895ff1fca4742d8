import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { piratesOfTheDarkStarWords } from './pirates-of-the-dark-star-words.ts';
import { useBoss } from './use-boss.ts';

/** Which cards leave the row, and what the dearest that stays would cost a player. */
export function PiratesOfTheDarkStar({ part }: BoardProps) {
  const { view, book } = useTable();
  const { highestCost, raids, takes } = useBoss().challenge.next;
  const say = useWords(piratesOfTheDarkStarWords);
  const leaving = takes.flatMap((space) => view.tradeRow[space] ?? []);
  if (part === 'next') return say.next(leaving.map(book.name));
  return (
    <>
      <Facts part={part}>
        {leaving.length > 0 && (
          <Fact label={say.leaves}>
            <Cards cards={leaving} part={part} />
          </Fact>
        )}
        <Fact label={leaving.length > 0 ? say.dearestLeft : say.dearest}>{highestCost}</Fact>
        {part === 'sheet' && <Fact label={say.raids}>{raids}</Fact>}
      </Facts>
      {part === 'sheet' && <Page order={say.order} abilities={say.abilities} />}
    </>
  );
}
