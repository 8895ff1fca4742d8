import {
  apply,
  commandBuffer,
  copyState,
  type GameEvent,
  type GameRecord,
  type GameState,
  listLegal,
  type Move,
  readable,
  type Seat,
  saysTheSame,
} from '@openrealms/engine';
import { bossSteps } from './boss-turn.ts';

/** A part of a move that is looked at by itself. */
export interface MoveStep {
  readonly events: readonly GameEvent[];
  /** How the game stood when it was done. */
  readonly state: GameState;
}

/** What is told before it is done; everything else is told afterwards. */
const TOLD_FIRST: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'boss-revealed',
  'boss-ability',
  'boss-aims',
  'ability-used',
]);

/**
 * The last move in the steps in which a Boss took its turn after it; empty where there is nothing to tell apart. The move is made once more
 * to see how the game stood in between.
 */
export function stepsOfLastMove({ moves, state }: GameRecord): readonly MoveStep[] {
  const move = moves.at(-1);
  const boss = bossSeat(state);
  if (move === undefined || boss === null) return [];
  const steps = bossSteps(move.events, boss);
  const moments = steps.length > 1 ? momentsIn(move) : null;
  if (moments === null) return [];
  let done = 0;
  return steps.map((events) => {
    done += events.length;
    const next = move.events[done];
    if (next === undefined) return { events, state };
    return { events, state: moments[TOLD_FIRST.has(next.kind) ? done : done - 1] };
  });
}

/** The seat that the rules play; null where there are only players. */
export function bossSeat({ format, seats }: GameState): Seat | null {
  return format.boss === null ? null : seats.length - 1;
}

/** How the game stood when each event of a move was told; null for what is no command of the rules, like conceding. */
function momentsIn({ before, seat, command }: Move): readonly GameState[] | null {
  const codes = commandBuffer();
  const code = codes
    .subarray(0, listLegal(before, seat, codes))
    .find((each) => saysTheSame(command, readable(before, seat, each)));
  if (code === undefined) return null;
  const again = copyState(before);
  const moments: GameState[] = [];
  again.events = listening(() => moments.push(copyState(again)));
  apply(again, seat, code);
  return moments;
}

/** A list that calls out whenever something is put into it. */
function listening(onEvent: () => void): GameEvent[] {
  const events: GameEvent[] = [];
  events.push = (...more) => {
    for (const _ of more) onEvent();
    return Array.prototype.push.apply(events, more);
  };
  return events;
}
