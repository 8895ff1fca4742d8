import { useId } from 'react';
import { useGameTitle } from '../formats/use-game-title.ts';
import type { MatchId } from '../match/match.ts';
import type { StoredGame } from '../match/stored-game.ts';
import styles from './game-list.module.css';
import { GameRow } from './game-row.tsx';
import { RemovedRow } from './removed-row.tsx';

interface GameListProps {
  readonly title: string;
  readonly games: readonly StoredGame[];
  /** Those of the games that can still be put back. */
  readonly removed: ReadonlySet<MatchId>;
  /** The one that was put back last. */
  readonly returned: MatchId | null;
  readonly onSave: (game: StoredGame) => void;
  readonly onRemove: (game: StoredGame) => void;
  readonly onPutBack: (game: StoredGame) => void;
}

/** Games under one heading; nothing if there are none. */
export function GameList(props: GameListProps) {
  const { title, games, removed, returned, onSave, onRemove, onPutBack } = props;
  const heading = useId();
  const titleOf = useGameTitle();
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {games.map((game) =>
          removed.has(game.id) ? (
            <RemovedRow key={game.id} title={titleOf(game)} onPutBack={() => onPutBack(game)} />
          ) : (
            <GameRow
              key={game.id}
              game={game}
              returned={game.id === returned}
              onSave={() => onSave(game)}
              onRemove={() => onRemove(game)}
            />
          ),
        )}
      </ul>
    </section>
  );
}
