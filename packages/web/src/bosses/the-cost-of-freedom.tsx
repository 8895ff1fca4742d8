import { useWords } from '../i18n/words.ts';
import type { BoardProps } from './board-props.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { Page } from './page.tsx';
import { theCostOfFreedomWords } from './the-cost-of-freedom-words.ts';
import { useBoss } from './use-boss.ts';

/** The ledger that strikes, and the Acquisition Deck that runs out. */
export function TheCostOfFreedom({ part }: BoardProps) {
  const { challenge } = useBoss();
  const say = useWords(theCostOfFreedomWords);
  const [acquisitions, ledger] = challenge.piles.map(({ cards }) => cards);
  if (part === 'next') {
    const { combat, draws, purchases } = challenge.next;
    return say.next(draws, combat, purchases, acquisitions.length);
  }
  return (
    <>
      <Facts part={part}>
        <Fact label={part === 'sheet' ? say.ledger : say.ledgerShort} anchor="boss:ledger">
          {part === 'sheet' ? <Cards cards={ledger} part={part} /> : ledger.length}
        </Fact>
        <Fact label={say.acquisitions} anchor="boss:acquisition-deck">
          {acquisitions.length}
        </Fact>
        {part === 'sheet' && (
          <Fact label={say.bottom}>
            <Cards cards={acquisitions.slice(-1)} part={part} />
          </Fact>
        )}
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
