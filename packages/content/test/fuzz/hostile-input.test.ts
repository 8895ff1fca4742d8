import {
  advance,
  awaited,
  type Box,
  commandBuffer,
  commitmentTo,
  createGame,
  type Envelope,
  legalCommands,
  listLegal,
  loadGame,
  parsePosition,
  randomFrom,
  type SavedGame,
  SetupError,
  saveGame,
  startRecord,
  toReplay,
  verify,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { playOn } from './play-on.ts';

/** Reads a position, which may be refused, and if it is not, plays on from it, shorter and longer. */
function readAndPlay(position: string): void {
  const parsed = parsePosition(position, [core]);
  if (!parsed.ok) return;
  for (let dice = 0; dice < 60; dice++) {
    playOn(parsed.value, [core], randomFrom(`hostile ${dice}`), 1 + (dice % 20));
  }
}

/** JSON nested so deeply that it can be read but not written. */
function deep(): unknown {
  return JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
}

function saved(part: Partial<SavedGame> = {}): SavedGame {
  return { ...saveGame(createGame({ boxes: [core], seed: 'hostile' })), ...part };
}

describe('a position that is accepted can be played on', () => {
  it('with a defeated player in a game that goes on', () => {
    readAndPlay('core@1 standard active=0 | | hand=scout | hand=scout defeated=true');
  });

  it('with more discards owed than frames fit on the stack', () => {
    readAndPlay('core@1 standard active=0 | | hand=scout | hand=17*scout owed-discards=17');
  });

  it('with a full stack and a discard to force', () => {
    const frames = Array(16).fill('0:0:imperial-fighter:primary:1:0:0').join();
    readAndPlay(`core@1 standard active=0 stack=${frames} | | hand=scout | hand=2*scout`);
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
    const parsed = parsePosition(`core@1 standard active=0 | | in-play=${inPlay} |`, [core]);
    if (!parsed.ok) return;
    expect(legalCommands(parsed.value, 0).at(-1)).toEqual({ type: 'end-turn' });
    const codes = commandBuffer();
    expect(listLegal(parsed.value, 0, codes)).toBeLessThanOrEqual(codes.length);
  });

  it('asks for no more cards than an ability takes', () => {
    const line =
      'core@1 standard active=0 stack=0:0:brain-world:primary:0:2:0 | | hand=2*scout in-play=0:brain-world!p |';
    const parsed = parsePosition(line, [core]);
    if (parsed.ok) expect(awaited(parsed.value)).toEqual([]);
  });

  it('says what it was given: a flag with another value than true is no flag', () => {
    const line = 'core@1 standard winners=0 | | | authority=0 defeated=yes';
    expect(parsePosition(line, [core])).toMatchObject({ problem: { at: 'defeated=yes' } });
  });

  it('says what it was given: a number left out of a frame is no zero', () => {
    const line = 'core@1 standard active=0 stack=:-:-:primary:0:0:0 | | hand=scout |';
    expect(parsePosition(line, [core]).ok).toBe(false);
  });
});

describe('a saved game is read without an exception', () => {
  it('whatever depth the name of its engine has', () => {
    expect(loadGame(saved({ engine: deep() as string }), [core]).ok).toBe(false);
  });

  it('whatever depth an option has', () => {
    const game = { ...saved().game, options: { discardTiming: deep() } };
    expect(loadGame({ ...saved(), game }, [core]).ok).toBe(false);
  });

  it('with a big integer for an engine', () => {
    expect(loadGame(saved({ engine: 1n as never }), [core]).ok).toBe(false);
  });

  it('with a list that has holes', () => {
    const { game } = saved();
    const seats = game.seats.map((seat) => ({ ...seat, hand: new Array<string>(3) }));
    const loaded = loadGame({ ...saved(), game: { ...game, seats } }, [core]);
    if (loaded.ok) playOn(loaded.value, [core], randomFrom('holes'), 1);
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
    expect((await verify(file, [core])).ok).toBe(false);
  });

  it('is verified without an exception, whatever depth its events have', async () => {
    const opening = [{ ...replay.opening[0], card: deep() }];
    expect((await verify({ ...replay, opening }, [core])).ok).toBe(false);
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
