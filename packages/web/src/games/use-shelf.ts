import type { Problem, Result } from '@openrealms/engine';
import { useState } from 'react';
import { downloadText } from '../app/download.ts';
import { useGameTitle } from '../formats/use-game-title.ts';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { MatchId } from '../match/match.ts';
import { fileOf, removeGame, restoreGame, storedGame } from '../match/matches.ts';
import type { StoredGame } from '../match/stored-game.ts';
import { replayFileName } from '../share/file-name.ts';
import { standingOf } from './game-summary.ts';
import { gamesWords } from './games-words.ts';
import { problemText } from './problem-text.ts';
import { readGameFile } from './read-game-file.ts';
import { useKeptGames } from './use-kept-games.ts';

/** The kept games, what one can do with them, and what is to be said about it. */
export function useShelf() {
  const say = useWords(gamesWords);
  const labels = useWords(labelWords);
  const language = useLanguage();
  const { games, reload } = useKeptGames();
  const [removed, setRemoved] = useState<ReadonlyMap<MatchId, StoredGame>>(new Map());
  const [message, setMessage] = useState('');
  const [returned, setReturned] = useState<MatchId | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const nameOf = useGameTitle();
  const whyOf = (problem: Problem | undefined): string =>
    problem === undefined ? say.notRead : problemText(problem, language);

  function tell(text: string, troubles: readonly string[] = []): void {
    setMessage(text);
    setErrors(troubles);
  }

  async function remove(game: StoredGame): Promise<void> {
    try {
      await removeGame(game.id);
    } catch {
      return tell('', [say.notRemoved(nameOf(game))]);
    }
    setRemoved((before) => new Map(before).set(game.id, game));
    setReturned(null);
    tell(say.removed(nameOf(game)));
  }

  async function putBack(game: StoredGame): Promise<void> {
    try {
      await restoreGame(game);
    } catch {
      return tell('', [say.notPutBack(nameOf(game))]);
    }
    await reload();
    setRemoved((before) => new Map([...before].filter(([id]) => id !== game.id)));
    setReturned(game.id);
    tell(say.putBackDone(nameOf(game)));
  }

  async function save(game: StoredGame): Promise<void> {
    const file = await settled(fileOf(game.id));
    if (file?.ok !== true) return tell('', [say.notSaved(whyOf(file?.problem))]);
    downloadText(
      replayFileName(game.startedAt, playerLabels(game.players, labels)),
      JSON.stringify(file.value),
    );
    tell('');
  }

  async function importFiles(files: readonly File[]): Promise<void> {
    const results = await Promise.all(files.map((file) => settled(readGameFile(file))));
    const troubles = results.flatMap((result, i) =>
      result?.ok === true ? [] : [say.notImported(files[i].name, whyOf(result?.problem))],
    );
    const count = results.length - troubles.length;
    const added = await Promise.all(
      results.map((result) =>
        result?.ok === true ? storedGame(result.value).catch(() => undefined) : undefined,
      ),
    );
    const goesOn = added.some((game) => game !== undefined && standingOf(game) === 'unfinished');
    const done = count === 0 ? '' : say.imported(count);
    tell(goesOn ? `${done} ${say.importedOn}` : done, troubles);
    await reload();
  }

  return { games, removed, returned, message, errors, remove, putBack, save, importFiles };
}

/** Null when the answer never came. */
function settled<T>(result: Promise<Result<T>>): Promise<Result<T> | null> {
  return result.catch(() => null);
}
