import type { BotName } from '@openrealms/bots';
import type { Seat } from '@openrealms/engine';
import type { Player } from '../match/match.ts';
import { characterName, DEFAULT_BOT } from '../opponents/character-names.ts';

/** Who is to sit at a seat. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

const SOMEBODY: SeatChoice = { kind: 'person', name: '' };
const SOME_BOT: SeatChoice = { kind: 'bot', bot: DEFAULT_BOT };

export type Mode = 'against-computer' | 'same-screen' | 'watch';

export const MODES: readonly Mode[] = ['against-computer', 'same-screen', 'watch'];

/** What kind of game these seats make. */
export function modeOf(seats: readonly SeatChoice[]): Mode {
  const people = seats.filter(isPerson).length;
  if (people === 0) return 'watch';
  return people === 1 ? 'against-computer' : 'same-screen';
}

/** Seats for a kind of game; whoever sits there and fits stays. */
export function seatsFor(mode: Mode, seats: readonly SeatChoice[]): readonly SeatChoice[] {
  const most = { watch: 0, 'against-computer': 1, 'same-screen': seats.length }[mode];
  const fewest = Math.min(most, 2);
  const another = botLike(seats);
  let people = 0;
  const kept = seats.map((seat) => {
    if (!isPerson(seat)) return seat;
    people += 1;
    return people <= most ? seat : another;
  });
  return kept.map((seat) => {
    if (isPerson(seat) || people >= fewest) return seat;
    people += 1;
    return SOMEBODY;
  });
}

/** As many seats as this: computer players like those who are there come, and are the first to leave. */
export function seatsFitted(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  const fitted = [...seats];
  while (fitted.length > count) {
    const lastBot = fitted.findLastIndex((seat) => !isPerson(seat));
    fitted.splice(lastBot === -1 ? fitted.length - 1 : lastBot, 1);
  }
  while (fitted.length < count) fitted.push(botLike(seats));
  return fitted;
}

/** Two players change places. */
export function seatsSwapped(
  seats: readonly SeatChoice[],
  one: Seat,
  other: Seat,
): readonly SeatChoice[] {
  return seats.with(one, seats[other]).with(other, seats[one]);
}

/** The players of the seats. Names that several computer players share are told apart by a number. */
export function playersAt(seats: readonly SeatChoice[], ownName: string): readonly Player[] {
  const alone = modeOf(seats) === 'against-computer';
  const met = new Map<string, number>();
  return seats.map((seat): Player => {
    if (seat.kind === 'person') {
      const name = seat.name.trim();
      return { kind: 'person', name: name === '' && alone ? ownName.trim() : name };
    }
    const name = characterName(seat.bot);
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return { kind: 'bot', bot: seat.bot, name: number === 1 ? name : `${name} ${number}` };
  });
}

function botLike(seats: readonly SeatChoice[]): SeatChoice {
  return seats.findLast((seat) => !isPerson(seat)) ?? SOME_BOT;
}

function isPerson({ kind }: SeatChoice): boolean {
  return kind === 'person';
}
