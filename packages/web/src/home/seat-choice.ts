import type { BotName } from '@openrealms/bots';
import type { Player } from '../match/match.ts';
import { BOT_CHARACTERS, DEFAULT_BOT } from './bot-characters.ts';

/** Who is to sit at a seat. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

export type Mode = 'against-computer' | 'same-screen' | 'watch';

export const MODES: readonly Mode[] = ['against-computer', 'same-screen', 'watch'];

/** What kind of game these seats make. */
export function modeOf(seats: readonly SeatChoice[]): Mode {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 0) return 'watch';
  return people === 1 ? 'against-computer' : 'same-screen';
}

/** Seats for a kind of game; whoever sits there and fits stays. */
export function seatsFor(mode: Mode, seats: readonly SeatChoice[]): readonly SeatChoice[] {
  return seats.map((seat, i) => {
    const person = mode === 'same-screen' || (mode === 'against-computer' && i === 0);
    if (seat.kind === (person ? 'person' : 'bot')) return seat;
    return person ? { kind: 'person', name: '' } : { kind: 'bot', bot: DEFAULT_BOT };
  });
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
    const { name } = BOT_CHARACTERS[seat.bot];
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return { kind: 'bot', bot: seat.bot, name: number === 1 ? name : `${name} ${number}` };
  });
}
