import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import { automatonsWords } from './automatons-words.ts';
import type { BoardProps } from './board-props.ts';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** A count that grows every turn, and how much of it the cards of this turn have used up. */
export function Automatons({ part }: BoardProps) {
  const { book } = useTable();
  const { challenge, own, isActing } = useBoss();
  const say = useWords(automatonsWords);
  const { count } = challenge;
  if (part === 'next') return say.next(count);
  const cost = own.played.reduce((sum, card) => sum + book.card(card).cost, 0);
  return (
    <>
      <Facts part={part}>
        <Fact label={say.count} anchor="boss:count">
          {count}
        </Fact>
        {isActing && <Fact label={say.played}>{say.of(cost, count)}</Fact>}
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
