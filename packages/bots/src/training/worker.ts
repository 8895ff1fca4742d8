import { type GameState, randomFrom, redeal, roll } from '@openrealms/engine';
import { Desk } from '../network/desk.ts';
import type { Foresight } from '../network/foresight.ts';
import { Network } from '../network/network.ts';
import { partsOf } from '../network/weights-layout.ts';
import { Learner, type SharedWeights } from './learner.ts';
import type { Plan } from './plan.ts';
import { selfPlay, setTargets } from './self-play.ts';
import { CARD_IDS, trainingTables } from './tables.ts';

/** What all threads share. */
export interface Job {
  readonly plan: Plan;
  readonly worker: number;
  /** How often the run has been resumed: chance goes on, it does not begin again. */
  readonly part: number;
  readonly weights: SharedWeights;
  /** Games begun and steps taken by all threads together. */
  readonly counters: Int32Array;
}

/** For the games with the same cards: the network that plays them, and what it learns with. */
interface Pupil {
  readonly network: Network;
  readonly learner: Learner;
}

/** Samples that are learned from at a time: few of the last game, most of games before. */
const BATCH = 128;
/** How often a sample is learned from, about. */
const REPEATS = 2;
/** The share of what came later in what a decision should have been thought of. */
const LAMBDA = 0.7;
/** The share of the cards that the network has to judge by their numbers alone. */
const HIDDEN_IDENTITY = 0.2;

/** In training, plans are whole turns, but not all of those that are possible. */
const FORESIGHT: Foresight = { steps: 12, positions: 60 };

/** Plays and learns until all games of the plan are begun; tells each batch's errors. */
export function work(
  { plan, worker, part, weights, counters }: Job,
  tell: (error: number, samples: number) => void,
): void {
  const random = randomFrom(`${plan.seed}, worker ${worker}, part ${part}`);
  const pupils = new Map<string, Pupil>();
  const parts = partsOf(weights.values, weights.hidden, CARD_IDS);
  const rooms = trainingTables(plan.holdOut).map((tables) =>
    tables.map((state) => {
      const { learner, network } = pupilFor(state);
      return { state, network, learner, desk: new Desk(network, state) };
    }),
  );
  function pupilFor({ catalog }: GameState): Pupil {
    const key = catalog.cards.map((card) => card?.id).join();
    const known = pupils.get(key) ?? {
      network: new Network(parts, catalog),
      learner: new Learner(weights, catalog, CARD_IDS),
    };
    pupils.set(key, known);
    return known;
  }
  for (;;) {
    const game = Atomics.add(counters, 0, 1);
    if (game >= plan.games) return;
    const done = game / plan.games;
    const isDuel = roll(random, 1000) < plan.duels * 1000;
    const tables = rooms[roll(random, rooms.length)];
    const table = tables[isDuel ? 0 : 1 + roll(random, tables.length - 1)];
    const { desk, learner, network, state } = table;
    network.refresh();
    redeal(state, `${plan.seed}, game ${game}`);
    const { samples, taught } = selfPlay(state, desk, random, {
      curiosity: curiosityAt(done),
      foresight: FORESIGHT,
      lessons: plan.lessons,
    });
    setTargets(samples, state, LAMBDA);
    const learned = [...samples, ...taught];
    for (const sample of learned) learner.remember(sample);
    for (let i = 0; i < learned.length; i += BATCH / REPEATS) {
      const steps = Atomics.add(counters, 1, 1) + 1;
      tell(learner.study(random, BATCH, HIDDEN_IDENTITY, rateAt(plan.rate, done), steps), 1);
    }
  }
}

/** How often anything is tried, from an eighth of all decisions down to one in fifty. */
function curiosityAt(done: number): number {
  return 0.02 + 0.1 * (1 - done);
}

function rateAt(first: number, done: number): number {
  return first * (0.05 + 0.95 * (1 - done) ** 1.5);
}
