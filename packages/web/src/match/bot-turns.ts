import { awaited, type GameRecord, type Seat } from '@openrealms/engine';
import type { BotPlayers } from './bot-players.ts';
import type { MatchMessage, Player } from './match.ts';
import type { Said } from './signal.ts';
import type { SeatMove } from './stored-game.ts';
import { thinkInSlices } from './thinking.ts';

/** The game that computer players take their turns in. */
export interface PlayedGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** Whether anybody follows it. */
  readonly isHeard: boolean;
  move(move: SeatMove): Promise<void>;
  signal(said: Said): void;
  tell(message: MatchMessage): void;
}

/** Lets the computer players of a game play whenever it is for them to move. They wait while nobody follows the game. */
export class BotTurns {
  private readonly game: PlayedGame;
  private readonly bots: BotPlayers;
  private running = false;
  /** The turn in which nobody is to think any more. */
  private hurriedTurn: number | null = null;
  /** Who has been thinking for a while. */
  thinking: Seat | null = null;
  /** How long bots leave between two moves while people act in the same turn. */
  step = 0;

  constructor(game: PlayedGame, bots: BotPlayers) {
    this.game = game;
    this.bots = bots;
  }

  /** Whoever thinks decides at once, for the rest of this turn. */
  hurry(): void {
    this.hurriedTurn = this.game.record.state.turn;
  }

  /** They answer one command after the other, and also while they think the host can hear the player. */
  async play(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const { game, bots } = this;
    try {
      while (game.isHeard) {
        const decided = await this.decision();
        if (decided === null) continue;
        if (decided.move === null) {
          for (const said of bots.offers(game.record, game.players)) game.signal(said);
          break;
        }
        await game.move(decided.move);
        await new Promise((resolve) => setTimeout(resolve, this.pause()));
      }
    } finally {
      this.running = false;
    }
  }

  /** What a bot does next, thought over for as long as it takes; null when the game has changed meanwhile. */
  private async decision(): Promise<{ readonly move: SeatMove | null } | null> {
    const { game } = this;
    await this.bots.prepare(game.players);
    const { record, players } = game;
    if (!game.isHeard) return null;
    const decided = await thinkInSlices(this.bots.think(record, players), {
      isHurried: () => this.hurriedTurn === record.state.turn,
      isObsolete: () => game.record !== record || game.players !== players || !game.isHeard,
      onLong: (seat) => this.tell(seat),
    });
    if (this.thinking !== null) this.tell(null);
    return decided === null ? null : { move: decided.value };
  }

  private tell(seat: Seat | null): void {
    this.thinking = seat;
    this.game.tell({ kind: 'thinking', seat });
  }

  /** People who act at the same time are given time to see what the others do. */
  private pause(): number {
    const { record, players } = this.game;
    return awaited(record.state).some((seat) => players[seat].kind === 'person') ? this.step : 0;
  }
}
