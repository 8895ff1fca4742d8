import type { Problem } from '@openrealms/engine';
import { PageFrame } from '../app/page-frame.tsx';
import { problemText } from '../games/problem-text.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { playWords } from './play-words.ts';

/** A game that cannot be opened: why, and where to go instead. */
export function NotFound({ problem }: { readonly problem: Problem }) {
  const say = useWords(playWords);
  const language = useLanguage();
  return (
    <PageFrame title={say.notFound}>
      <p>{problemText(problem, language)}</p>
      {problem.code === 'unknown-box' && (
        <p>
          <a href="#/campaigns/packs">{say.toPacks}</a>
        </p>
      )}
      <p>
        <a href="#/games">{say.toGames}</a>
      </p>
    </PageFrame>
  );
}
