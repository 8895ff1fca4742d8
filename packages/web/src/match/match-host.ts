import type { Advice } from '@openrealms/bots';
import {
  ENGINE_VERSION,
  type Envelope,
  newSeed,
  type Refusal,
  type Replay,
  type Result,
  type SavedGame,
  type Seat,
  type UndoReach,
  type Viewer,
} from '@openrealms/engine';
import { adviceIn } from './advice-in.ts';
import type { Beginning } from './beginning.ts';
import { type BotSource, ourBots } from './bot-players.ts';
import { type GameStore, memoryStore } from './game-store.ts';
import { HostedGame } from './hosted-game.ts';
import type {
  Happening,
  MatchId,
  MatchInfo,
  MatchMessage,
  Moment,
  Player,
  Start,
} from './match.ts';
import type { Said } from './signal.ts';
import { outcomeOf, recordOf, type StoredGame } from './stored-game.ts';
import { noOtherTabs, type Tabs, toldTo } from './tabs.ts';
import { withBoss } from './with-boss.ts';

/**
 * Hosts the games of one page: deals, lets the bots play, saves every move. It runs in a worker; everything that
 * goes in and out can be copied between threads.
 */
export class MatchHost {
  private readonly kept: GameStore;
  private readonly passing: GameStore = memoryStore();
  private readonly hosted = new Map<MatchId, HostedGame>();

  private readonly bots: BotSource;

  constructor(kept: GameStore, tabs: Tabs = noOtherTabs, bots: BotSource = ourBots) {
    this.bots = bots;
    this.kept = toldTo(tabs, kept);
    tabs.listen((id) => void this.hosted.get(id)?.storedElsewhere());
  }

  /** Deals the game and plays the moves it begins with. */
  async begin({ start, players, moves = [], keep, campaign }: Beginning): Promise<Result<MatchId>> {
    const record = await recordOf({ engine: ENGINE_VERSION, start, moves });
    if (!record.ok) return record;
    const seats = record.value.state.seats.length;
    const atTable = withBoss(players, record.value.state);
    if (atTable.length !== seats) {
      const why = `This game has ${seats} seats, and ${players.length} players are named.`;
      return { ok: false, problem: { code: 'wrong-seats', why } };
    }
    const now = Date.now();
    const game: StoredGame = {
      id: newSeed(),
      revision: 0,
      engine: ENGINE_VERSION,
      start,
      players: atTable,
      moves,
      startedAt: now,
      changedAt: now,
      outcome: outcomeOf(record.value),
      ...(campaign !== undefined && { campaign }),
    };
    const store = keep ? this.kept : this.passing;
    // A browser that stores nothing can still play.
    const stored = await store.put(game).catch(() => false);
    if (!stored) this.hosted.set(game.id, new HostedGame(game, record.value, store, this.bots));
    return { ok: true, value: game.id };
  }

  /** Where the game stands goes to the listener at once, then every change. */
  async open(
    id: MatchId,
    client: string,
    listener: (message: MatchMessage) => void,
  ): Promise<Result<MatchInfo>> {
    const game = await this.game(id);
    if (!game.ok) return game;
    // Somebody else may have opened it while it was read: all play the same.
    const hosted = this.hosted.get(id) ?? game.value;
    this.hosted.set(id, hosted);
    hosted.listen(client, listener);
    return { ok: true, value: hosted.info };
  }

  async submit(id: MatchId, envelope: Envelope): Promise<Refusal | null> {
    return (await this.playing(id)).submit(envelope);
  }

  async undo(id: MatchId, seat: Seat, steps: number): Promise<UndoReach | null> {
    return (await this.playing(id)).undo(seat, steps);
  }

  async at(id: MatchId, viewer: Viewer, move: number): Promise<Moment> {
    return (await this.playing(id)).at(viewer, move);
  }

  async history(id: MatchId, viewer: Viewer): Promise<readonly Happening[]> {
    return (await this.playing(id)).history(viewer);
  }

  async signal(id: MatchId, said: Said): Promise<void> {
    (await this.playing(id)).signal(said);
  }

  async replace(id: MatchId, seat: Seat, player: Player): Promise<void> {
    await (await this.playing(id)).replace(seat, player);
  }

  hurry(id: MatchId): void {
    this.hosted.get(id)?.hurry();
  }

  async advise(id: MatchId, seat: Seat, at: number): Promise<Advice | null> {
    return adviceIn(await this.playing(id), seat, at);
  }

  setPace(id: MatchId, step: number): void {
    this.hosted.get(id)?.setPace(step);
  }

  async replay(id: MatchId): Promise<Result<Replay>> {
    const game = await this.game(id);
    return game.ok ? { ok: true, value: await game.value.replay() } : game;
  }

  async beginning(id: MatchId): Promise<Result<Start>> {
    const game = await this.game(id);
    return game.ok ? { ok: true, value: game.value.beginning } : game;
  }

  /** A game as a file to keep, also where the browser could not store it. */
  async file(id: MatchId): Promise<Result<Replay | SavedGame>> {
    const game = await this.game(id);
    return game.ok ? { ok: true, value: await game.value.file() } : game;
  }

  /** Keeps a game that comes from a file. */
  async importFile(file: unknown): Promise<Result<MatchId>> {
    const { beginningOf } = await import('./beginning.ts');
    const beginning = await beginningOf(file);
    return beginning.ok ? this.begin({ ...beginning.value, keep: true }) : beginning;
  }

  /** This client listens no more. Whoever opens the game again sees what another tab has made of it meanwhile. */
  async close(id: MatchId, client: string): Promise<void> {
    const game = this.hosted.get(id);
    game?.forget(client);
    if (game === undefined || !(await game.isStored())) return;
    if (!game.isHeard && this.hosted.get(id) === game) this.hosted.delete(id);
  }

  /** The games kept in this browser, the last changed first. */
  async games(): Promise<readonly StoredGame[]> {
    return this.kept.all();
  }

  async stored(id: MatchId): Promise<StoredGame | undefined> {
    return (await this.passing.get(id)) ?? this.kept.get(id);
  }

  async remove(id: MatchId): Promise<void> {
    this.hosted.delete(id);
    await this.kept.remove(id);
  }

  /** Puts back a game that was removed. */
  async restore(game: StoredGame): Promise<void> {
    await this.kept.put(game);
  }

  /** The game as it is played, or else as it is stored. */
  private async game(id: MatchId): Promise<Result<HostedGame>> {
    const hosted = this.hosted.get(id);
    if (hosted !== undefined) return { ok: true, value: hosted };
    const passing = await this.passing.get(id);
    const stored = passing ?? (await this.kept.get(id));
    if (stored === undefined) {
      const why = 'This game is not kept in this browser.';
      return { ok: false, problem: { code: 'unknown-game', why } };
    }
    const record = await recordOf(stored);
    if (!record.ok) return record;
    const store = passing === undefined ? this.kept : this.passing;
    return { ok: true, value: new HostedGame(stored, record.value, store, this.bots) };
  }

  private async playing(id: MatchId): Promise<HostedGame> {
    const game = await this.game(id);
    if (!game.ok) throw new Error(game.problem.why);
    return game.value;
  }
}
