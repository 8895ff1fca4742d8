import { Button, FileTrigger } from 'react-aria-components';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import field from '../form/field.module.css';
import { useWords } from '../i18n/words.ts';
import type { StoredGame } from '../match/stored-game.ts';
import { GameList } from './game-list.tsx';
import { standingOf } from './game-summary.ts';
import styles from './games-screen.module.css';
import { gamesWords } from './games-words.ts';
import { NoGames } from './no-games.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useShelf } from './use-shelf.ts';

export function GamesScreen() {
  const say = useWords(gamesWords);
  const shelf = useShelf();
  const hovering = useFileDrop((files) => void shelf.importFiles(files));
  const { games, removed, message, errors } = shelf;
  const all = [...(games ?? []).filter(({ id }) => !removed.has(id)), ...removed.values()].sort(
    (a, b) => b.changedAt - a.changedAt,
  );

  return (
    <PageFrame title={say.title}>
      <div className={styles.shelf}>
        <div className={styles.import}>
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void shelf.importFiles([...(files ?? [])])}
          >
            <Button className={buttons.plain}>{say.import}</Button>
          </FileTrigger>
          <p className={field.hint}>{say.importHint}</p>
        </div>
        <p role="status" className={styles.message}>
          {message}
        </p>
        <div role="alert" className={styles.errors}>
          {errors.map((error) => (
            <p key={error} className={field.error}>
              {error}
            </p>
          ))}
        </div>
        {games === null && <p className={field.hint}>{say.loading}</p>}
        {games === undefined && <p className={field.error}>{say.noStorage}</p>}
        {games !== null && all.length === 0 && <NoGames />}
        {list(say.unfinished, (game) => standingOf(game) === 'unfinished')}
        {list(say.finished, (game) => standingOf(game) !== 'unfinished')}
      </div>
      {hovering && (
        <div className={styles.drop} aria-hidden="true">
          {say.drop}
        </div>
      )}
    </PageFrame>
  );

  function list(title: string, belongs: (game: StoredGame) => boolean) {
    return (
      <GameList
        title={title}
        games={all.filter(belongs)}
        removed={new Set(removed.keys())}
        returned={shelf.returned}
        onSave={(game) => void shelf.save(game)}
        onRemove={(game) => void shelf.remove(game)}
        onPutBack={(game) => void shelf.putBack(game)}
      />
    );
  }
}
