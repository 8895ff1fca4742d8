import type { Problem } from '@openrealms/engine';
import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { playWords } from './play-words.ts';

/** A game that cannot be opened: why, and where to go instead. */
export function NotFound({ problem }: { readonly problem: Problem }) {
  const say = useWords(playWords);
  return (
    <PageFrame title={say.notFound}>
      <p>{say.problems[problem.code as keyof typeof say.problems] ?? problem.why}</p>
      <p>
        <a href="#/games">{say.toGames}</a>
      </p>
    </PageFrame>
  );
}
