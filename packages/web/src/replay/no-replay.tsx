import { type Problem, type Replay, readReplay } from '@openrealms/engine';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { problemText } from '../games/problem-text.ts';
import { gameText } from '../games/read-game-file.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import styles from './no-replay.module.css';
import { replayWords } from './replay-words.ts';
import { ToldReplay } from './told-replay.tsx';

/** A game of another version can still be read from its file: everything that happened stands in it. */
const TELLABLE: ReadonlySet<string> = new Set(['other-version', 'other-boxes', 'unknown-box']);

/** Says why a game cannot be shown, and where to go from there. */
export function NoReplay({ problem }: { readonly problem: Problem }) {
  const say = useWords(replayWords);
  const language = useLanguage();
  const [told, setTold] = useState<Replay | null>(null);
  const [trouble, setTrouble] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await gameText(file).catch(() => null);
    const read = text?.ok === true ? readReplay(text.value) : text;
    setTold(read?.ok === true ? read.value : null);
    if (read === null) setTrouble(say.unread);
    else setTrouble(read.ok ? '' : problemText(read.problem, language));
  };
  return (
    <PageFrame title={say.title}>
      <div className={styles.problem} role="alert">
        <h2>{say.cannot}</h2>
        <p>{problemText(problem, language)}</p>
      </div>
      {TELLABLE.has(problem.code) && (
        <div className={styles.problem}>
          <p>{say.tellable}</p>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void open(files?.[0])}
          >
            <Button className={buttons.plain}>{say.openFile}</Button>
          </FileTrigger>
          <p role="status">{trouble}</p>
        </div>
      )}
      <p className={styles.ways}>
        {problem.code === 'unknown-box' && (
          <a className={buttons.primary} href="#/campaigns/packs">
            {say.packs}
          </a>
        )}
        <a className={problem.code === 'unknown-box' ? buttons.plain : buttons.primary} href="#/">
          {say.home}
        </a>
        <a className={buttons.plain} href="#/games">
          {say.games}
        </a>
      </p>
      {told !== null && <ToldReplay replay={told} />}
    </PageFrame>
  );
}
