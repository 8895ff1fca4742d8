import { useWords } from '../i18n/words.ts';
import type { BoardProps } from './board-props.ts';
import { bossWords } from './boss-words.ts';
import { Cards } from './cards.tsx';
import { Fact } from './fact.tsx';
import { Facts } from './facts.tsx';
import { madnessOfTheMachineWords } from './madness-of-the-machine-words.ts';
import { Page } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** How much it draws, what it holds in its turn, and what it has scrapped. */
export function MadnessOfTheMachine({ part }: BoardProps) {
  const { challenge, own, isActing } = useBoss();
  const say = useWords(madnessOfTheMachineWords);
  const { draws, hand } = useWords(bossWords);
  if (part === 'next') return say.next(challenge.next.draws);
  return (
    <>
      <Facts part={part}>
        {isActing ? (
          <Fact label={hand}>
            <Cards cards={own.hand ?? []} part={part} />
          </Fact>
        ) : (
          <Fact label={draws}>{challenge.next.draws}</Fact>
        )}
        {isActing && (
          <Fact label={say.scrapped} anchor="boss:count">
            {own.scrapped}
          </Fact>
        )}
      </Facts>
      {part === 'sheet' && <Page order={say.order} />}
    </>
  );
}
