import { useWords } from '../i18n/words.ts';
import { automatonsWords } from './automatons-words.ts';
import type { BoardProps } from './board-props.ts';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** A count that grows every turn, and how much of it the cards of this turn have used up. */
export function Automatons({ part }: BoardProps) {
  const { challenge, isActing } = useBoss();
  const say = useWords(automatonsWords);
  const { count, next } = challenge;
  if (part === 'next') return say.next(count);
  return (
    <>
      <Facts part={part}>
        <Fact label={say.count} anchor="boss:count">
          {count}
        </Fact>
        {isActing && <Fact label={say.played}>{say.of(next.playedCost, count)}</Fact>}
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
