import {
  ACQUIRE,
  ATTACK_PLAYER,
  apply,
  type CommandCode,
  commandBuffer,
  copyInto,
  copyState,
  END_TURN,
  firstOf,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PASS_CARD,
  PLAY,
  type Random,
  ROW_SPACES,
  type Seat,
  secondOf,
  TRANSFER_COMBAT,
  TRANSFER_TRADE,
} from '@openrealms/engine';
import { cardPower } from './card-power.ts';
import { Encoder } from './encoder.ts';
import { Encoding } from './encoding.ts';
import type { Foresight } from './foresight.ts';
import { freeMove, usesOnHand } from './free-moves.ts';
import { chanceOf, type Network } from './network.ts';
import { resample } from './resample.ts';
import { rivalAttacks } from './rival.ts';
import { settle } from './settle.ts';
import type { Taste } from './taste.ts';
import { mayFollow, NEVER, stepOrder, stepSubject } from './turn-order.ts';

/** A way through a turn: the steps that need a thought, and what the network thinks of its end. */
export interface Plan {
  readonly steps: readonly CommandCode[];
  readonly value: number;
}

/** Ends of a turn that the network values so nearly alike are the same. */
const SAME = 1e-7;
const DEEPEST = 40;

/**
 * Thinks turns through to their end, by the network, which judges ended turns. The position it is given may be the true one: it looks
 * only at copies in which everything hidden has been dealt anew, and makes no plans with cards that would be revealed on the way.
 */
export class Planner {
  private readonly network: Network;
  private readonly encoder: Encoder;
  private readonly encoding = new Encoding();
  /** The world in which options are judged, and the end of the turn that the best plan leads to. */
  private readonly sample: GameState;
  private readonly end: GameState;
  private readonly states: GameState[] = [];
  private readonly codes: Int32Array[] = [];
  private readonly like: GameState;
  private taste: Taste | null = null;
  private taster: Seat = 0;
  /** The steps that lead to the position looked at, and those of the best plan. */
  private first: CommandCode = 0;
  private readonly path: CommandCode[] = [];
  private readonly line: CommandCode[] = [];
  private positions = 0;
  private highest = 0;
  /** The best plans of several options, while they are gathered. */
  private best: Plan[] | null = null;
  private most = 0;

  constructor(network: Network, like: GameState) {
    this.network = network;
    this.like = like;
    this.encoder = new Encoder(like.catalog, cardPower(like.catalog));
    this.sample = copyState(like);
    this.end = copyState(like);
  }

  /** Whoever sits here has a taste of their own, also where others' plans are imagined. */
  give(taste: Taste | null, state: GameState, seat: Seat): void {
    this.taste = taste;
    this.taster = seat;
    taste?.look(state, seat);
  }

  /** The move that needs no thought, or else the options worth comparing. */
  options(state: GameState, seat: Seat): CommandCode | CommandCode[] {
    const codes = this.codesAt(0);
    const count = listLegal(state, seat, codes);
    if (count === 1) return codes[0];
    const free = freeMove(state, seat, codes, count);
    if (free !== undefined) {
      const uses = kindOf(free) === PLAY ? usesOnHand(state, seat, codes, count) : [];
      return uses.length === 0 ? free : [...uses, free];
    }
    const attacks = wholeAttacks(state, seat, codes, count);
    const worth: CommandCode[] = [];
    for (let i = 0; i < count; i++) {
      const command = codes[i];
      const isAttack = kindOf(command) === ATTACK_PLAYER;
      if (isAttack ? attacks.includes(command) : isWorthAThought(state, seat, command)) {
        worth.push(command);
      }
    }
    // All combat is spent on somebody before a turn ends.
    if (attacks.length > 0) worth.pop();
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
    this.encoder.look(this.sample, seat, 0, this.encoding);
    this.network.anchor(this.encoding);
  }

  /** The best plans in the world entered last, best first: no two of them lead to the same end. */
  plans(
    seat: Seat,
    options: readonly CommandCode[],
    foresight: Foresight,
    most: number,
  ): readonly Plan[] {
    const looking = this.planning(seat, options, foresight, most);
    let looked = looking.next();
    while (!looked.done) looked = looking.next();
    return looked.value;
  }

  /** The same option by option: tells after each what the best plans are so far. */
  *planning(
    seat: Seat,
    options: readonly CommandCode[],
    foresight: Foresight,
    most: number,
  ): Generator<readonly Plan[], readonly Plan[]> {
    const best: Plan[] = [];
    this.most = most;
    for (const option of options) {
      this.best = best;
      this.judge(seat, option, foresight);
      this.best = null;
      yield best;
    }
    return best;
  }

