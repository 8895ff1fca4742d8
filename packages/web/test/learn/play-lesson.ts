import { boxes } from '@openrealms/content';
import {
  advance,
  type Command,
  commandText,
  eventsFor,
  type GameEvent,
  type GameRecord,
  legalCommands,
  parsePosition,
  type Seat,
  undo,
  undoReach,
  viewFor,
} from '@openrealms/engine';
import { LEARNER, type Lesson, PARTNER } from '../../src/learn/lesson.ts';
import {
  BEGINNING,
  type Change,
  type Progress,
  progressAfter,
  shownBy,
  stepNow,
} from '../../src/learn/progress.ts';

/** A lesson played with the engine alone. */
export interface PlayedLesson {
  readonly record: GameRecord;
  readonly progress: Progress;
  /** The step each move was made in, and the move. */
  readonly story: readonly string[];
}

/** Does what "Show me" would do until the lesson is done; throws where the engine refuses. */
export function playLesson(lesson: Lesson): PlayedLesson {
  let played: PlayedLesson = { record: setUp(lesson), progress: BEGINNING, story: [] };
  while (stepNow(lesson, played.progress) !== null) {
    if (played.story.length > 80) throw new Error(`The lesson ${lesson.id} does not end.`);
    played = playNext(lesson, played);
  }
  return played;
}

/** Makes the next move that the lesson wants. */
export function playNext(lesson: Lesson, played: PlayedLesson): PlayedLesson {
  const step = stepNow(lesson, played.progress);
  if (step === null) return played;
  if (step.kind === 'undo') return takeBack(lesson, played);
  if (step.kind === 'watch') {
    return play(lesson, played, PARTNER, step.commands[played.progress.made]);
  }
  const command = shownBy(step, legalCommands(played.record.state, LEARNER));
  if (command === null) throw new Error(`Nothing welcome is legal: ${step.words.en}`);
  return play(lesson, played, LEARNER, command);
}

export function play(
  lesson: Lesson,
  { record, progress, story }: PlayedLesson,
  seat: Seat,
  command: Command,
): PlayedLesson {
  const result = advance(record, { seat, at: record.state.version, command });
  if (!result.ok) throw new Error(`${commandText(command)}: ${result.refusal.why}`);
  const change = changeOf('moved', result.record, seat, command, result.events);
  return {
    record: result.record,
    progress: progressAfter(lesson, progress, change),
    story: [...story, `${progress.step} ${commandText(command)}`],
  };
}

export function takeBack(lesson: Lesson, { record, progress, story }: PlayedLesson): PlayedLesson {
  const result = undo(record, LEARNER, 1);
  if (!result.ok) throw new Error('There is nothing to take back.');
  const change = changeOf('undone', result.record, null, null, []);
  return {
    record: result.record,
    progress: progressAfter(lesson, progress, change),
    story: [...story, `${progress.step} undo`],
  };
}

export function setUp({ position }: Lesson): GameRecord {
  const parsed = parsePosition(position, boxes);
  if (!parsed.ok) throw new Error(parsed.problem.why);
  return { setup: { boxes, seed: 'position' }, opening: [], moves: [], state: parsed.value };
}

function changeOf(
  kind: Change['kind'],
  record: GameRecord,
  by: Seat | null,
  command: Command | null,
  events: readonly GameEvent[],
): Change {
  const { state, moves } = record;
  const moment = {
    viewer: LEARNER,
    view: viewFor(state, LEARNER),
    legal: legalCommands(state, LEARNER),
    events: eventsFor(events, LEARNER, state),
    undo: undoReach(record, LEARNER),
  };
  return { kind, move: moves.length, by, command, moments: [moment] };
}
