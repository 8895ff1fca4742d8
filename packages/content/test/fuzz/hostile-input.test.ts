import {
  advance,
  awaited,
  type Box,
  commandBuffer,
  commitmentTo,
  createGame,
  type Envelope,
  type GameState,
  legalCommands,
  listLegal,
  loadGame,
  type Problem,
  parsePosition,
  randomFrom,
  type SavedGame,
  SetupError,
  saveGame,
  startRecord,
  toReplay,
  verify,
} from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { playOn } from './play-on.ts';

function stateOf(position: string): GameState {
  const parsed = parsePosition(position, [core]);
  if (!parsed.ok) throw new Error(`${parsed.problem.at}: ${parsed.problem.why}`);
  return parsed.value;
}

function problemOf(position: string): Problem | undefined {
  const parsed = parsePosition(position, [core]);
  return parsed.ok ? undefined : parsed.problem;
}

/** Plays on from a position, shorter and longer. */
function readAndPlay(position: string): void {
  const state = stateOf(position);
  for (let dice = 0; dice < 60; dice++) {
    playOn(state, [core], randomFrom(`hostile ${dice}`), 1 + (dice % 20));
  }
}

/** JSON nested so deeply that it can be read but not written. */
function deep(): unknown {
  return JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
}

function saved(part: Partial<SavedGame> = {}): SavedGame {
  return { ...saveGame(createGame({ boxes: [core], seed: 'hostile' })), ...part };
}

describe('a position is refused that could not be played on:', () => {
  it('a defeated player in a game that goes on', () => {
    const line = 'core@1 standard active=0 | | hand=scout | hand=scout defeated=true';
    expect(problemOf(line)).toMatchObject({ code: 'inconsistent', at: 'seats' });
  });

  it('a stack without room to force a discard', () => {
    const line = (frames: number) => {
      const stack = Array(frames).fill('0:0:imperial-fighter:primary:1:0:0').join();
      return `core@1 standard active=0 stack=${stack} | | hand=scout | hand=20*scout`;
    };
    expect(problemOf(line(17))).toMatchObject({ code: 'too-long', at: 'stack' });
    readAndPlay(line(7));
  });

  it('a choice that has taken all it may', () => {
    const line = (done: number) =>
      `core@1 standard active=0 stack=0:0:brain-world:primary:0:${done}:0 | | hand=2*scout in-play=0:brain-world!p |`;
    expect(problemOf(line(1))).toBeUndefined();
    expect(problemOf(line(2))).toMatchObject({ code: 'inconsistent', at: 'stack' });
  });
});

describe('a position is accepted and can be played on', () => {
  it('with more discards owed than frames fit on the stack', () => {
    const line = 'core@1 standard active=0 | | hand=scout | hand=17*scout owed-discards=17';
    readAndPlay(line);
    const t = new Table(stateOf(line)).endTurn();
    for (let i = 0; i < 17; i++) t.chooseFromHand('scout');
    expect(t.opponent).toMatchObject({ hand: [], discard: Array(17).fill('scout') });
  });

  it('with as many cards played as may be listed', () => {
    readAndPlay('core@1 standard active=0 | | hand=2*scout played=6*scout | hand=scout');
  });

  it('with pools as large as may be written', () => {
    readAndPlay('core@1 standard active=0 | | trade=4000 combat=4000 hand=2*scout,2*viper |');
  });
});

describe('a position that is accepted', () => {
  it('has all its legal commands listed, "end turn" the last', () => {
    const inPlay = Array.from({ length: 900 }, (_, slot) => `${slot}:space-station!l`).join();
    const state = stateOf(`core@1 standard active=0 | | in-play=${inPlay} |`);
    expect(legalCommands(state, 0)).toHaveLength(3 * 900 + 1);
    expect(legalCommands(state, 0).at(-1)).toEqual({ type: 'end-turn' });
    const codes = commandBuffer();
    expect(listLegal(state, 0, codes)).toBeLessThanOrEqual(codes.length);
  });

  it('says what it was given: a flag with another value than true is no flag', () => {
    const line = 'core@1 standard winners=0 | | | authority=0 defeated=yes';
    expect(parsePosition(line, [core])).toMatchObject({ problem: { at: 'defeated=yes' } });
  });

  it('says what it was given: a number left out of a frame is no zero', () => {
    const line = 'core@1 standard active=0 stack=:-:-:forced-discard:0:0:0 | | hand=scout |';
    expect(parsePosition(line, [core]).ok).toBe(false);
  });
});

