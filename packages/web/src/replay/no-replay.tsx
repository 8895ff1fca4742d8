import type { Problem } from '@openrealms/engine';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { linkWords, problemText } from '../share/link-words.ts';
import styles from './no-replay.module.css';
import { replayWords } from './replay-words.ts';

/** Says why a game cannot be shown, and where to go from there. */
export function NoReplay({ problem }: { readonly problem: Problem }) {
  const say = useWords(replayWords);
  const why = problemText(problem, useWords(linkWords));
  return (
    <PageFrame title={say.title}>
      <div className={styles.problem} role="alert">
        <h2>{say.cannot}</h2>
        <p>{why}</p>
      </div>
      <p className={styles.ways}>
        <a className={buttons.primary} href="#/">
          {say.home}
        </a>
        <a className={buttons.plain} href="#/games">
          {say.games}
        </a>
      </p>
    </PageFrame>
  );
}
