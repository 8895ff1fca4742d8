import { botNamed, playMatch, recordOf } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import { ENGINE_VERSION, type GameEvent, type Replay, toReplay } from '@openrealms/engine';
import { cardBook, plain } from '@openrealms/narrator';
import { describe, expect, it } from 'vitest';
import { linkedRecording, recordingOf } from '../../src/replay/recording.ts';
import { toldGame } from '../../src/replay/told-game.ts';
import { linkCode } from '../../src/share/link-code.ts';
import type { SharedGame } from '../../src/share/shared-game.ts';
import { sharedGameOf } from '../../src/share/shared-game-of.ts';

const setup = { boxes, seed: 'recorded' };
const bot = botNamed('greedy', boxes);
const record = recordOf(setup, playMatch(setup, [bot, bot]).moves);
const replay = await toReplay(record, ['Ada', '']);
const info = {
  start: { seed: 'recorded', boxes: boxes.map(({ id }) => id), options: {} },
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Nova', bot: 'greedy' },
  ],
} as const;
const game: SharedGame = sharedGameOf(info, replay, 1);

describe('the recording of a shared game', () => {
  it('comes out of a link with everybody who played, seen by whoever shared it first', async () => {
    const recording = await linkedRecording(await linkCode(game));
    expect(recording).toMatchObject({
      ok: true,
      value: {
        start: info.start,
        players: [
          { kind: 'person', name: 'Ada' },
          { kind: 'bot', name: 'Nova', bot: 'greedy' },
        ],
        moves: game.moves,
        eyes: [1, 0, 'spectator'],
      },
    });
  });

  it('looks through a spectator’s eyes where nobody’s are named, or somebody’s who is not there', () => {
    const eyes = (seat: number | null) => {
      const recording = recordingOf({ ...game, eyes: seat }, 0);
      return recording.ok && recording.value.eyes;
    };
    expect(eyes(null)).toEqual(['spectator', 0, 1]);
    expect(eyes(5)).toEqual([0, 1, 'spectator']);
  });

  it('is refused for other rules and other cards', () => {
    const problem = (other: Partial<SharedGame>) => {
      const recording = recordingOf({ ...game, ...other }, 0);
      return recording.ok ? null : recording.problem.code;
    };
    expect(problem({ engine: `${ENGINE_VERSION}.1` })).toBe('other-version');
    expect(problem({ boxVersions: boxes.map(({ version }) => `${version}x`) })).toBe('other-boxes');
    expect(problem({ start: { ...info.start, boxes: ['nowhere'] } })).toBe('unknown-box');
    expect(problem({ start: { position: 'somewhere' }, boxVersions: [] })).toBeNull();
  });
});

describe('a game told from its file', () => {
  const book = cardBook(boxes, 'en');

  it('has words for every move, and names for everybody', () => {
    const told = toldGame(replay, book).map((sentences) => sentences.map(plain).join(' '));
    expect(told).toHaveLength(replay.moves.length + 1);
    expect(told.slice(1).every((text) => text !== '')).toBe(true);
    expect(told.join(' ')).toContain('Ada plays');
    expect(told.join(' ')).toContain('Player plays');
  });

  it('is told also where another version wrote what has no words here', () => {
    const strange = [
      { kind: 'base-destroyed' },
      { kind: 'warp', seat: 0 },
      null,
    ] as unknown as GameEvent[];
    const moves = strange.map((event) => ({ ...replay.moves[0], events: [event] }));
    const other: Replay = { ...replay, engine: '9', moves };
    expect(toldGame(other, book)).toHaveLength(4);
  });
});
