import { CHALLENGES } from '@openrealms/engine';
import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { BossCard } from './boss-card.tsx';
import { ChallengeScreen } from './challenge-screen.tsx';
import { challengeWords } from './challenge-words.ts';
import styles from './challenges-screen.module.css';
import { recordIn } from './record/tally.ts';
import { useResults } from './record/use-results.ts';
import { useChallengeChoice } from './use-challenge-choice.ts';

/** The gallery of the Bosses, or the page of the one that the address names. */
export function ChallengesScreen({ challenge }: { readonly challenge?: string | undefined }) {
  const say = useWords(challengeWords);
  const results = useResults();
  const last = useChallengeChoice(({ chosen, challenge: id }) => (chosen ? id : null));
  const named = CHALLENGES.find(({ id }) => id === challenge);
  if (named !== undefined) {
    return (
      <ChallengeScreen
        key={named.id}
        challenge={named.id}
        record={results && recordIn(named.id, results)}
      />
    );
  }
  return (
    <PageFrame title={say.title}>
      {challenge !== undefined && <p role="status">{say.notFound}</p>}
      <p className={styles.lead}>{say.lead}</p>
      <ul className={styles.bosses}>
        {CHALLENGES.map((table) => (
          <li key={table.id}>
            <BossCard
              table={table}
              record={results && recordIn(table.id, results)}
              last={last === table.id}
            />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
