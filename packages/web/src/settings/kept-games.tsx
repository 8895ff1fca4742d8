import { useCallback, useEffect, useState } from 'react';
import buttons from '../form/buttons.module.css';
import field from '../form/field.module.css';
import { Panel } from '../form/panel.tsx';
import { useWords } from '../i18n/words.ts';
import { keptGames, removeGame } from '../match/matches.ts';
import type { StoredGame } from '../match/stored-game.ts';
import { DeleteGamesDialog } from './delete-games-dialog.tsx';
import styles from './kept-games.module.css';

import { settingsWords } from './settings-words.ts';

/** How many games this browser keeps, and the way to be rid of them. */
export function KeptGames() {
  const say = useWords(settingsWords);
  const [games, setGames] = useState<readonly StoredGame[] | 'unknown' | 'none-kept'>('unknown');
  const [deletion, setDeletion] = useState<'done' | 'failed' | null>(null);

  const look = useCallback(() => keptGames().then(setGames, () => setGames('none-kept')), []);
  useEffect(() => void look(), [look]);

  async function deleteAll(): Promise<void> {
    try {
      const all = await keptGames();
      await Promise.all(all.map(({ id }) => removeGame(id)));
      setDeletion('done');
    } catch {
      setDeletion('failed');
    }
    // Some may be gone also where not all are.
    await look();
  }

  return (
    <Panel title={say.storage}>
      <div className={field.field}>
        <p className={field.hint}>{say.storageHint}</p>
        <p className={styles.count} role="status">
          {games === 'none-kept' && say.notKept}
          {typeof games === 'object' &&
            (deletion === 'done' ? say.deleted : say.kept(games.length))}
        </p>
        {deletion === 'failed' && (
          <p role="alert" className={field.error}>
            {say.notDeleted}
          </p>
        )}
      </div>
      {typeof games === 'object' && games.length > 0 && (
        <div className={styles.actions}>
          <a href="#/games" className={buttons.plain}>
            {say.seeGames}
          </a>
          <DeleteGamesDialog count={games.length} onConfirm={() => void deleteAll()} />
        </div>
      )}
    </Panel>
  );
}
