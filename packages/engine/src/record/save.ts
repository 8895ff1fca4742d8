import type { Box } from '../cards/card.ts';
import { problem, type Result, show } from '../errors.ts';
import { stateFrom } from '../state/check-data.ts';
import type { GameData } from '../state/data.ts';
import type { GameState } from '../state/state.ts';
import { toData } from '../state/to-data.ts';
import { ENGINE_VERSION } from '../version.ts';

/** A game saved at one moment, also in the middle of an effect. Plain JSON. */
export interface SavedGame {
  readonly kind: 'openrealms-game';
  readonly engine: string;
  readonly game: GameData;
}

/** A state as a file to keep; write it as JSON. */
export function saveGame(state: GameState): SavedGame {
  return { kind: 'openrealms-game', engine: ENGINE_VERSION, game: toData(state) };
}

/**
 * Reads a saved game, as an object or as JSON text. Whatever is wrong with it, the answer says what and where. Of the boxes
 * given, those are used that the game was played with.
 *
 * @example
 * {@includeCode ../../../content/examples/save-and-load.ts}
 */
export function loadGame(saved: unknown, boxes: readonly Box[]): Result<GameState> {
  const parsed = parseJson(saved);
  if (!parsed.ok) return parsed;
  const file = parsed.value as Partial<SavedGame> | null;
  if (typeof file !== 'object' || file === null || file.kind !== 'openrealms-game') {
    return problem('not-a-save', 'This is not a saved game: "kind" must be "openrealms-game".');
  }
  if (file.engine !== ENGINE_VERSION) {
    return problem(
      'other-version',
      `This game was saved by engine ${show(file.engine)}; this is ${ENGINE_VERSION}. Only a replay of it can still be shown.`,
      'engine',
    );
  }
  return stateFrom(file.game, boxes);
}

/** JSON text becomes what it says; anything else is taken as it is. */
export function parseJson(value: unknown): Result<unknown> {
  if (typeof value !== 'string') return { ok: true, value };
  try {
    return { ok: true, value: JSON.parse(value) as unknown };
  } catch {
    return problem('not-json', 'This is not JSON: the file is damaged or of another kind.');
  }
}
