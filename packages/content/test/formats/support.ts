/** Tables of several players set by hand, on which every action names the seat that takes it. */
import {
  awaited,
  type ChoiceAnswer,
  type Command,
  createGame,
  type FormatId,
  type GameData,
  legalCommands,
  type Options,
  type RefusalCode,
  type Seat,
  submit,
  toData,
  type UsableAbility,
} from '@openrealms/engine';
import { type Side, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { core } from '../../src/index.ts';

/** Nothing but five cards to draw, so that an idle player can end a turn and the game goes on. */
const IDLE: Side = { deck: ['scout', 'scout', 'scout', 'scout', 'scout'] };

/** A table with the core set at the start of the first turn; seats that are not mentioned have five Scouts to draw. */
export function at(
  format: FormatId,
  seats: number,
  sides: Readonly<Record<Seat, Side>> = {},
  rest: Partial<TableSetup> = {},
): Table {
  const all = Array.from({ length: seats }, (_, seat) => ({ ...IDLE, ...sides[seat] }));
  return table([core], { ...rest, format, seats: all });
}

/** All formats for more than two, each with a number of players. */
export const EVERY_FORMAT: readonly (readonly [FormatId, number])[] = [
  ['free-for-all', 5],
  ['hunter', 5],
  ['hunter-first-blood', 4],
  ['hydra', 6],
  ['emperor', 6],
  ['raid', 5],
];

export const everySeat = (seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** Does something as this player; throws with the reason where it is refused. */
export function by(t: Table, seat: Seat, ...commands: readonly Command[]): Table {
  for (const command of commands) t.as(seat).do(command);
  return t;
}

/** The code with which this player's command would be refused; null if it would be carried out. */
export function refused(t: Table, seat: Seat, command: Command): RefusalCode | null {
  const result = submit(t.state, { seat, at: t.state.version, command });
  return result.ok ? null : result.refusal.code;
}

/** Lets everybody end their turn until it is this player's. */
export function turnOf(t: Table, seat: Seat): Table {
  while (!t.data.active.includes(seat)) by(t, awaited(t.state)[0], endTurn);
  return t;
}

export const play = (card: string): Command => ({ type: 'play', card });
export const attack = (seat: Seat, amount: number): Command => ({
  type: 'attack-player',
  seat,
  amount,
});
export const attackBase = (seat: Seat, card: string, slot = 0): Command => ({
  type: 'attack-base',
  seat,
  slot,
  card,
});
export const acquire = (card: string, space = 0): Command => ({
  type: 'acquire',
  card,
  space,
  to: 'discard',
});
export const use = (ability: UsableAbility, card: string, slot = 0): Command => ({
  type: 'use',
  ability,
  card,
  slot,
});
export const transfer = (what: 'trade' | 'combat', to: Seat, amount: number): Command => ({
  type: 'transfer',
  what,
  to,
  amount,
});
export const passCard = (card: string, to: Seat): Command => ({ type: 'pass-card', card, to });
/** Damage to a base of the Boss. */
export const damage = (card: string, amount: number, slot = 0, seat = 0): Command => ({
  type: 'damage-base',
  seat,
  slot,
  card,
  amount,
});
export const choose = (pick: ChoiceAnswer): Command => ({ type: 'choose', pick });
export const endTurn: Command = { type: 'end-turn' };
export const concede: Command = { type: 'concede' };

export const fromHand = (card: string) => ({ from: 'hand', card }) as const;
export const fromDiscard = (card: string) => ({ from: 'discard', card }) as const;
export const fromDeck = (card: string) => ({ from: 'deck', card }) as const;
export const player = (seat: Seat): ChoiceAnswer => ({ from: 'opponents', seat });
export const baseOf = (seat: Seat, card: string, slot = 0): ChoiceAnswer => ({
  from: 'in-play',
  seat,
  slot,
  card,
});
export const nothing: ChoiceAnswer = { from: 'nothing' };

/** What this player could attack now, each once: seat by seat, the player before the bases, like "player 2" or "the-hive of 3". */
export function prey(t: Table, seat: Seat): string[] {
  const found = legalCommands(t.state, seat).flatMap((command) => {
    if (command.type === 'attack-player') {
      return [{ seat: command.seat, rank: 0, name: `player ${command.seat}` }];
    }
    if (command.type === 'attack-base' || command.type === 'damage-base') {
      return [{ seat: command.seat, rank: 1, name: `${command.card} of ${command.seat}` }];
    }
    return [];
  });
  found.sort((one, other) => one.seat - other.seat || one.rank - other.rank);
  return [...new Set(found.map(({ name }) => name))];
}

/** Everything the pending choice offers to this player. */
export function offered(t: Table, seat: Seat): ChoiceAnswer[] {
  return legalCommands(t.state, seat).flatMap((command) =>
    command.type === 'choose' ? [command.pick] : [],
  );
}

export function cardsInPlay(t: Table, seat: Seat): string[] {
  return t.data.seats[seat].inPlay.map(({ card }) => card);
}

/** A game as it stands at the start of the first turn. */
export function start(
  format: FormatId,
  seats: number,
  seed = 'formats',
  options: Partial<Options> = {},
): GameData {
  return toData(createGame({ boxes: [core], format, seats, seed, options }));
}

/** How many of 300 games begin with the turn of each seat, or of each group of seats, like "0" or "2,3". */
export function beginners(format: FormatId, seats: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < 300; i++) {
    const key = start(format, seats, `chance ${i}`).active.join();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

export const handSizes = ({ seats }: GameData): number[] => seats.map(({ hand }) => hand.length);
export const scores = ({ seats }: GameData): number[] => seats.map(({ authority }) => authority);

/** The seats that are out of the game. */
export const defeated = ({ seats }: GameData): Seat[] =>
  seats.flatMap((side, seat) => (side.defeated ? [seat] : []));
