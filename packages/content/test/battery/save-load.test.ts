import {
  formatPosition,
  type GameState,
  loadGame,
  parsePosition,
  saveGame,
  submit,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, isLookedAt, playRandomGame, TIMEOUT } from './random-games.ts';

function expectSaved(state: GameState, saved: string): void {
  const again = JSON.stringify(saveGame(state));
  if (again !== saved) expect(JSON.parse(again)).toEqual(JSON.parse(saved));
}

describe('all through random games', () => {
  it(
    'saving as JSON and loading gives the same game, and so does the position notation',
    () => {
      for (const n of games(1000)) {
        playRandomGame('save', n, (step) => {
          if (!isLookedAt(step)) return;
          const { boxes } = step.record.setup;
          const saved = JSON.stringify(saveGame(step.record.state));
          const loaded = loadGame(saved, boxes);
          if (!loaded.ok) throw new Error(`Game ${n}: ${JSON.stringify(loaded.problem)}`);
          expectSaved(loaded.value, saved);

          const line = formatPosition(step.record.state);
          const parsed = parsePosition(line, boxes);
          if (!parsed.ok) throw new Error(`${line}\n${JSON.stringify(parsed.problem)}`);
          expectSaved(parsed.value, saved);
          if (formatPosition(parsed.value) !== line) throw new Error(`Not written again: ${line}`);
        });
      }
    },
    TIMEOUT,
  );

  it(
    'a loaded game goes on exactly like the one that was saved',
    () => {
      for (const n of games(60)) {
        let loaded: string | undefined;
        let at = 0;
        const whole = playRandomGame('resume', n, ({ record, random }) => {
          if (loaded === undefined && random.a % 40 === 0) {
            loaded = JSON.stringify(saveGame(record.state));
            at = record.moves.length;
          }
        });
        if (loaded === undefined) continue;
        const resumed = loadGame(loaded, whole.setup.boxes);
        if (!resumed.ok) throw new Error(resumed.problem.why);
        let state = resumed.value;
        for (const { seat, command } of whole.moves.slice(at)) {
          const result = submit(state, { seat, at: state.version, command });
          if (!result.ok) throw new Error(result.refusal.why);
          state = result.state;
        }
        expect(toData(state)).toEqual(toData(whole.state));
      }
    },
    TIMEOUT,
  );
});
