import {
  formatPosition,
  loadGame,
  parsePosition,
  saveGame,
  submit,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, playRandomGame, TIMEOUT } from './random-games.ts';

describe('at every step of random games', () => {
  it(
    'saving as JSON and loading gives the same game',
    () => {
      for (const n of games(1000)) {
        playRandomGame('save', n, ({ record }) => {
          const { boxes } = record.setup;
          const saved = JSON.stringify(saveGame(record.state));
          const loaded = loadGame(saved, boxes);
          if (!loaded.ok) throw new Error(`Game ${n}: ${JSON.stringify(loaded.problem)}`);
          if (JSON.stringify(saveGame(loaded.value)) !== saved)
            expect(saveGame(loaded.value)).toEqual(saved);
        });
      }
    },
    TIMEOUT,
  );

  it(
    'the position notation gives the same game',
    () => {
      for (const n of games(1000)) {
        playRandomGame('notation', n, ({ record }) => {
          const { boxes } = record.setup;
          const line = formatPosition(record.state);
          const parsed = parsePosition(line, boxes);
          if (!parsed.ok) throw new Error(`${line}\n${JSON.stringify(parsed.problem)}`);
          if (formatPosition(parsed.value) !== line)
            expect(formatPosition(parsed.value)).toBe(line);
          if (JSON.stringify(toData(parsed.value)) !== JSON.stringify(toData(record.state))) {
            expect(toData(parsed.value)).toEqual(toData(record.state));
          }
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
