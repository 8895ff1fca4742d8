import {
  botNamed,
  type LabBotName,
  nextMoveThoughtOver,
  prepareBots,
  type SeatedBot,
} from '@openrealms/bots';
import {
  awaited,
  type Command,
  type GameRecord,
  isOver,
  legalCommands,
  randomFrom,
  type Seat,
  viewFor,
} from '@openrealms/engine';
import type { Player } from './match.ts';
import type { Said } from './signal.ts';
import type { SeatMove } from './stored-game.ts';
import type { Thinking } from './thinking.ts';
import { timed } from './timed-bot.ts';

/** Where computer players come from. */
export interface BotSource {
  /** Loads what the bots of these names need before they can be made. */
  prepare: typeof prepareBots;
  make: typeof botNamed;
}

export const ourBots: BotSource = { prepare: prepareBots, make: botNamed };

/** The computer players at a table: what they do, and what they say to their teammates. Each sits there for the whole game. */
export class BotPlayers {
  private readonly source: BotSource;
  private readonly id: string;
  /** How many moves had been made when they sat down here. */
  private readonly since: number;
  private readonly seated = new Map<Seat, SeatedBot & { readonly name: LabBotName }>();
  /** Trade that a teammate has asked for, and how much of it is still to come. */
  private need: { readonly seat: Seat; readonly left: number } | null = null;
  /** What each has offered last, so that nobody says the same twice in a turn. */
  private readonly offered = new Map<Seat, string>();

  constructor(source: BotSource, id: string, record: GameRecord) {
    this.source = source;
    this.id = id;
    this.since = record.moves.length;
  }

  /** A teammate asks for trade. */
  ask(seat: Seat, amount: number): void {
    this.need = { seat, left: amount };
  }

  /** Loads what these players need, once. */
  prepare(players: readonly Player[]): Promise<void> {
    const names = players.flatMap((player) => (player.kind === 'bot' ? [player.bot] : []));
    return this.source.prepare(names);
  }

  /** What one of them does now; null when the game waits for none. */
  *think(record: GameRecord, players: readonly Player[]): Thinking<SeatMove | null> {
    const { state } = record;
    if (isOver(state)) return null;
    const gift = this.gift(state, players);
    if (gift !== null) return gift;
    return yield* nextMoveThoughtOver(state, (seat) => {
      const player = players[seat];
      return player.kind === 'bot' ? this.at(seat, player.bot, record) : undefined;
    });
  }

  /** Whoever misjudges cards misjudges the same ones all game long, also when it is taken up again later. */
  private at(seat: Seat, name: LabBotName, { setup }: GameRecord): SeatedBot {
    const sits = this.seated.get(seat);
    if (sits?.name === name) return sits;
    const nature = randomFrom(`${this.id}:${seat}`);
    const random = randomFrom(`${this.id}:${this.since}:${seat}`);
    const seated = { name, bot: timed(this.source.make(name, setup.boxes, nature)), random };
    this.seated.set(seat, seated);
    return seated;
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
