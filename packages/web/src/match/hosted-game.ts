import {
  advance,
  type Command,
  type Envelope,
  type GameEvent,
  type GameRecord,
  type Random,
  type Refusal,
  type Replay,
  randomFrom,
  type SavedGame,
  type Seat,
  saveGame,
  toReplay,
  type UndoReach,
  undo,
  undoReach,
  type Viewer,
} from '@openrealms/engine';
import { botsMove } from './bots-move.ts';
import type { GameStore } from './game-store.ts';
import { happeningsOf } from './happenings.ts';
import type { MatchInfo, MatchMessage, Moment, Start } from './match.ts';
import { matchInfoOf } from './match-info.ts';
import { momentOf } from './moment.ts';
import { outcomeOf, recordOf, type StoredGame } from './stored-game.ts';

/** How long the computer players in another tab may be silent before those here play on, in milliseconds. */
const SILENCE = 3000;

/** One game with its bots, as the host keeps it: the only place that knows hidden cards. */
export class HostedGame {
  readonly info: MatchInfo;
  private stored: StoredGame;
  private record: GameRecord;
  private readonly store: GameStore;
  private readonly randoms: readonly Random[];
  private readonly listeners = new Map<string, (message: MatchMessage) => void>();
  private thinking = false;
  /** Saves follow one another, so that each knows the revision before it. */
  private saving: Promise<void> = Promise.resolve();
  /** What the store has. */
  private saved: GameRecord;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(stored: StoredGame, record: GameRecord, store: GameStore) {
    this.stored = stored;
    this.record = record;
    this.saved = record;
    this.store = store;
    this.info = matchInfoOf(stored, record);
    const { id, players } = this.info;
    this.randoms = players.map((_, seat) => randomFrom(`${id}:${stored.moves.length}:${seat}`));
  }

  listen(client: string, listener: (message: MatchMessage) => void): void {
    this.listeners.set(client, listener);
    listener(this.opened());
    void this.letBotsPlay();
  }

  /** Bots wait while nobody listens. */
  forget(client: string): void {
    this.listeners.delete(client);
  }

  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  /** Whether the store has all of it, so that it can be read again from there. */
  async isStored(): Promise<boolean> {
    await this.saving;
    const stored = await this.store.get(this.info.id).catch(() => undefined);
    return this.record === this.saved && stored !== undefined;
  }

  async submit(envelope: Envelope): Promise<Refusal | null> {
    const result = advance(this.record, envelope);
    if (!result.ok) return result.refusal;
    await this.accept(result.record, result.events, envelope.seat, envelope.command);
    void this.letBotsPlay();
    return null;
  }

  async undo(seat: Seat, steps: number): Promise<UndoReach | null> {
    const result = undo(this.record, seat, steps);
    if (!result.ok) return result.reach;
    this.record = result.record;
    this.tell({ kind: 'undone', ...this.now([]), by: null, command: null });
    await this.save();
    // Another tab may have gone on to a bot's turn.
    void this.letBotsPlay();
    return null;
  }

  /** Another tab has stored this game: shows what was made of it. The computer players of that tab play on. */
  storedElsewhere(): Promise<void> {
    // What cannot be read is told when there is something to save.
    this.saving = this.saving.then(() => this.catchUp()).catch(() => undefined);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => void this.letBotsPlay(), SILENCE);
    return this.saving;
  }

  at(viewer: Viewer, move: number): Moment {
    const { moves, opening } = this.record;
    const at = Math.max(0, Math.min(move, moves.length));
    const state = at === moves.length ? this.record.state : moves[at].before;
    return momentOf(viewer, state, at === 0 ? opening : moves[at - 1].events, null);
  }

  get beginning(): Start {
    return this.stored.start;
  }

  async replay(): Promise<Replay> {
    return toReplay(
      this.record,
      this.info.players.map(({ name }) => name),
    );
  }

  /** Its replay, or where it stands if it was begun from a position. */
  async file(): Promise<Replay | SavedGame> {
    return this.info.fromPosition ? saveGame(this.record.state) : this.replay();
  }

  /** Bots answer one command after the other, and between two of them the host can hear the player. */
  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (this.isHeard) {
        const move = botsMove(this.record, this.info.players, this.randoms);
        if (move === null) break;
        const { seat, command } = move;
        const result = advance(this.record, { seat, at: this.record.state.version, command });
        if (!result.ok) throw new Error(`A computer player was refused: ${result.refusal.why}`);
        await this.accept(result.record, result.events, seat, command);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } finally {
      this.thinking = false;
    }
  }

  private async accept(
    record: GameRecord,
    events: readonly GameEvent[],
    by: Seat,
    command: Command,
  ): Promise<void> {
    this.record = record;
    this.tell({ kind: 'moved', ...this.now(events), by, command });
    await this.save();
  }

  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.write());
    return this.saving;
  }

  private async write(): Promise<void> {
    const { record } = this;
    // Another tab was followed meanwhile.
    if (record === this.saved) return;
    const next: StoredGame = {
      ...this.stored,
      revision: this.stored.revision + 1,
      moves: record.moves.map(({ seat, command }) => ({ seat, command })),
      changedAt: Date.now(),
      outcome: outcomeOf(record),
    };
    try {
      if (await this.store.put(next)) {
        this.stored = next;
        this.saved = record;
      } else {
        const stored = await this.store.get(this.info.id);
        // Removed there just now: the next move stores it anew.
        if (stored !== undefined) this.follow(stored);
      }
    } catch (error) {
      this.tell({ kind: 'not-saved', why: error instanceof Error ? error.message : String(error) });
    }
  }

  private async catchUp(): Promise<void> {
    const stored = await this.store.get(this.info.id);
    // A move that was made here meanwhile is about to be saved, and finds out itself.
    if (stored === undefined || this.record !== this.saved) return;
    if (stored.revision > this.stored.revision) this.follow(stored);
  }

  /** The same game went on in another tab: what was stored there is the game. */
  private follow(stored: StoredGame): void {
    const record = recordOf(stored);
    if (!record.ok) throw new Error(record.problem.why);
    this.stored = stored;
    this.record = record.value;
    this.saved = record.value;
    this.tell(this.opened());
  }

  private opened(): MatchMessage {
    return {
      kind: 'opened',
      ...this.now([]),
      by: null,
      command: null,
      history: this.info.viewers.map((viewer) => happeningsOf(this.record, viewer)),
    };
  }

  private now(events: readonly GameEvent[]): { move: number; moments: readonly Moment[] } {
    const { record } = this;
    return {
      move: record.moves.length,
      moments: this.info.viewers.map((viewer) =>
        momentOf(
          viewer,
          record.state,
          events,
          viewer === 'spectator' ? null : undoReach(record, viewer),
        ),
      ),
    };
  }

  private tell(message: MatchMessage): void {
    for (const listener of this.listeners.values()) listener(message);
  }
}
