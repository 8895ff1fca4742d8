import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { beginMatch } from '../match/matches.ts';
import { characterName, DEFAULT_BOT } from '../opponents/character-names.ts';
import { rankOf } from '../opponents/rank.ts';
import { rankWords } from '../opponents/rank-words.ts';
import { useSettings } from '../settings/settings.ts';
import { homeWords } from './home-words.ts';
import styles from './play-button.module.css';
import { quickGame } from './quick-game.ts';

/** One tap deals a game and opens its table. */
export function PlayButton() {
  const say = useWords(homeWords);
  const { title } = rankOf(DEFAULT_BOT, useWords(rankWords));
  const playerName = useSettings((settings) => settings.playerName);
  const [state, setState] = useState<'ready' | 'dealing' | 'failed'>('ready');

  async function play(): Promise<void> {
    if (state === 'dealing') return;
    setState('dealing');
    const begun = await beginMatch(quickGame(playerName)).catch(() => null);
    if (begun?.ok === true) location.hash = `#/play/${begun.value}`;
    else setState('failed');
  }

  return (
    <>
      <button type="button" className={styles.play} onClick={() => void play()}>
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4.5v15l13-7.5z" />
        </svg>
        <span className={styles.words}>
          <span className={styles.verb}>{say.play}</span>{' '}
          <span className={styles.whom}>
            {state === 'dealing' ? say.dealing : say.playNow(characterName(DEFAULT_BOT), title)}
          </span>
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {say.failed}
        </p>
      )}
    </>
  );
}
