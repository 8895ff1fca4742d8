import { CombatIcon } from '../card/icons.tsx';
import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import type { BoardProps } from './board-props.ts';
import { bossWords } from './boss-words.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { nemesisBeastWords } from './nemesis-beast-words.ts';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** What it has swallowed, and the combat that comes of it. */
export function NemesisBeast({ part }: BoardProps) {
  const { view, book } = useTable();
  const { challenge } = useBoss();
  const say = useWords(nemesisBeastWords);
  const { cards, combatNext } = useWords(bossWords);
  const swallowed = challenge.piles[0].cards;
  const { combat, takes } = challenge.next;
  const card = view.tradeRow[takes[0] ?? -1] ?? null;
  if (part === 'next') return say.next(card === null ? null : book.name(card), combat);
  return (
    <>
      <Facts part={part}>
        <Fact label={say.swallowed} anchor="boss:pile">
          {part === 'strip' ? cards(swallowed.length) : <Cards cards={swallowed} part={part} />}
        </Fact>
        <Fact label={combatNext}>
          <CombatIcon />
          {combat}
        </Fact>
      </Facts>
      {part === 'sheet' && <Page order={say.order} abilities={say.abilities} />}
    </>
  );
}
