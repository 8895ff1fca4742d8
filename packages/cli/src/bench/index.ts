import { core } from '@openrealms/content';
import { copyInto, copyState, createGame, type GameState } from '@openrealms/engine';
import { Dice } from './dice.ts';
import { playRandomDuel } from './random-duel.ts';
import { reduceCards, Yardstick } from './yardstick.ts';

export interface BenchOptions {
  readonly json: boolean;
  /** How long each of the two contestants is measured. */
  readonly seconds: number;
}

interface BenchResult {
  readonly duelsPerSecond: number;
  readonly commandsPerSecond: number;
  readonly yardstickDuelsPerSecond: number;
  readonly yardstickCommandsPerSecond: number;
  /** Duels with the full rules for each duel of the yardstick. */
  readonly ratio: number;
  readonly meanTurns: number;
  readonly meanCommands: number;
  readonly yardstickMeanTurns: number;
  readonly yardstickMeanCommands: number;
  /** Copying a state in the middle of a game into memory that is there already, as a search does. */
  readonly copyMicroseconds: number;
  /** The same into a new state. */
  readonly newCopyMicroseconds: number;
  readonly stateBytes: number;
  readonly seconds: number;
  readonly node: string;
}

/**
 * Measures random duels with the full rules against the yardstick, in turns in one process and by the processor
 * time used, so that other work on the machine disturbs neither more than the other.
 */
export function runBench({ json, seconds }: BenchOptions): void {
  const result = measure(seconds);
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : report(result));
}

const ROUNDS = 10;

function measure(seconds: number): BenchResult {
  const state = createGame({ boxes: [core], seed: 'bench' });
  const dice = new Dice(2);
  const yardstick = new Yardstick(
    reduceCards(core.cards, core.tradeDeck, core.personalDeck, core.explorerPile.card),
    1,
  );
  let duels = 0;
  let commands = 0;
  let turns = 0;
  const fullRules = () => {
    playRandomDuel(state, `bench ${duels}`, dice);
    duels++;
    commands += state.version;
    turns += state.turn;
  };
  let yardstickDuels = 0;
  const reduced = () => {
    yardstick.playDuel();
    yardstickDuels++;
  };

  spend(seconds / 4, fullRules);
  spend(seconds / 4, reduced);
  duels = commands = turns = yardstickDuels = yardstick.commands = yardstick.turns = 0;
  let time = 0;
  let yardstickTime = 0;
  for (let round = 0; round < ROUNDS; round++) {
    time += spend(seconds / ROUNDS, fullRules);
    yardstickTime += spend(seconds / ROUNDS, reduced);
  }

  const middle = midGame();
  return {
    duelsPerSecond: duels / time,
    commandsPerSecond: commands / time,
    yardstickDuelsPerSecond: yardstickDuels / yardstickTime,
    yardstickCommandsPerSecond: yardstick.commands / yardstickTime,
    ratio: duels / time / (yardstickDuels / yardstickTime),
    meanTurns: turns / duels,
    meanCommands: commands / duels,
    yardstickMeanTurns: yardstick.turns / yardstickDuels,
    yardstickMeanCommands: yardstick.commands / yardstickDuels,
    ...copyTimes(middle),
    stateBytes: bytesOf(middle),
    seconds,
    node: process.version,
  };
}

/** Repeats the work for so many seconds of processor time; gives the time it really took. */
function spend(seconds: number, work: () => void): number {
  const start = processorTime();
  let elapsed = 0;
  while (elapsed < seconds) {
    for (let i = 0; i < 50; i++) work();
    elapsed = processorTime() - start;
  }
  return elapsed;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The state after 150 commands, about half of a random duel. */
function midGame(): GameState {
  let middle: GameState | undefined;
  const duel = createGame({ boxes: [core], seed: 'mid-game' });
  playRandomDuel(duel, 'mid-game', new Dice(3), (state) => {
    if (state.version === 150) middle = copyState(state);
  });
  if (middle === undefined) throw new Error('The duel was over before its middle.');
  return middle;
}

function copyTimes(
  state: GameState,
): Pick<BenchResult, 'copyMicroseconds' | 'newCopyMicroseconds'> {
  const target = copyState(state);
  const each = (repeats: number, copy: () => void) => {
    for (let i = 0; i < repeats / 4; i++) copy();
    const start = processorTime();
    for (let i = 0; i < repeats; i++) copy();
    return ((processorTime() - start) / repeats) * 1e6;
  };
  return {
    copyMicroseconds: each(1_000_000, () => copyInto(target, state)),
    newCopyMicroseconds: each(200_000, () => copyState(state)),
  };
}

/** Bytes of the array of cards and eight for every number beside it. */
function bytesOf(state: GameState): number {
  const numbers = (value: object) =>
    Object.values(value).filter((each) => typeof each !== 'object').length;
  const fields = numbers(state) + state.seats.reduce((sum, seat) => sum + numbers(seat), 0);
  return state.cards.byteLength + 8 * fields;
}

function report(result: BenchResult): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  const fixed = (value: number, digits: number) => value.toFixed(digits);
  const lines: [string, string, string][] = [
    ['', 'full rules', 'yardstick'],
    ['random duels a second', whole(result.duelsPerSecond), whole(result.yardstickDuelsPerSecond)],
    [
      'commands a second',
      whole(result.commandsPerSecond),
      whole(result.yardstickCommandsPerSecond),
    ],
    ['turns a duel', fixed(result.meanTurns, 1), fixed(result.yardstickMeanTurns, 1)],
    ['commands a duel', fixed(result.meanCommands, 1), fixed(result.yardstickMeanCommands, 1)],
  ];
  const table = lines
    .map(
      ([name, full, yardstick]) =>
        `${name.padEnd(24)}${full.padStart(14)}${yardstick.padStart(14)}`,
    )
    .join('\n');
  return `${table}

ratio to the yardstick  ${fixed(result.ratio, 3)} (aim: 0.25 or better, dream: 0.5)
copy of a state         ${fixed(result.copyMicroseconds, 3)} µs into a state at hand, ${fixed(result.newCopyMicroseconds, 3)} µs into a new one (aim: under 1 µs)
size of a state         ${whole(result.stateBytes)} bytes
one core, ${result.seconds} s of processor time each, Node ${result.node}
`;
}
