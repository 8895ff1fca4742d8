import { core } from '@openrealms/content';
import {
  awaited,
  type Command,
  createGame,
  isOver,
  legalCommands,
  randomFrom,
  submit,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  botNamed,
  botNameOf,
  botParts,
  isBotName,
  isLabBotName,
  LAB_BOT_NAMES,
  LEVEL_NAMES,
  LEVELS,
  type LevelName,
  playMatch,
  prepareBots,
  STYLE_NAMES,
} from '../../src/index.ts';
import { crewsOf, type MakeLevel } from '../../src/levels/crews.ts';

const boxes = [core];

describe('the name of a bot', () => {
  it('says its level, and its style if it has one', () => {
    for (const level of LEVEL_NAMES) {
      for (const style of [null, ...STYLE_NAMES]) {
        expect(botParts(botNameOf({ level, style }))).toEqual({ level, style });
      }
    }
    expect(botNameOf({ level: 'captain', style: 'rusher' })).toBe('captain/rusher');
  });

  it.each(['', 'tuned', 'captain/', 'captain/rusher/thinner', 'rusher', 'Captain', 'toString'])(
    'is not "%s"',
    (name) => {
      expect(botParts(name)).toBeNull();
      expect(isBotName(name)).toBe(false);
    },
  );

  it('is also that of a bot which people played against before there were levels', () => {
    for (const name of ['random', 'greedy', 'tuned-rusher']) {
      expect(isLabBotName(name)).toBe(true);
      expect(isBotName(name)).toBe(false);
    }
    expect(LAB_BOT_NAMES).toEqual(expect.arrayContaining(['random', 'greedy', ...LEVELS]));
  });
});

describe('every level that is offered', () => {
  const names = LEVELS.flatMap((level) =>
    [null, ...STYLE_NAMES].map((style) => botNameOf({ level, style })),
  );

  it.each(names)('%s plays, under its own name', async (name) => {
    expect(isBotName(name)).toBe(true);
    await prepareBots([name]);
    const bots = [botNamed(name, boxes), botNamed('random', boxes)];
    expect(bots[0].name).toBe(name);
    // An Overlord takes a second for a turn: with a style, a few of them have to do.
    const turns = name.startsWith('overlord/') ? 4 : undefined;
    const { result } = playMatch({ boxes, seed: `level: ${name}` }, bots, turns);
    if (turns === undefined) expect(result.winners).not.toEqual([]);
    else expect(result.turns).toBe(turns + 1);
  });

  it('is in the order of the ladder', () => {
    expect(LEVELS).toEqual(LEVEL_NAMES.filter((level) => LEVELS.includes(level)));
    expect(LEVELS.length).toBeGreaterThanOrEqual(4);
  });
});

describe('who misjudges cards', () => {
  it.each(['recruit', 'pilot'] as const)('misjudges the same ones all game long: %s', (name) => {
    const bought = (nature: string, dice: string): readonly Command[] =>
      decisions(name, nature, dice);
    const game = bought('a', 'dice');
    // Whatever else falls by chance, a game that is taken up again is played by the same somebody.
    expect(bought('a', 'other dice')).toEqual(game);
    expect(['b', 'c', 'd', 'e'].some((other) => differ(bought(other, 'dice'), game))).toBe(true);
  });

  function differ(one: readonly Command[], other: readonly Command[]): boolean {
    return JSON.stringify(one) !== JSON.stringify(other);
  }

  /** What both seats do in one game, each move with dice of its own. */
  function decisions(name: 'recruit' | 'pilot', nature: string, dice: string): Command[] {
    const seats = [0, 1].map((seat) => botNamed(name, boxes, randomFrom(`${nature}:${seat}`)));
    let state = createGame({ boxes, seed: 'a game of opinions' });
    const made: Command[] = [];
    while (!isOver(state) && made.length < 200) {
      const [seat] = awaited(state);
      const random = randomFrom(`${dice}:${made.length}`);
      const command = seats[seat].choose(viewFor(state, seat), legalCommands(state, seat), random);
      const next = submit(state, { seat, at: state.version, command });
      if (!next.ok) throw new Error(next.refusal.why);
      state = next.state;
      made.push(command);
    }
    return made;
  }
});

describe('a crew that is loaded when it is wanted', () => {
  const make: MakeLevel = ({ name, style }) => ({
    name: `${name} likes ${style?.name ?? 'everything'}`,
    choose: (_view, [first]) => first,
  });
  const crewOf = (level: LevelName): 'slow' | undefined =>
    level === 'overlord' ? 'slow' : undefined;

  it('is loaded once, and then makes its bots at once', async () => {
    let loaded = 0;
    const crews = crewsOf(
      crewOf,
      {},
      {
        slow: async () => {
          loaded++;
          return make;
        },
      },
    );
    expect(() => crews.make('overlord', boxes)).toThrow('Call prepareBots before');
    await crews.prepare(['greedy', 'recruit']);
    expect(loaded).toBe(0);
    await Promise.all([crews.prepare(['overlord']), crews.prepare(['overlord/thinner'])]);
    await crews.prepare(['overlord']);
    expect(loaded).toBe(1);
    expect(crews.make('overlord/thinner', boxes).name).toBe('overlord/thinner likes thinner');
    expect(() => crews.make('admiral', boxes)).toThrow('There is no bot "admiral".');
  });

  it('is tried again after it could not be loaded', async () => {
    let tries = 0;
    const crews = crewsOf(
      crewOf,
      {},
      {
        slow: async () => {
          tries++;
          if (tries === 1) throw new Error('no network');
          return make;
        },
      },
    );
    await expect(crews.prepare(['overlord'])).rejects.toThrow('no network');
    await crews.prepare(['overlord']);
    expect(crews.make('overlord', boxes).name).toContain('overlord');
  });
});
