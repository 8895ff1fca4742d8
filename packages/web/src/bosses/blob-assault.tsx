import { useWords } from '../i18n/words.ts';
import { useTable } from '../table/table-context.ts';
import { blobAssaultWords } from './blob-assault-words.ts';
import type { BoardProps } from './board-props.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** More of what comes than this has no room on the table. */
const IN_SIGHT = 3;

/** A deck in a known order, and the base that comes back first. */
export function BlobAssault({ part }: BoardProps) {
  const { book, small } = useTable();
  const { challenge, own } = useBoss();
  const say = useWords(blobAssaultWords);
  const { knownTop, deckCount } = own;
  const { bases, combat, returns } = challenge.next;
  if (part === 'next') {
    const [top] = knownTop;
    return say.next(top === undefined ? null : book.name(top), bases, combat);
  }
  return (
    <>
      <Facts part={part}>
        <Fact label={say.coming}>
          {knownTop.length === 0 && deckCount > 0 ? (
            say.unordered(deckCount)
          ) : (
            <Cards
              cards={part === 'sheet' ? knownTop : knownTop.slice(0, small ? 2 : IN_SIGHT)}
              part={part}
            />
          )}
        </Fact>
        <Fact label={say.returns}>
          <Cards cards={returns} part={part} />
        </Fact>
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
