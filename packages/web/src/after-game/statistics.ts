import type { CardId, GameEvent, Seat } from '@openrealms/engine';
import type { Happening } from '../match/match.ts';

/** What a game came to. */
export interface GameStatistics {
  /** Turns begun, all players counted together. */
  readonly turns: number;
  readonly firstSeat: Seat;
  /** At the beginning, and then at the end of every turn. */
  readonly authority: readonly AuthorityPoint[];
  /** By seat. */
  readonly seats: readonly SeatStatistics[];
  /** Who was defeated, in order. */
  readonly defeats: readonly Seat[];
}

export interface AuthorityPoint {
  /** 0 before the first turn. */
  readonly turn: number;
  /** By seat. */
  readonly authority: readonly number[];
}

export interface SeatStatistics {
  /** In the order in which they were first bought. */
  readonly bought: readonly { readonly card: CardId; readonly count: number }[];
  readonly tradeSpent: number;
  /** Combat spent on players. */
  readonly damage: number;
  readonly basesDestroyed: number;
  readonly authorityGained: number;
  /** Own cards: hand, discard pile and cards in play. */
  readonly scrapped: number;
  /** Cards of tentacles that were destroyed. */
  readonly tentacles: number;
  /** What a Boss has taken from the trade row, and from the trade deck for itself. */
  readonly taken: number;
  /** The most that one turn cost another player; null if nobody was hit. */
  readonly biggestHit: { readonly amount: number; readonly turn: number } | null;
}

/**
 * Reads a game's statistics from what happened; `beginning` is everybody's authority before the first turn. Those of one
 * number in `pools` have it in common.
 */
export function statisticsOf(
  happenings: readonly Happening[],
  beginning: readonly number[],
  pools: readonly number[] = [...beginning.keys()],
): GameStatistics {
  const events = happenings.flatMap((happening) => happening.events);
  const starts = events.filter((event) => event.kind === 'turn-started');
  return {
    turns: new Set(starts.map(({ turn }) => turn)).size,
    firstSeat: starts[0]?.seat ?? 0,
    authority: authorityOverTurns(events, beginning, pools),
    seats: beginning.map((_, seat) => seatStatistics(events, seat)),
    defeats: events.flatMap((event) => (event.kind === 'player-defeated' ? [event.seat] : [])),
  };
}

function authorityOverTurns(
  events: readonly GameEvent[],
  beginning: readonly number[],
  pools: readonly number[],
): readonly AuthorityPoint[] {
  const points: AuthorityPoint[] = [{ turn: 0, authority: beginning }];
  const now = [...beginning];
  let turn = 0;
  const note = (): void => {
    if (turn > 0) points.push({ turn, authority: [...now] });
  };
  const change = (seat: Seat, amount: number): void => {
    for (const each of now.keys()) if (pools[each] === pools[seat]) now[each] += amount;
  };
  for (const event of events) {
    // Those who take a turn together begin it together.
    if (event.kind === 'turn-started' && event.turn !== turn) {
      note();
      turn = event.turn;
    }
    if (event.kind === 'gained' && event.what === 'authority') change(event.seat, event.amount);
    if (event.kind === 'player-attacked') change(event.target, -event.amount);
  }
  note();
  return points;
}

function seatStatistics(events: readonly GameEvent[], seat: Seat): SeatStatistics {
  const bought = new Map<CardId, number>();
  const hits = new Map<number, number>();
  const sums = {
    tradeSpent: 0,
    damage: 0,
    basesDestroyed: 0,
    authorityGained: 0,
    scrapped: 0,
    tentacles: 0,
    taken: 0,
  };
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'turn-started') turn = event.turn;
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.kind) {
      case 'card-acquired':
      case 'boss-acquired':
        bought.set(event.card, (bought.get(event.card) ?? 0) + 1);
        sums.tradeSpent += event.paid;
        break;
      case 'player-attacked':
        sums.damage += event.amount;
        hits.set(turn, (hits.get(turn) ?? 0) + event.amount);
        break;
      case 'base-destroyed':
        if (event.owner !== seat) sums.basesDestroyed++;
        break;
      case 'gained':
        if (event.what === 'authority') sums.authorityGained += event.amount;
        break;
      case 'card-scrapped':
        if (event.from !== 'trade-row') sums.scrapped++;
        break;
      case 'tentacle-destroyed':
        sums.tentacles++;
        break;
      case 'row-card-taken':
        sums.taken++;
        break;
      case 'boss-revealed':
        if (event.to !== 'trade-row') sums.taken++;
        break;
    }
  }
  const [biggest] = [...hits].sort(([, a], [, b]) => b - a);
  return {
    ...sums,
    bought: [...bought].map(([card, count]) => ({ card, count })),
    biggestHit: biggest === undefined ? null : { turn: biggest[0], amount: biggest[1] },
  };
}
