import type { BossAtTable } from '../bosses/boss.ts';
import type { ChallengeCard } from '../bosses/challenge-card.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { ScenarioAtTable } from '../scenarios/scenario.ts';
import type { Options, TableId } from '../setup.ts';
import type { GameState, Seat } from '../state/state.ts';

/** A sum of `PLAYER`, `BASES` and `OUTPOSTS`; 0 where nothing is in reach. */
export type Reach = number;
export const PLAYER = 1;
/** Bases that are not outposts. */
export const BASES = 2;
export const OUTPOSTS = 4;
/** A player and everything they have in play. */
export const EVERYTHING = PLAYER | BASES | OUTPOSTS;

/** What a player is at this table. */
export type Role = 'player' | 'boss' | 'raider' | 'emperor' | 'admiral';

/** What can be told of a format without a game: how many play together, who goes when and with what. */
export interface Format<Id extends TableId = TableId> {
  readonly id: Id;
  /** The numbers of players it can be played with, in ascending order; a Boss that the rules play is not one of them. */
  readonly seatCounts: readonly number[];

  role(seat: Seat, seats: number): Role;
  /** The team of a seat; a player without teammates is a team alone. */
  team(seat: Seat, seats: number): number;

  startingAuthority(seat: Seat, seats: number, options: Options): number;
  /** The seats that can take the first turn. */
  firstSeats(seats: number): readonly Seat[];
  /** Cards in the opening hand when the first turn is that of `first`. */
  openingHand(seat: Seat, first: Seat, seats: number, options: Options): number;
  /** Cards drawn in the draw phase. */
  handSize(seat: Seat, seats: number, options: Options): number;
  /** Whether this player may start with a personal deck other than the usual one. */
  mayChooseDeck(seat: Seat, seats: number): boolean;

  /** Why an opponent, or their bases, are not within what may be attacked. */
  readonly tooFar: { readonly player: RefusalCode; readonly bases: RefusalCode };

  /** Whether teammates take their turns together and lend each other trade and combat. */
  readonly sharedTurns: boolean;
  /** Whether all of a team have one authority, and so are defeated together. */
  readonly sharedAuthority: boolean;
  /** Whether an outpost covers all of its owner's team. */
  readonly sharedOutposts: boolean;
  /** Whether a player may pay for handing a card of the discard pile to a teammate who sits next to them. */
  readonly passesCards: boolean;
  /** Whether teammates see each other's hands. */
  readonly openHands: boolean;
  /** The player whose bases keep damage until that player's next turn. */
  readonly damageStaysOn: Seat | null;

  /** Whom the rules play: the last seat of the table is the Boss's. Null where there are only players. */
  readonly boss: ChallengeCard | null;
}

/**
 * A format with the rules that play it: also who may be attacked and what ends the game. What this asks of every format is
 * in basics.ts for a table of single players; a format's own file says only what is different there.
 */
export interface PlayedFormat<Id extends TableId = TableId> extends Format<Id> {
  readonly boss: BossAtTable | null;
  /** The scenario with its rules; null at every other table. */
  readonly scenario: ScenarioAtTable | null;

  /** What of this opponent `by` may attack or target, were there no outposts. Nobody asks about defeated players or teammates. */
  limits(state: GameState, by: Seat, opponent: Seat): Reach;
  /** The teammates, one bit each, to whom a player who is defeated now may leave a card. */
  heirs(state: GameState, defeated: Seat): number;
  /** The seats, one bit each, that have won now that this seat is defeated; 0 if the game goes on. */
  winnersAfterDefeat(state: GameState, defeated: Seat): number;
}

/** How many seats a table has for so many players. */
export function tableSeats({ boss }: Format, players: number): number {
  return boss === null ? players : players + 1;
}
