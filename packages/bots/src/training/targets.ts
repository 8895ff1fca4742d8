import { type GameState, isOver, type Seat } from '@openrealms/engine';
import type { Sample } from './self-play.ts';

/**
 * The samples of a finished game that teach something, each with what the network should have thought: what came of it, mixed with
 * what the network thought at the same player's later decisions; `lambda` is the share of what came later. A turn in
 * which another plan was tried says nothing about those before it: there, what was foreseen of the best plan counts, of which
 * nobody will know whether it was right.
 */
export function withTargets(
  samples: readonly Sample[],
  state: GameState,
  lambda: number,
): readonly Sample[] {
  const returns = state.seats.map((_, seat) => outcome(state, seat));
  const wasTried = state.seats.map(() => false);
  return samples
    .toReversed()
    .filter((sample) => {
      const { foreseen, seat, tried, value } = sample;
      if (foreseen && wasTried[seat]) {
        returns[seat] = value;
        wasTried[seat] = false;
        return false;
      }
      sample.target = returns[seat];
      if (!foreseen) {
        returns[seat] = (1 - lambda) * value + lambda * sample.target;
        wasTried[seat] = tried;
      }
      return true;
    })
    .toReversed();
}

/** 1 for a win, 0 for a loss, half of it for a game that nobody has won. */
function outcome(state: GameState, seat: Seat): number {
  return isOver(state) ? (state.winners >> seat) & 1 : 0.5;
}