describe('a saved game is read without an exception', () => {
  it('whatever depth the name of its engine has', () => {
    expect(loadGame(saved({ engine: deep() as string }), [core])).toMatchObject({
      problem: { code: 'other-version' },
    });
  });

  it('whatever depth an option has', () => {
    const game = { ...saved().game, options: { discardTiming: deep() } };
    expect(loadGame({ ...saved(), game }, [core])).toMatchObject({
      problem: { code: 'wrong-option' },
    });
  });

  it('with a big integer for an engine', () => {
    expect(loadGame(saved({ engine: 1n as never }), [core])).toMatchObject({
      problem: { code: 'other-version' },
    });
  });

  it('with a list that has holes', () => {
    const { game } = saved();
    const seats = game.seats.map((seat) => ({ ...seat, hand: new Array<string>(3) }));
    expect(loadGame({ ...saved(), game: { ...game, seats } }, [core])).toMatchObject({
      problem: { code: 'not-a-text', at: 'seats[0].hand[0]' },
    });
  });
});

describe('a setup that makes no game throws a SetupError', () => {
  const thrown = (setup: unknown): unknown => {
    try {
      return createGame(setup as never);
    } catch (error) {
      return error;
    }
  };

  const badBox = (part: Partial<Box>) => ({ boxes: [{ ...core, ...part }], seed: 'x' });

  it.each([
    ['seats that have no text', { boxes: [core], seed: 'x', seats: { toString: 1 } }],
    ['a format that has no text', { boxes: [core], seed: 'x', format: { toString: 1 } }],
    ['an option that is a big integer', { boxes: [core], seed: 'x', options: { firstSeat: 1n } }],
    ['no setup', null],
    ['no list of boxes', { seed: 'x' }],
    ['an empty box', { boxes: [null], seed: 'x' }],
    ['a card in fewer than no copies', badBox({ tradeDeck: { ram: -1 } })],
    ['a card in one and a half copies', badBox({ tradeDeck: { ram: 1.5 } })],
  ])('for %s', (_, setup) => {
    expect(thrown(setup)).toBeInstanceOf(SetupError);
  });
});

const replay = await toReplay(startRecord({ boxes: [core], seed: 'hostile' }));

describe('a replay', () => {
  it('is verified without an exception, whatever its seats are', async () => {
    const file = JSON.stringify({ ...replay, setup: { ...replay.setup, seats: { toString: 1 } } });
    expect(await verify(file, [core])).toMatchObject({ problem: { code: 'wrong-seats' } });
  });

  it('is verified without an exception, whatever depth its events have', async () => {
    const opening = [{ ...replay.opening[0], card: deep() }];
    expect(await verify({ ...replay, opening }, [core])).toMatchObject({
      problem: { code: 'different-events' },
    });
  });

  it('has a commitment that fits no other seed', async () => {
    // Halves of a pair are all encoded as the same replacement character: the host can choose among many games.
    const published = await commitmentTo('\ud800');
    const other = await toReplay(startRecord({ boxes: [core], seed: '\ud801' }));
    expect(await verify(JSON.stringify(other), [core], published)).toMatchObject({
      problem: { code: 'other-seed' },
    });
  });

  it('keeps its commands, whatever becomes of the objects in which they came', async () => {
    const start = startRecord({ boxes: [core], seed: 'hostile' });
    const [seat] = awaited(start.state);
    const envelope = { seat, at: 0, command: { type: 'play', card: 'scout' } };
    const played = advance(start, envelope as Envelope);
    if (!played.ok) throw new Error(played.refusal.why);
    envelope.command.card = 'viper';
    expect((await verify(await toReplay(played.record), [core])).ok).toBe(true);
  });
});
