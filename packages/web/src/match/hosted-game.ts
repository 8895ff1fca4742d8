import {
  advance,
  type Command,
  type Envelope,
  type GameEvent,
  type GameRecord,
  type Refusal,
  type Replay,
  type SavedGame,
  type Seat,
  type UndoReach,
  undo,
  type Viewer,
} from '@openrealms/engine';
import { BotPlayers, type BotSource } from './bot-players.ts';
import { BotTurns, type PlayedGame } from './bot-turns.ts';
import type { GameStore } from './game-store.ts';
import { happeningsOf } from './happenings.ts';
import { hearsOf } from './hears-of.ts';
import type {
  Happening,
  MatchInfo,
  MatchMessage,
  MatchUpdate,
  Moment,
  Player,
  Start,
} from './match.ts';
import { matchInfoOf } from './match-info.ts';
import { rebased } from './rebased.ts';
import type { Said } from './signal.ts';
import { outcomeOf, playedAgain, type SeatMove, type StoredGame } from './stored-game.ts';
import { momentAfter, nowFor, openedFor, stepsFor } from './updates.ts';

/** How long the computer players in another tab may be silent before those here play on, in milliseconds. */
const SILENCE = 3000;

/** One game with its bots, as the host keeps it: the only place that knows hidden cards. */
export class HostedGame implements PlayedGame {
  private stored: StoredGame;
  record: GameRecord;
  private readonly store: GameStore;
  players: readonly Player[];
  private readonly bots: BotPlayers;
  private readonly listeners = new Map<string, (message: MatchMessage) => void>();
  private readonly botTurns: BotTurns;
  /** Saves follow one another, so that each knows the revision before it. */
  private saving: Promise<void> = Promise.resolve();
  /** What the store has. */
  private saved: GameRecord;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(stored: StoredGame, record: GameRecord, store: GameStore, bots: BotSource) {
    this.stored = stored;
    this.record = record;
    this.saved = record;
    this.store = store;
    this.players = stored.players;
    this.bots = new BotPlayers(bots, stored.id, record);
    this.botTurns = new BotTurns(this, this.bots);
  }

  get info(): MatchInfo {
    return matchInfoOf({ ...this.stored, players: this.players }, this.record);
  }

  listen(client: string, listener: (message: MatchMessage) => void): void {
    this.listeners.set(client, listener);
    listener(this.opened());
    const { thinking } = this.botTurns;
    if (thinking !== null) listener({ kind: 'thinking', seat: thinking });
    void this.botTurns.play();
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
    const result = advance(this.record, rebased(this.record, envelope));
    if (!result.ok) return result.refusal;
    await this.accept(result.record, result.events, envelope.seat, envelope.command);
    void this.botTurns.play();
    return null;
  }

  async undo(seat: Seat, steps: number): Promise<UndoReach | null> {
    const result = undo(this.record, seat, steps);
    if (!result.ok) return result.reach;
    this.record = result.record;
    this.tell({ kind: 'undone', ...this.now([]), by: null, command: null });
    await this.save();
    // Another tab may have gone on to a bot's turn.
    void this.botTurns.play();
    return null;
  }

  /** Says something to teammates, and lets those of them that are bots answer. */
  signal(said: Said): void {
    if (hearsOf(said, this.info.viewers, this.record.state)) this.tell({ kind: 'signal', ...said });
    if (said.signal.kind === 'need-trade') this.bots.ask(said.seat, said.signal.amount);
    void this.botTurns.play();
  }

  /** Somebody else sits down; everybody opens the game anew. */
  async replace(seat: Seat, player: Player): Promise<void> {
    this.players = this.players.with(seat, player);
    await this.save();
    this.tell({ kind: 'new-players' });
  }

  /** Whoever thinks decides at once, for the rest of this turn. */
  hurry(): void {
    this.botTurns.hurry();
  }

  setPace(step: number): void {
    this.botTurns.step = step;
  }

  /** Another tab has stored this game: shows what was made of it. The computer players of that tab play on. */
  storedElsewhere(): Promise<void> {
    // What cannot be read is told when there is something to save.
    this.saving = this.saving.then(() => this.catchUp()).catch(() => undefined);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => void this.botTurns.play(), SILENCE);
    return this.saving;
  }

  at(viewer: Viewer, move: number): Moment {
    return momentAfter(viewer, this.record, move);
  }

  history(viewer: Viewer): readonly Happening[] {
    return happeningsOf(this.record, viewer);
  }

  get beginning(): Start {
    return this.stored.start;
  }

  async replay(): Promise<Replay> {
    // As the game stands now, not when the file is loaded.
    const { record, players } = this;
    return (await import('./game-file.ts')).replayOf(record, players);
  }

  /** Its replay, or where it stands if it was begun from a position. */
  async file(): Promise<Replay | SavedGame> {
    if (!this.info.fromPosition) return this.replay();
    const { record } = this;
    return (await import('./game-file.ts')).savedFrom(record);
  }

  /** A computer player moves. */
  async move({ seat, command }: SeatMove): Promise<void> {
    const result = advance(this.record, { seat, at: this.record.state.version, command });
    if (!result.ok) throw new Error(`A computer player was refused: ${result.refusal.why}`);
    await this.accept(result.record, result.events, seat, command);
  }

  private async accept(
    record: GameRecord,
    events: readonly GameEvent[],
    by: Seat,
    command: Command,
  ): Promise<void> {
    this.record = record;
    const steps = stepsFor(this.info.viewers, record);
    this.tell({ kind: 'moved', ...this.now(events), ...steps, by, command });
    await this.save();
  }

  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.write());
    return this.saving;
  }

  private async write(): Promise<void> {
    const { record } = this;
    // Another tab was followed meanwhile.
    if (record === this.saved && this.players === this.stored.players) return;
    const next: StoredGame = {
      ...this.stored,
      players: this.players,
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
    const record = playedAgain(this.record, stored);
    if (!record.ok) throw new Error(record.problem.why);
    const isSameTable = JSON.stringify(stored.players) === JSON.stringify(this.players);
    this.stored = stored;
    this.players = stored.players;
    this.record = record.value;
    this.saved = record.value;
    this.tell(isSameTable ? this.opened() : { kind: 'new-players' });
  }

  private opened(): MatchMessage {
    return openedFor(this.info.viewers, this.record);
  }

  private now(events: readonly GameEvent[]): Pick<MatchUpdate, 'move' | 'moments'> {
    return nowFor(this.info.viewers, this.record, events);
  }

  tell(message: MatchMessage): void {
    for (const listener of this.listeners.values()) listener(message);
  }
}
