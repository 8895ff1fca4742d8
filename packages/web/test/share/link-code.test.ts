import { botNamed, playMatch } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import {
  CHALLENGES,
  type Command,
  ENGINE_VERSION,
  FORMATS,
  formatPosition,
  type Options,
} from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, type SeatMove } from '../../src/match/stored-game.ts';
import { gameFromCode, linkCode } from '../../src/share/link-code.ts';
import type { SharedGame } from '../../src/share/shared-game.ts';
import { sharedFrom, sharedText } from '../../src/share/shared-text.ts';

const bots = [botNamed('random', boxes), botNamed('greedy', boxes)];

function played(seed: string, first: number, second: number, options: Partial<Options>) {
  const { moves } = playMatch({ boxes, seed, options }, [bots[first], bots[second]], 60);
  const game: SharedGame = {
    engine: ENGINE_VERSION,
    start: { seed, boxes: boxes.map(({ id }) => id), options },
    boxVersions: boxes.map(({ version }) => version),
    names: ['Ada', 'Éloïse – 2'],
    bots: [null, second === 0 ? null : 'captain/rusher'],
    eyes: first === 0 ? null : second,
    moves,
  };
  return game;
}

const games = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 32 }),
    fc.nat(1),
    fc.nat(1),
    fc.record(
      {
        discardTiming: fc.constantFrom('at-once', 'next-turn'),
        emptyTradeDeck: fc.constantFrom('stay-empty', 'recycle'),
        copiesCountAsPlayed: fc.boolean(),
        firstSeat: fc.constantFrom<Options['firstSeat']>('random', 0, 1),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([seed, first, second, options]) =>
    played(seed, first, second, options as Partial<Options>),
  );

const sample = played('a seed', 1, 1, {});

describe('a link', () => {
  it('gives the same game again', async () => {
    await fc.assert(
      fc.asyncProperty(games, async (game) => {
        expect(await gameFromCode(await linkCode(game))).toEqual({ ok: true, value: game });
      }),
      { numRuns: 25 },
    );
  });

  it.each(CHALLENGES.map(({ id }) => id))('carries the challenge %s', async (id) => {
    const setup = {
      boxes,
      seed: `${id} in a link`,
      seats: 2,
      challenge: { id, level: 'expert' },
    } as const;
    const { moves } = playMatch(setup, [bots[0], bots[1]], 40);
    const game: SharedGame = {
      engine: ENGINE_VERSION,
      start: { ...setup, boxes: boxes.map((box) => box.id), options: {} },
      boxVersions: boxes.map(({ version }) => version),
      names: ['Ada', '', ''],
      bots: [null, 'greedy', null],
      eyes: 0,
      moves,
    };
    expect(await gameFromCode(await linkCode(game))).toEqual({ ok: true, value: game });
    expect((await recordOf(game)).ok).toBe(true);
    const other = sharedText(game).replace('"expert"', '"easy"');
    expect(sharedFrom(other)).toBeNull();
  });

  it.each(FORMATS.map(({ id, seatCounts }) => [id, seatCounts.at(-1)!] as const))(
    'carries a game of %s for %i',
    async (format, seats) => {
      const twice = [...boxes, ...boxes];
      const setup = { boxes: twice, seed: `${format} in a link`, format, seats };
      const { moves } = playMatch(setup, Array(seats).fill(bots[0]), 80);
      const game: SharedGame = {
        engine: ENGINE_VERSION,
        start: { ...setup, boxes: twice.map(({ id }) => id), options: {} },
        boxVersions: twice.map(({ version }) => version),
        names: Array(seats).fill(''),
        bots: Array(seats).fill('greedy'),
        eyes: null,
        moves,
      };
      const read = await gameFromCode(await linkCode(game));
      expect(read).toEqual({ ok: true, value: game });
      expect((await recordOf(game)).ok).toBe(true);
    },
  );

  it('carries a scenario of the campaign and a trade deck, and no other word in them', () => {
    const scenario = {
      number: 3,
      sides: ['trade-federation', 'star-empire'],
      faceUp: 'star-empire',
      choice: 'raiders',
      used: [{ side: 'star-empire', sheet: 1, cost: 4, type: 'base' }],
      openVictoryCards: ['first-blood'],
    } as const;
    const start = { seed: 'x', boxes: ['core'], options: {}, tradeDeck: { cutter: 3 }, scenario };
    const game: SharedGame = { ...sample, start, boxVersions: ['1'] };
    const text = sharedText(game);
    expect(sharedFrom(text)).toEqual(game);
    const changes = [
      ['"faceUp":"star-empire"', '"faceUp":"blob"'],
      ['"cutter":3', '"cutter":"many"'],
      ['"type":"base"', '"type":"moon"'],
      ['"number":3', '"number":3,"cheat":1'],
    ] as const;
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      expect(sharedFrom(text.replace(from, to)), to).toBeNull();
    }
  });

  it('has room for computer players only where there are some, and knows none that is not here', async () => {
    const people = { ...sample, bots: [null, null] };
    expect(JSON.parse(sharedText(people))).toHaveLength(5);
    const parts = JSON.parse(sharedText({ ...sample, bots: [null, 'greedy'] })) as unknown[];
    expect(sharedFrom(JSON.stringify(parts))?.bots).toEqual([null, 'greedy']);
    const unknown = JSON.stringify(parts.with(5, ['nobody', 'captain/thinner', 'more']));
    expect(sharedFrom(unknown)?.bots).toEqual([null, 'captain/thinner']);
    for (const wrong of [7, [7], [{}], Array(7).fill(null)]) {
      expect(sharedFrom(JSON.stringify(parts.with(5, wrong)))).toBeNull();
    }
    expect(sharedFrom(JSON.stringify([...parts, 1]))).toBeNull();
  });

  it('gives a game that the rules can play again', async () => {
    const read = await gameFromCode(await linkCode(sample));
    expect(read.ok && (await recordOf(read.value)).ok).toBe(true);
  });

  it('has every kind of command', async () => {
    const commands: Command[] = [
      { type: 'use', ability: 'primary', card: 'trading-post', slot: 3 },
      { type: 'use', ability: 'ally', card: 'cutter', slot: 12 },
      { type: 'use', ability: 'scrap', card: 'explorer', slot: 0 },
      { type: 'acquire', card: 'explorer', space: null, to: 'top-of-deck' },
      { type: 'acquire', card: 'knight-errant', space: 2, to: 'discard', upgrade: 1 },
      { type: 'acquire', card: 'knight-errant', space: 0, to: 'top-of-deck', upgrade: 4 },
      { type: 'attack-player', seat: 1, amount: 14 },
      { type: 'attack-base', seat: 1, slot: 2, card: 'war-world' },
      { type: 'choose', pick: { from: 'hand', card: 'scout' } },
      { type: 'choose', pick: { from: 'discard', card: 'scout' } },
      { type: 'choose', pick: { from: 'played', card: 'ram' } },
      { type: 'choose', pick: { from: 'explorer-pile', card: 'explorer' } },
      { type: 'choose', pick: { from: 'trade-row', space: 4, card: 'ram' } },
      { type: 'choose', pick: { from: 'trade-row', space: 4, card: 'ram', upgrade: 3 } },
      {
        type: 'choose',
        pick: { from: 'trade-row', space: 4, card: 'ram', to: 'top-of-deck', upgrade: 2 },
      },
      { type: 'choose', pick: { from: 'in-play', seat: 1, slot: 7, card: 'the-hive' } },
      { type: 'choose', pick: { from: 'opponents', seat: 1 } },
      { type: 'choose', pick: { from: 'branches', branch: 'trade 1, draw 2' } },
      { type: 'choose', pick: { from: 'nothing' } },
      { type: 'end-turn' },
      { type: 'concede' },
    ];
    const moves = commands.map((command, i): SeatMove => ({ seat: i % 3, command }));
    const read = await gameFromCode(await linkCode({ ...sample, moves }));
    expect(read).toEqual({ ok: true, value: { ...sample, moves } });
  });

  it('can begin from a position', async () => {
    const record = await recordOf({ ...sample, moves: sample.moves.slice(0, 40) });
    if (!record.ok) throw new Error(record.problem.why);
    const position = formatPosition(record.value.state);
    const game: SharedGame = { ...sample, start: { position }, boxVersions: [], moves: [] };
    expect(await gameFromCode(await linkCode(game))).toEqual({ ok: true, value: game });
  });

  it('stays short enough to send', async () => {
    expect(sample.moves.length).toBeGreaterThan(150);
    expect((await linkCode(sample)).length / sample.moves.length).toBeLessThan(6);
  });
});