  /** The steps of the best plan in the world entered last; moves that need no thought are left out. */
  bestPlan(seat: Seat, options: readonly CommandCode[], foresight: Foresight): CommandCode[] {
    let chosen = [options[0]];
    let highest = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const value = this.judge(seat, option, foresight);
      if (value <= highest) continue;
      highest = value;
      chosen = [option, ...this.line];
    }
    return chosen;
  }

  /** What the network thinks of the turn ended now in this world. */
  valueAtEnd(world: GameState, seat: Seat): number {
    this.encoder.look(world, seat, 0, this.encoding);
    this.network.anchor(this.encoding);
    const liking = this.likingOf(seat);
    this.encoding.entries = 0;
    return chanceOf(this.network.score(this.encoding) + liking);
  }

  /** What follows the option judged last in its best plan; moves that need no thought are left out. */
  rest(): CommandCode[] {
    return this.line.slice();
  }

  /** The end of the turn that the option judged last leads to, until the next one is judged; null if the game is over there. */
  ended(): GameState | null {
    return this.highest === Number.NEGATIVE_INFINITY ? null : this.end;
  }

  /** Whether cards come to light on the way to the end that the option judged last leads to. */
  isOpen(seat: Seat): boolean {
    const { deck } = this.sample.seats[seat];
    const ended = this.ended();
    return ended === null || ended.cards[deck] !== this.sample.cards[deck];
  }

  /** The end of the turn that the option judged last leads to, as the network reads it. */
  foreseen(seat: Seat): Encoding {
    this.encoder.look(this.end, seat, this.refilled(this.end), this.encoding);
    return this.encoding;
  }

  /**
   * As much of a plan as can be made in the world entered last: up to the step that brings cards to light, or with the end of the turn
   * where none does.
   */
  foreseeable(seat: Seat, steps: readonly CommandCode[]): CommandCode[] {
    const { deck } = this.sample.seats[seat];
    const state = this.stateAt(0);
    const codes = this.codesAt(1);
    copyInto(state, this.sample);
    // The first step comes before all moves that need no thought.
    let count = listLegal(state, seat, codes);
    const followed: CommandCode[] = [];
    for (const step of steps) {
      if (kindOf(step) === END_TURN) break;
      if (!codes.subarray(0, count).includes(step)) return followed;
      apply(state, seat, step);
      followed.push(step);
      count = settle(state, seat, codes);
      if (state.cards[deck] !== this.sample.cards[deck]) return followed;
    }
    return count === 0 || state.frames > 0 ? followed : [...followed, END_TURN];
  }

  /** The end of the turn that a plan leads to in the world entered last; null if it does not lead there without cards coming to light. */
  endOf(seat: Seat, steps: readonly CommandCode[]): Encoding | null {
    if (this.foreseeable(seat, steps).at(-1) !== END_TURN) return null;
    const state = this.stateAt(0);
    this.encoder.look(state, seat, this.refilled(state), this.encoding);
    return this.encoding;
  }

  /** What the network thinks of the best turn that begins with this option, in the world entered last. */
  judge(seat: Seat, command: CommandCode, foresight: Foresight): number {
    this.positions = foresight.positions;
    this.highest = Number.NEGATIVE_INFINITY;
    this.line.length = 0;
    this.first = command;
    if (kindOf(command) === END_TURN) return this.valueOf(this.sample, seat, 0);
    const state = this.stateAt(0);
    copyInto(state, this.sample);
    apply(state, seat, command);
    if (this.sample.frames > 0) return this.plan(0, seat, NEVER, foresight.steps);
    // Whatever else can be done stands before an attack on a player.
    const isLast = kindOf(command) === ATTACK_PLAYER;
    const order = stepOrder(this.sample, seat, command);
    return this.plan(0, seat, order, isLast ? 0 : foresight.steps - 1);
  }

  /** The value of the best end of the turn that can be reached from the state at this depth. */
  private plan(depth: number, seat: Seat, last: number, steps: number): number {
    const state = this.stateAt(depth);
    const codes = this.codesAt(depth + 1);
    const count = settle(state, seat, codes);
    if (count === 0) return this.resultOf(state, seat, depth);
    this.positions--;
    const isDeepest = depth >= DEEPEST;
    if (state.frames > 0) {
      let best = 0;
      // Who has thought enough declines, where that is possible.
      const from = this.positions > 0 && !isDeepest ? 0 : count - 1;
      for (let i = from; i < count; i++) {
        best = Math.max(best, this.follow(depth, seat, codes[i], last, steps));
      }
      return best;
    }
    let best = this.finish(depth, seat, codes, count);
    if (steps <= 0 || isDeepest) return best;
    const unseen = this.refilled(state);
    for (let i = 0; i < count && this.positions > 0; i++) {
      const command = codes[i];
      const order = stepOrder(state, seat, command);
      if (order === NEVER || !mayFollow(order, last)) continue;
      if (kindOf(command) === ACQUIRE && (unseen >> firstOf(command)) & 1) continue;
      if (this.isRepeated(state, seat, codes, i, unseen)) continue;
      best = Math.max(best, this.follow(depth, seat, command, order, steps - 1));
    }
    return best;
  }

  private follow(
    depth: number,
    seat: Seat,
    command: CommandCode,
    last: number,
    steps: number,
  ): number {
    const next = this.stateAt(depth + 1);
    copyInto(next, this.stateAt(depth));
    apply(next, seat, command);
    this.path[depth] = command;
    return this.plan(depth + 1, seat, last, steps);
  }

  /** The value of the turn ended now, after an attack on a player with all combat that is left. */
  private finish(depth: number, seat: Seat, codes: Int32Array, count: number): number {
    const state = this.stateAt(depth);
    let best = Number.NEGATIVE_INFINITY;
    for (const attack of wholeAttacks(state, seat, codes, count)) {
      const next = this.stateAt(depth + 1);
      copyInto(next, state);
      apply(next, seat, attack);
      this.path[depth] = attack;
      const isWon = isOver(next);
      const value = isWon
        ? this.resultOf(next, seat, depth + 1)
        : this.valueOf(next, seat, depth + 1);
      best = Math.max(best, value);
    }
    return best >= 0 ? best : this.valueOf(state, seat, depth);
  }

  private valueOf(state: GameState, seat: Seat, depth: number): number {
    this.encoder.compare(state, seat, this.refilled(state), this.encoding);
    const value = chanceOf(this.network.score(this.encoding) + this.likingOf(seat));
    this.keep(value, depth);
    if (value > this.highest) {
      this.highest = value;
      copyInto(this.end, state);
      this.line.length = depth;
      for (let i = 0; i < depth; i++) this.line[i] = this.path[i];
    }
    return value;
  }

  private likingOf(seat: Seat): number {
    const { encoding, taste } = this;
    return taste !== null && seat === this.taster ? taste.bonus(encoding) : 0;
  }

  private resultOf(state: GameState, seat: Seat, depth: number): number {
    const value = (state.winners >> seat) & 1;
    this.keep(value, depth);
    return value;
  }

  /** Puts the plan that leads here among the best, if it belongs there. */
  private keep(value: number, depth: number): void {
    const { best, first, most, path } = this;
    if (best === null) return;
    let at = best.length;
    while (at > 0 && best[at - 1].value < value) at--;
    if (at >= most || (at > 0 && best[at - 1].value - value < SAME)) return;
    best.splice(at, 0, { value, steps: [first, ...path.slice(0, depth)] });
    if (best.length > most) best.pop();
  }

  private isRepeated(
    state: GameState,
    seat: Seat,
    codes: Int32Array,
    at: number,
    unseen: number,
  ): boolean {
    const subject = stepSubject(state, seat, codes[at]);
    if (subject < 0) return false;
    for (let i = at - 1; i >= 0 && kindOf(codes[i]) !== PLAY; i--) {
      if (kindOf(codes[i]) === ACQUIRE && (unseen >> firstOf(codes[i])) & 1) continue;
      if (stepSubject(state, seat, codes[i]) === subject) return true;
    }
    return false;
  }

  /** The spaces of the trade row, one bit each, with a card that was not there before. */
  private refilled(state: GameState): number {
    const { sample } = this;
    const { tradeRow } = sample.layout;
    let bits = 0;
    for (let space = 0; space < ROW_SPACES; space++) {
      if (sample.cards[tradeRow + space] !== state.cards[tradeRow + space]) bits |= 1 << space;
    }
    return bits;
  }

  private stateAt(depth: number): GameState {
    this.states[depth] ??= copyState(this.like);
    return this.states[depth];
  }

  private codesAt(depth: number): Int32Array {
    this.codes[depth] ??= commandBuffer();
    return this.codes[depth];
  }
}

/** The attacks on a player with all combat that there is, as far as they are worth a thought. */
function wholeAttacks(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  count: number,
): readonly CommandCode[] {
  const all = Math.min(state.seats[seat].combat, 4095);
  const attacks: CommandCode[] = [];
  for (let i = 0; i < count; i++) {
    const command = codes[i];
    if (kindOf(command) === ATTACK_PLAYER && secondOf(command) === all) attacks.push(command);
  }
  return attacks.length < 2 ? attacks : rivalAttacks(state, seat, attacks);
}

/** Small steps lead nowhere that larger ones do not. */
function isWorthAThought(state: GameState, seat: Seat, command: CommandCode): boolean {
  if (state.frames > 0) return true;
  switch (kindOf(command)) {
    case TRANSFER_TRADE:
    case TRANSFER_COMBAT:
    case PASS_CARD:
      return false;
    case END_TURN:
      return true;
    default:
      return stepOrder(state, seat, command) !== NEVER;
  }
}
