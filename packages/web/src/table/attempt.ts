import type { CardId, Command, Seat, View } from '@openrealms/engine';
import type { Place } from './places.ts';

/**
 * What a player means by tapping a thing that is not legal now. It is sent all the same: the rules refuse it and
 * say why, which no client could say better. Null where nothing can be meant.
 */
export function attemptAt(
  place: Place,
  card: CardId | null,
  view: View,
  you: Seat,
): Command | null {
  const [where, first, second] = place.split(':');
  switch (where) {
    case 'hand':
      return card === null ? null : { type: 'play', card };
    case 'row':
      return card === null ? null : { type: 'acquire', card, space: Number(first), to: 'discard' };
    case 'explorers':
      return card === null ? null : { type: 'acquire', card, space: null, to: 'discard' };
    case 'piece': {
      const seat = Number(first);
      if (card === null || seat === you) return null;
      return { type: 'attack-base', seat, slot: Number(second), card };
    }
    case 'tentacle':
      return card === null ? null : { type: 'attack-tentacle', card };
    case 'seat': {
      // A tap on a teammate is no attack.
      if (view.seats[Number(first)].team === view.seats[you].team) return null;
      const amount = Math.max(1, view.seats[you]?.combat ?? 0);
      return { type: 'attack-player', seat: Number(first), amount };
    }
    default:
      return null;
  }
}