describe('a link that is not as it was made', () => {
  it('is a problem with any letter changed', async () => {
    const code = await linkCode(sample);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(code.length - 1),
        fc.constantFrom(...'AZaz09-_./ é%'),
        async (at, letter) => {
          fc.pre(code[at] !== letter);
          const damaged = code.slice(0, at) + letter + code.slice(at + 1);
          expect((await gameFromCode(damaged)).ok).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says wherever it is cut that it is cut off', async () => {
    const code = await linkCode(sample);
    for (let length = 1; length < code.length; length += 7) {
      const read = await gameFromCode(code.slice(0, length));
      expect(!read.ok && read.problem.code).toBe('cut-off');
    }
    expect((await gameFromCode(code.slice(0, -1))).ok).toBe(false);
  });

  it('is a problem with letters added, and never throws for any text', async () => {
    const code = await linkCode(sample);
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (more) => {
        expect((await gameFromCode(code + more)).ok).toBe(false);
        expect((await gameFromCode(more)).ok).toBe(false);
        expect((await gameFromCode(`1${more}`)).ok).toBe(false);
      }),
    );
  });

  it('tells a newer link from something that is none', async () => {
    const code = await linkCode(sample);
    const newer = await gameFromCode(`2${code.slice(1)}`);
    const foreign = await gameFromCode('hello');
    const endless = await gameFromCode(`1${'A'.repeat(200_000)}`);
    expect(!newer.ok && newer.problem.code).toBe('newer-link');
    expect(!foreign.ok && foreign.problem.code).toBe('not-a-link');
    expect(!endless.ok && endless.problem.code).toBe('long-link');
  });
});

describe('a link made by hand', () => {
  it('is refused when it unpacks to far more than a game', async () => {
    const bomb = await linkCode({ ...sample, names: ['x'.repeat(20_000_000)] });
    expect(bomb.length).toBeLessThan(100_000);
    expect((await gameFromCode(bomb)).ok).toBe(false);
  });

  it('is refused when something in it is not what it should be', async () => {
    const wrong = [
      { ...sample, names: [7 as unknown as string] },
      { ...sample, names: Array.from({ length: 9 }, () => 'x') },
      { ...sample, eyes: 9 },
      { ...sample, engine: 'x'.repeat(100) },
      { ...sample, start: { seed: 'x', boxes: ['core'], options: { firstSeat: 'me' } } },
      { ...sample, start: { seed: 'x', boxes: ['core'], options: { cheat: true } } },
      { ...sample, moves: [{ seat: 12, command: { type: 'end-turn' } }] },
    ] as unknown as SharedGame[];
    for (const game of wrong) {
      expect((await gameFromCode(await linkCode(game))).ok).toBe(false);
    }
  });
});
