import type { Crew } from './crew.ts';
import type { PlayedSet } from './game-result.ts';
import type { GameSet } from './schedule.ts';

/** Who looks at the results. */
export interface Referee {
  /** Whether this set need not be played: a contender is out. Once it says so it goes on saying so. */
  skips(set: GameSet): boolean;
  /** Takes a result, in the order of the sets; says whether the event goes on. */
  takes(set: PlayedSet): boolean;
}

/**
 * Plays so many sets on all hands, and shows the results to the referee in the order of the sets, so that the number of
 * hands changes nothing. What was played beyond the referee's last word is dropped. Ends early when the signal does.
 */
export async function runSets(
  setAt: (number: number) => GameSet,
  count: number,
  crew: Crew,
  referee: Referee,
  signal: AbortSignal,
): Promise<void> {
  const arrived = new Map<number, PlayedSet>();
  let next = 0;
  let shown = 0;
  let over = false;

  const show = (): void => {
    while (!over && shown < count) {
      if (!referee.skips(setAt(shown))) {
        const set = arrived.get(shown);
        if (set === undefined) return;
        over = !referee.takes(set);
      }
      arrived.delete(shown);
      shown++;
    }
  };
  const hand = async (): Promise<void> => {
    while (!over && !signal.aborted && next < count) {
      const set = setAt(next++);
      if (referee.skips(set)) continue;
      arrived.set(set.number, await crew.play(set));
      show();
    }
  };

  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const hands = Array.from({ length: crew.size }, hand);
  const allDone = Promise.all(hands).then(show);
  // Those who still play when all is decided need not finish.
  const decided = Promise.race(hands.map((each) => each.then(() => over || new Promise(() => {}))));
  try {
    await Promise.race([allDone, decided, stopped]);
  } catch (error) {
    await crew.stop();
    throw error;
  }
  if (over || signal.aborted) await crew.stop();
  else await crew.close();
}
