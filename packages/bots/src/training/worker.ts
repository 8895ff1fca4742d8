import { type GameState, type Random, randomFrom, redeal, roll } from '@openrealms/engine';
import type { LabBotName } from '../levels/lab-names.ts';
import { STYLE_NAMES } from '../levels/level-names.ts';
import { Desk } from '../network/desk.ts';
import { WHOLE_TURN } from '../network/foresight.ts';
import { Network } from '../network/network.ts';
import { Taste } from '../network/taste.ts';
import { partsOf } from '../network/weights-layout.ts';
import { botNamed } from '../registry.ts';
import { styleNamed } from '../styles/styles.ts';
import { Edges } from './edges.ts';
import { Learner, type SharedWeights } from './learner.ts';
import type { Plan } from './plan.ts';
import { type Guest, type Manner, selfPlay } from './self-play.ts';
import { CARD_IDS, trainingRooms } from './tables.ts';
import { withTargets } from './targets.ts';

/** What all threads share. */
export interface Job {
  readonly plan: Plan;
  readonly worker: number;
  /** Steps taken before: chance goes on where a run is resumed, it does not begin again. */
  readonly part: number;
  readonly weights: SharedWeights;
  /** How much better the network plays than each guest: for each room, one after the other. */
  readonly edges: Float32Array;
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
/** How often a sample is learned from, and a lesson, about. */
const REPEATS = 2;
const LESSON_REPEATS = 4;
/** The share of the cards that the network has to judge by their numbers alone. */
const HIDDEN_IDENTITY = 0.2;

/** The share of the games in which one player has a style. */
const STYLED = 0.25;
/** Who comes as a guest, each as often as it stands here. */
const GUESTS: readonly LabBotName[] = [
  'tuned',
  'tuned',
  'tuned',
  'tuned-rusher',
  'tuned-tradesman',
  'tuned-thinner',
  'tuned-loyalist',
  'captain',
  'greedy',
  'greedy',
  'random-buyer',
  'random-buyer',
];

/** Cards of more kinds than there are sets of boxes to train with. */
const MOST_CATALOGS = 64;
/** How many edges over guests there are at most. */
export const EDGES = MOST_CATALOGS * GUESTS.length;

/** Plays and learns until all games of the plan are begun; tells each batch's errors. */
export function work(
  { plan, worker, part, weights, edges, counters }: Job,
  tell: (error: number, samples: number) => void,
): void {
  const random = randomFrom(`${plan.seed}, worker ${worker}, part ${part}`);
  const pupils = new Map<string, Pupil>();
  const parts = partsOf(weights.values, weights.hidden, CARD_IDS);
  const prepared = (state: GameState) => {
    const { learner, network } = pupilFor(state);
    return { state, network, learner, desk: new Desk(network, state) };
  };
  const rooms = trainingRooms(plan).map(({ duels, others }) => ({
    duels: duels.map(prepared),
    others: others.map(prepared),
  }));
  function pupilFor({ catalog }: GameState): Pupil {
    const key = catalog.cards.map((card) => card?.id).join();
    const from = pupils.size * GUESTS.length;
    const known = pupils.get(key) ?? {
      network: new Network(parts, catalog),
      learner: new Learner(
        weights,
        catalog,
        CARD_IDS,
        new Edges(edges.subarray(from, from + GUESTS.length)),
      ),
    };
    if (plan.biasOnly) known.learner.keepAllButBias();
    pupils.set(key, known);
    return known;
  }
  const chance = (share: number) => roll(random, 1000) < share * 1000;
  for (;;) {
    const game = Atomics.add(counters, 0, 1);
    if (game >= plan.games) return;
    const done = game / plan.games;
    const isDuel = chance(plan.duels);
    const tables = rooms[roll(random, rooms.length)][isDuel ? 'duels' : 'others'];
    const { desk, learner, network, state } = tables[roll(random, tables.length)];
    network.refresh();
    redeal(state, `${plan.seed}, game ${game}`);
    const { samples, lessons } = selfPlay(state, desk, random, {
      curiosity: curiosityAt(plan.curiosity, done),
      foresight: { ...WHOLE_TURN, positions: plan.positions, worlds: 1 },
      lessons: plan.lessons,
      character: characterIn(state, random),
      guest: chance(plan.guests) ? guestAt(state, random, learner.edges) : null,
    });
    const learned = withTargets(samples, state, plan.lambda);
    for (const sample of learned) learner.remember(sample);
    for (const lesson of lessons) learner.rememberLesson(lesson);
    const times = Math.ceil((REPEATS * learned.length) / BATCH);
    const batch = {
      samples: BATCH,
      lessons: Math.ceil((LESSON_REPEATS * lessons.length) / Math.max(times, 1)),
    };
    for (let i = 0; i < times; i++) {
      const steps = Atomics.add(counters, 1, 1) + 1;
      tell(learner.study(random, batch, HIDDEN_IDENTITY, rateAt(plan.rate, done), steps), 1);
    }
  }
}

/** One of the players, sometimes, is of one of the styles. */
function characterIn({ catalog, seats }: GameState, random: Random): Manner['character'] {
  if (roll(random, 1000) >= STYLED * 1000) return null;
  const style = styleNamed(STYLE_NAMES[roll(random, STYLE_NAMES.length)]);
  return {
    seat: roll(random, seats.length),
    taste: new Taste(catalog.cards.length, null, style),
  };
}

/**
 * Somebody made by hand: in a duel on one of the seats, among more players who fight for themselves on all but one. Teams stay among
 * themselves: guests would have to be asked together.
 */
function guestAt(
  { catalog, format, seats, teams }: GameState,
  random: Random,
  edges: Edges,
): Guest | null {
  const areTeams = teams.some((team, seat) => teams.indexOf(team) !== seat);
  if (areTeams || format.boss !== null) return null;
  const number = roll(random, GUESTS.length);
  const bot = botNamed(GUESTS[number], catalog.boxes);
  const seat = 1 << roll(random, seats.length);
  const isDuel = seats.length === 2;
  return {
    bot,
    random,
    seats: isDuel ? seat : ((1 << seats.length) - 1) & ~seat,
    edge: isDuel ? { number, edges } : null,
  };
}

/** How often another plan is tried, down to a fifth of what it was at first. */
function curiosityAt(first: number, done: number): number {
  return first * (1 - 0.8 * done);
}

function rateAt(first: number, done: number): number {
  return first * (0.05 + 0.95 * (1 - done) ** 1.5);
}
