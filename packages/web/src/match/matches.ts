import type { Replay, Result, SavedGame } from '@openrealms/engine';
import { proxy, type Remote, wrap } from 'comlink';
import type { Beginning } from './beginning.ts';
import { askForLastingStorage } from './lasting-storage.ts';
import type { Match, MatchId, MatchMessage } from './match.ts';
import type { MatchHost } from './match-host.ts';
import type { StoredGame } from './stored-game.ts';

let host: Remote<MatchHost> | undefined;
const keepStorage = askForLastingStorage(() => navigator);
const failureListeners = new Set<(error: Error) => void>();

/** The host of this page's games, in a worker of its own: no bot ever holds up the page. */
function theHost(): Remote<MatchHost> {
  if (host === undefined) {
    const worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
      type: 'module',
      name: 'match-host',
    });
    worker.addEventListener('error', ({ message }) => {
      const error = new Error(message || 'The worker that plays could not be loaded.');
      for (const listener of failureListeners) listener(error);
    });
    host = wrap<MatchHost>(worker);
  }
  return host;
}

/** Tells of a host that could not be loaded or has failed: what it was asked may never be answered. */
export function onHostFailure(listener: (error: Error) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Starts the worker before it is needed. */
export function warmUp(): void {
  theHost();
}

/** Deals a game; open it with `openMatch`. */
export async function beginMatch(beginning: Beginning): Promise<Result<MatchId>> {
  const begun = await theHost().begin(beginning);
  if (begun.ok && beginning.keep) keepStorage();
  return begun;
}

/** Opens a game that was begun or kept in this browser. */
export async function openMatch(id: MatchId): Promise<Result<Match>> {
  const remote = theHost();
  const listeners = new Set<(message: MatchMessage) => void>();
  const early: MatchMessage[] = [];
  const client = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const opened = await remote.open(
    id,
    client,
    proxy((message: MatchMessage) => {
      if (listeners.size === 0) early.push(message);
      for (const listener of listeners) listener(message);
    }),
  );
  if (!opened.ok) return opened;
  const match: Match = {
    info: opened.value,
    subscribe(listener) {
      listeners.add(listener);
      for (const message of early.splice(0)) listener(message);
      return () => listeners.delete(listener);
    },
    submit: (envelope) => remote.submit(id, envelope),
    undo: (seat, steps) => remote.undo(id, seat, steps),
    at: (viewer, move) => remote.at(id, viewer, move),
    history: (viewer) => remote.history(id, viewer),
    signal: (said) => remote.signal(id, said),
    replace: (seat, player) => remote.replace(id, seat, player),
    hurry: () => remote.hurry(id),
    advise: (seat, at) => remote.advise(id, seat, at),
    setPace: (step) => void remote.setPace(id, step),
    async replay() {
      const replay = await remote.replay(id);
      return replay.ok ? replay.value : null;
    },
    async beginning() {
      const beginning = await remote.beginning(id);
      return beginning.ok ? beginning.value : null;
    },
    close: () => void remote.close(id, client),
  };
  return { ok: true, value: match };
}

/** The games kept in this browser, the last changed first. */
export function keptGames(): Promise<readonly StoredGame[]> {
  return theHost().games();
}

/** A game's beginning and moves, to copy or to continue otherwise. */
export function storedGame(id: MatchId): Promise<StoredGame | undefined> {
  return theHost().stored(id);
}

export function removeGame(id: MatchId): Promise<void> {
  return theHost().remove(id);
}

export function restoreGame(game: StoredGame): Promise<void> {
  return theHost().restore(game);
}

/** A game as a file to keep or to give away. */
export function fileOf(id: MatchId): Promise<Result<Replay | SavedGame>> {
  return theHost().file(id);
}

/** Keeps a game that comes from a file; what is wrong with the file, if it is none. */
export function importGame(file: unknown): Promise<Result<MatchId>> {
  return theHost().importFile(file);
}
