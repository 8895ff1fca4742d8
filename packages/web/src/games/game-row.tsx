import buttons from '../form/buttons.module.css';
import { formatOf, scoresOf } from '../formats/game-title.ts';
import { useGameTitle } from '../formats/use-game-title.ts';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { StoredGame } from '../match/stored-game.ts';
import styles from './game-row.module.css';
import { ownVictory, standingOf } from './game-summary.ts';
import { gamesWords } from './games-words.ts';

interface GameRowProps {
  readonly game: StoredGame;
  /** It has just been put back: the focus goes to it, as the button that did so has gone. */
  readonly returned: boolean;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** One kept game: who, when, how it stands, and what can be done with it. */
export function GameRow({ game, returned, onSave, onRemove }: GameRowProps) {
  const say = useWords(gamesWords);
  const language = useLanguage();
  const names = playerLabels(game.players, useWords(labelWords));
  const { id, changedAt, outcome } = game;
  const title = useGameTitle()(game);
  const scores = scoresOf(formatOf(game.start), outcome.authority);
  const standing = standingOf(game);
  const date = new Date(changedAt);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.who}>{title}</h3>
        <p className={styles.facts}>
          {standing === 'finished' && (
            <span className={ownVictory(game) ? styles.victory : styles.result}>
              {ownVictory(game) ? say.youWon : say.won(outcome.winners.map((seat) => names[seat]))}
            </span>
          )}
          <span>{say.turn(outcome.turn)}</span>
          <time dateTime={date.toISOString()}>{when.format(date)}</time>
        </p>
        {standing === 'old-rules' && <p className={styles.facts}>{say.oldRules}</p>}
      </div>
      <p className={styles.score} data-many={scores.length > 2 || undefined}>
        <span className={styles.unit}>{say.authority}</span>{' '}
        <span aria-hidden="true">{say.score(scores)}</span>
        <span className="visually-hidden">{say.scoreSpoken(scores)}</span>
      </p>
      <div className={styles.actions}>
        {standing !== 'old-rules' && (
          <>
            <a
              className={standing === 'unfinished' ? buttons.primary : buttons.plain}
              href={standing === 'unfinished' ? `#/play/${id}` : `#/replay/${id}`}
              aria-label={say.ofGame(standing === 'unfinished' ? say.continue : say.replay, title)}
            >
              {standing === 'unfinished' ? say.continue : say.replay}
            </a>
            <button
              type="button"
              className={buttons.quiet}
              onClick={onSave}
              aria-label={say.ofGame(say.save, title)}
            >
              {say.save}
            </button>
          </>
        )}
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: See `returned`.
          autoFocus={returned}
          className={buttons.quiet}
          onClick={onRemove}
          aria-label={say.ofGame(say.remove, title)}
        >
          {say.remove}
        </button>
      </div>
    </li>
  );
}
