import { botNamed, nextMove } from '@openrealms/bots';
import {
  awaited,
  type Command,
  type GameRecord,
  isOver,
  legalCommands,
  type Random,
  randomFrom,
  type Seat,
  viewFor,
} from '@openrealms/engine';
import type { Player } from './match.ts';
import type { Said } from './signal.ts';
import type { SeatMove } from './stored-game.ts';

/** The computer players at a table: what they do, and what they say to their teammates. */
export class BotPlayers {
  private readonly randoms: readonly Random[];
  /** Trade that a teammate has asked for, and how much of it is still to come. */
  private need: { readonly seat: Seat; readonly left: number } | null = null;
  /** What each has offered last, so that nobody says the same twice in a turn. */
  private readonly offered = new Map<Seat, string>();

  constructor(id: string, record: GameRecord) {
    const { seats } = record.state;
    this.randoms = seats.map((_, seat) => randomFrom(`${id}:${record.moves.length}:${seat}`));
  }

  /** A teammate asks for trade. */
  ask(seat: Seat, amount: number): void {
    this.need = { seat, left: amount };
  }

  /** What one of them does now; null when the game waits for none. */
  next({ state, setup }: GameRecord, players: readonly Player[]): SeatMove | null {
    if (isOver(state)) return null;
    const gift = this.gift(state, players);
    if (gift !== null) return gift;
    return nextMove(state, (seat) => {
      const player = players[seat];
      return player.kind === 'bot'
        ? { bot: botNamed(player.bot, setup.boxes), random: this.randoms[seat] }
        : undefined;
    });
  }

  /** What those who wait for their teammates can spare. */
  offers({ state }: GameRecord, players: readonly Player[]): readonly Said[] {
    const { seats, turn } = viewFor(state, 'spectator');
    return awaited(state).flatMap((seat): Said[] => {
      const { trade: amount } = seats[seat];
      const offer = `${turn}:${amount}`;
      if (players[seat].kind !== 'bot' || amount === 0 || this.offered.get(seat) === offer) {
        return [];
      }
      this.offered.set(seat, offer);
      return [{ seat, signal: { kind: 'can-give-trade', amount } }];
    });
  }

  /** Trade for the teammate who needs some: as much as is asked for, in the steps that are legal. */
  private gift(state: GameRecord['state'], players: readonly Player[]): SeatMove | null {
    const { need } = this;
    if (need === null) return null;
    for (const seat of awaited(state)) {
      if (players[seat].kind !== 'bot') continue;
      const command = legalCommands(state, seat)
        .filter((each) => isGift(each, need.seat) && each.amount <= need.left)
        .reduce<Gift | null>((best, each) => larger(best, each as Gift), null);
      if (command === null) continue;
      this.need = { ...need, left: need.left - command.amount };
      return { seat, command };
    }
    this.need = null;
    return null;
  }
}

type Gift = Extract<Command, { type: 'transfer' }>;

function isGift(command: Command, to: Seat): command is Gift {
  return command.type === 'transfer' && command.what === 'trade' && command.to === to;
}

function larger(one: Gift | null, other: Gift): Gift {
  return one !== null && one.amount >= other.amount ? one : other;
}
