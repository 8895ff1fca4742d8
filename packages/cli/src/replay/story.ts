import { shelf } from '@openrealms/content';
import {
  CHALLENGES,
  type ChallengeId,
  FORMATS,
  type GameEvent,
  type Language,
  type Replay,
  readReplay,
  resimulate,
  tableSeats,
  type View,
  viewFor,
} from '@openrealms/engine';
import { namesForWatching, plain, tell } from '@openrealms/narrator';
import { Failure } from '../failure.ts';
import type { Wording } from '../play/actions.ts';
import { wordingIn } from '../play/wording.ts';
import { boxesNamed } from '../tables.ts';
import { printable } from '../text/layout.ts';

/** A replay that can be told. Step 0 is the set table, step n the game after its nth move. */
export interface Story {
  readonly replay: Replay;
  readonly wording: Wording;
  /** By step. */
  readonly sentences: readonly (readonly string[])[];
  /** The last step of the turn that a step belongs to. */
  endOfTurn(step: number): number;
  /** The table with all hands open; null where the game cannot be played again and only its events are known. */
  table(step: number): View | null;
  /** Why there is no table to see. */
  readonly withoutTable: string | null;
}

export function storyOf(text: string, path: string, language: Language): Story {
  const read = readReplay(text);
  if (!read.ok) {
    throw new Failure(`${path} cannot be read: ${read.problem.why} Give a replay file.`);
  }
  const replay = read.value;
  const common = wordingIn(language, shelf);
  const { book, challenge } = common;
  const { seats, teams, boss } = tableOf(replay);
  const players = replay.players.map(printable);
  // A Boss that the rules play has the last seat, and its own name.
  if (boss !== null) players[seats - 1] = challenge.challenges[boss].boss;
  const names = namesForWatching(players, seats, language);
  const steps = [replay.opening, ...replay.moves.map(({ events }) => events)];
  const sentences = steps.map((events, step) => {
    try {
      return tell(events, { you: null, names, teams }, book).map((sentence) =>
        printable(plain(sentence)),
      );
    } catch {
      throw new Failure(`${path} is damaged: what happened in move ${step} cannot be told.`);
    }
  });
  const played = resimulate(replay, boxesNamed(replay.setup.boxes));
  return {
    replay,
    wording: { ...common, names },
    sentences,
    endOfTurn(step) {
      const next = steps.findIndex((events, i) => i > step && events.some(endsTurn));
      return next < 0 ? steps.length - 1 : next;
    },
    table(step) {
      if (!played.ok) return null;
      const { moves, state } = played.value;
      return openView(moves[step]?.before ?? state);
    },
    withoutTable: played.ok ? null : played.problem.why,
  };
}

/** How many sat at the table, and on which team each; what a file says about it is not to be trusted. */
function tableOf({ setup }: Replay): {
  seats: number;
  teams: number[];
  boss: ChallengeId | null;
} {
  const challenge = CHALLENGES.find(({ id }) => id === setup.challenge?.id);
  const format = challenge ?? FORMATS.find(({ id }) => id === setup.format) ?? FORMATS[0];
  const players = format.seatCounts.find((count) => count === setup.seats) ?? format.seatCounts[0];
  const seats = tableSeats(format, players);
  const teams = Array.from({ length: seats }, (_, seat) => format.team(seat, seats));
  return { seats, teams, boss: challenge?.id ?? null };
}

function endsTurn({ kind }: GameEvent): boolean {
  return kind === 'turn-ended' || kind === 'game-ended';
}

/** After the game there are no secrets: everybody's hand lies open. */
function openView(state: Parameters<typeof viewFor>[0]): View {
  const view = viewFor(state, 'spectator');
  return { ...view, seats: view.seats.map(({ seat }) => viewFor(state, seat).seats[seat]) };
}
