import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { bossWords } from './boss-words.ts';
import { Cards } from './cards.tsx';
import { defyTheEmpireWords } from './defy-the-empire-words.ts';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** Two trade decks of its own, and what it draws. */
export function DefyTheEmpire({ part }: BoardProps) {
  const { book } = useTable();
  const { challenge, own, isActing } = useBoss();
  const say = useWords(defyTheEmpireWords);
  const { draws, hand, onto } = useWords(bossWords);
  const [elite, subjects] = challenge.piles.map(({ cards }) => cards);
  if (part === 'next') {
    const tops = [elite[0], subjects[0]].flatMap((card) => card ?? []);
    const offers = tops.map((card) => `${book.name(card)} (${book.card(card).cost})`);
    return say.next(challenge.next.draws, onto(offers));
  }
  return (
    <>
      <Facts part={part}>
        <Fact label={say.elite(elite.length)} anchor="boss:elite">
          <Cards cards={part === 'sheet' ? elite : elite.slice(0, 1)} part={part} />
        </Fact>
        <Fact label={say.subjects(subjects.length)} anchor="boss:subjects">
          <Cards cards={part === 'sheet' ? subjects : subjects.slice(0, 1)} part={part} />
        </Fact>
        {isActing && (own.hand?.length ?? 0) > 0 ? (
          <Fact label={hand}>
            <Cards cards={own.hand ?? []} part={part} />
          </Fact>
        ) : (
          <Fact label={draws}>{challenge.next.draws}</Fact>
        )}
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
