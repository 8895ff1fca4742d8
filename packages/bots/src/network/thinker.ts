import {
  ATTACK_PLAYER,
  apply,
  awaitedBits,
  type CommandCode,
  commandBuffer,
  copyInto,
  copyState,
  DAMAGE_BASE,
  damageAmount,
  END_TURN,
  firstOf,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PASS_CARD,
  type Random,
  type Seat,
  secondOf,
  TRANSFER_COMBAT,
  TRANSFER_TRADE,
} from '@openrealms/engine';
import { cardPower } from './card-power.ts';
import { type CardPower, Encoding, encode } from './encoding.ts';
import { freeMove } from './free-moves.ts';
import type { Network } from './network.ts';
import { resample } from './resample.ts';

/**
 * Judges the options of a position by the network, one move deep. The position it is given may be the true one: it looks only at
 * copies in which everything hidden has been dealt anew.
 */
export class Thinker {
  /** The position behind the option judged last. */
  readonly encoding = new Encoding();
  private readonly network: Network;
  private readonly power: CardPower;
  private readonly sample: GameState;
  private readonly scratch: GameState;
  private readonly codes = commandBuffer();
  private readonly answers = commandBuffer();

  constructor(network: Network, like: GameState) {
    this.network = network;
    this.power = cardPower(like.catalog);
    this.sample = copyState(like);
    this.scratch = copyState(like);
  }

  /** The move that needs no thought, or else the options worth comparing. */
  options(state: GameState, seat: Seat): CommandCode | CommandCode[] {
    const count = listLegal(state, seat, this.codes);
    if (count === 1) return this.codes[0];
    const free = freeMove(state, seat, this.codes, count);
    if (free !== undefined) return free;
    const worth: CommandCode[] = [];
    for (let i = 0; i < count; i++) {
      if (isWorthAThought(state, seat, this.codes[i])) worth.push(this.codes[i]);
    }
    return worth.length === 1 ? worth[0] : worth;
  }

  /** Deals anew what is hidden; the options judged from now on are judged in this world. */
  imagine(state: GameState, seat: Seat, random: Random): void {
    copyInto(this.sample, state);
    resample(this.sample, seat, random);
    this.look(seat);
  }

  /** Judges from now on in this world, which is imagined already. */
  enter(world: GameState, seat: Seat): void {
    copyInto(this.sample, world);
    this.look(seat);
  }

  private look(seat: Seat): void {
    encode(this.sample, seat, this.power, false, 0, this.encoding);
    this.network.anchor(this.encoding);
  }

  /** The option that the network likes best in the world entered last. */
  best(seat: Seat, options: readonly CommandCode[]): CommandCode {
    let chosen = options[0];
    let highest = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const value = this.judge(seat, option);
      if (value > highest) {
        highest = value;
        chosen = option;
      }
    }
    return chosen;
  }

  /** What the network thinks of a turn that is ended in this world, before the cards are drawn. */
  valueAtEnd(world: GameState, seat: Seat): number {
    encode(world, seat, this.power, true, 0, this.encoding);
    return this.network.value(this.encoding);
  }

  /** What the network thinks of the position behind this option, in the world imagined last. */
  judge(seat: Seat, command: CommandCode): number {
    const { encoding, network, power, sample, scratch } = this;
    if (kindOf(command) === END_TURN) {
      encode(sample, seat, power, true, 0, encoding);
      return network.value(encoding);
    }
    copyInto(scratch, sample);
    apply(scratch, seat, command);
    this.answerForOthers(seat);
    if (isOver(scratch)) return (scratch.winners >> seat) & 1;
    encode(scratch, seat, power, false, this.refilled(), encoding);
    return network.value(encoding);
  }

  /** The spaces of the trade row, one bit each, with a card that was not there before. */
  private refilled(): number {
    const { sample, scratch } = this;
    const { tradeRow } = sample.layout;
    let bits = 0;
    for (let space = 0; space < 5; space++) {
      if (sample.cards[tradeRow + space] !== scratch.cards[tradeRow + space]) bits |= 1 << space;
    }
    return bits;
  }

  /** Others, made to discard, lose their cheapest card. */
  private answerForOthers(seat: Seat): void {
    const { answers, scratch } = this;
    while (!isOver(scratch) && scratch.frames > 0) {
      const asked = 31 - Math.clz32(awaitedBits(scratch));
      if (asked === seat) return;
      const count = listLegal(scratch, asked, answers);
      let cheapest = answers[0];
      for (let i = 1; i < count; i++) {
        const { cost } = scratch.catalog;
        if (cost[firstOf(answers[i])] < cost[firstOf(cheapest)]) cheapest = answers[i];
      }
      apply(scratch, asked, cheapest);
    }
  }
}

/** Small steps lead nowhere that larger ones do not. */
function isWorthAThought(state: GameState, seat: Seat, command: CommandCode): boolean {
  switch (kindOf(command)) {
    case ATTACK_PLAYER:
      return secondOf(command) === Math.min(state.seats[seat].combat, 4095);
    case DAMAGE_BASE:
      return damageAmount(command) === state.seats[seat].combat;
    case TRANSFER_TRADE:
    case TRANSFER_COMBAT:
    case PASS_CARD:
      return false;
    default:
      return true;
  }
}
