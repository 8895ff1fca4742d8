import type { Seat } from '@openrealms/engine';

/** Whoever thinks in steps of a few milliseconds: each says who it is, and is told whether to hurry. */
export type Thinking<T> = Generator<Seat, T, boolean>;

/** What the one who lets others think wants to know and says. */
export interface Supervision {
  /** Whether an answer is wanted at once. */
  isHurried(): boolean;
  /** Whether nobody needs the answer any more, because the game has changed or nobody looks. */
  isObsolete(): boolean;
  /** The thinking takes so long that people should be told. */
  onLong(seat: Seat): void;
}

/** How long to think before others get their turn: messages of the player above all. In milliseconds. */
const SLICE = 8;

/** How long to think before anybody is told. */
const LONG = 150;

/** Thinks in slices, and between two of them hears what the player wants; null when the answer is obsolete. */
export async function thinkInSlices<T>(
  thinking: Thinking<T>,
  { isHurried, isObsolete, onLong }: Supervision,
): Promise<{ readonly value: T } | null> {
  const begun = performance.now();
  let told = false;
  let slice = begun;
  let step = thinking.next(false);
  while (!step.done) {
    const now = performance.now();
    if (!told && now - begun > LONG) {
      told = true;
      onLong(step.value);
    }
    if (now - slice > SLICE && !isHurried()) {
      await othersHaveTheirTurn();
      if (isObsolete()) {
        thinking.return(undefined as never);
        return null;
      }
      slice = performance.now();
    }
    step = thinking.next(isHurried());
  }
  return { value: step.value };
}

/** A task of its own: a timer would wait longer each time, and a promise would let no message in. */
function othersHaveTheirTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
