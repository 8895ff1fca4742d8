import {
  apply,
  awaitedBits,
  type Command,
  type CommandCode,
  commandBuffer,
  copyState,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PLAY,
  ROW_SPACES,
  readable,
  type Seat,
} from '@openrealms/engine';
import { freeMove, usesOnHand } from '../network/free-moves.ts';

const codes = commandBuffer();

/** A turn that is imagined and told step by step, until something comes to light that nobody can know before. */
export class ToldTurn {
  /** Where the turn has come to. */
  readonly world: GameState;
  readonly told: Command[] = [];
  /** The first step. */
  first: CommandCode | undefined;
  /** Whether something has come to light. */
  isOpen = false;
  private readonly seat: Seat;
  private readonly row: Uint16Array;

  constructor(state: GameState, seat: Seat) {
    const { tradeRow } = state.layout;
    this.world = copyState(state);
    this.seat = seat;
    this.row = state.cards.slice(tradeRow, tradeRow + ROW_SPACES);
  }

  /** Makes the moves that need no thought, up to the first of which one has to think before the hand is played. */
  begin(): void {
    this.settle((count) => usesOnHand(this.world, this.seat, codes, count).length > 0);
  }

  /** Makes all moves that need no thought, or only those before a card is played where `waits`. */
  private settle(waits: (count: number) => boolean = () => false): void {
    const { seat, world } = this;
    while (!this.isOpen && !isOver(world) && !world.seats[seat].defeated) {
      const count = listLegal(world, seat, codes);
      const isAsked = world.frames > 0;
      if (isAsked && count === 0) {
        // What others answer is theirs to say.
        this.isOpen = true;
        return;
      }
      const next = isAsked && count === 1 ? codes[0] : freeMove(world, seat, codes, count);
      if (next === undefined || (kindOf(next) === PLAY && waits(count))) return;
      this.make(next);
    }
  }

  /** Takes these steps, and after each of them those that need no thought. */
  follow(steps: readonly CommandCode[]): void {
    for (const step of steps) {
      if (this.isOpen || !this.isLegal(step)) return;
      this.make(step);
      this.settle();
    }
  }

  private make(code: CommandCode): void {
    const { seat, world } = this;
    const command = readable(world, seat, code);
    if (this.namesNewCard(command)) {
      this.isOpen = true;
      return;
    }
    const { deck, hand } = world.seats[seat];
    const inDeck = world.cards[deck];
    const inHand = world.cards[hand];
    this.first ??= code;
    this.told.push(command);
    apply(world, seat, code);
    this.isOpen = world.cards[deck] < inDeck || world.cards[hand] > inHand;
  }

  private isLegal(code: CommandCode): boolean {
    const { seat, world } = this;
    if (((awaitedBits(world) >> seat) & 1) === 0) return false;
    return codes.subarray(0, listLegal(world, seat, codes)).includes(code);
  }

  /** Whether it is about a card that has come to the trade row on the way. */
  private namesNewCard(command: Command): boolean {
    const { cards, layout } = this.world;
    const space = spaceOf(command);
    return space !== null && cards[layout.tradeRow + space] !== this.row[space];
  }
}

function spaceOf(command: Command): number | null {
  if (command.type === 'acquire') return command.space;
  const isOfRow = command.type === 'choose' && command.pick.from === 'trade-row';
  return isOfRow ? command.pick.space : null;
}
