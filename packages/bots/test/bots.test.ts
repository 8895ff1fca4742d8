import { boxes } from '@openrealms/content';
import {
  awaited,
  type Command,
  createGame,
  determinize,
  type GameState,
  isOver,
  legalCommands,
  parsePosition,
  randomFrom,
  type Setup,
  submit,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, isLabBotName, playMatch, randomBot } from '../src/index.ts';

const greedy = botNamed('greedy', boxes);

describe.each(['random', 'greedy'] as const)('the %s bot', (name) => {
  const bot = botNamed(name, boxes);

  it.each(['standard', 'free-for-all', 'hydra', 'raid'] as const)(
    'decides by what its seat can see, and by nothing else: %s',
    (format) => {
      const seen = new Set<string>();
      const random = randomFrom('hidden cards');
      forEachDecision(
        { boxes, format, seed: `hidden:${name}` },
        bot,
        (state, seat, choice, generator) => {
          const view = viewFor(state, seat);
          const other = determinize(view, random, boxes);
          expect(viewFor(other, seat)).toEqual(view);
          expect(bot.choose(viewFor(other, seat), legalCommands(other, seat), generator)).toEqual(
            choice,
          );
          seen.add(choice.type);
        },
      );
      expect(seen).toContain('acquire');
    },
  );

  it('goes by its name', () => {
    expect(bot.name).toBe(name);
    expect(isLabBotName(name)).toBe(true);
    expect(isLabBotName('toString')).toBe(false);
  });
});

describe('the random bot', () => {
  it('does not end a turn with a card to play or combat to spend', () => {
    forEachDecision({ boxes, seed: 'thorough' }, randomBot, (state, seat, choice) => {
      if (choice.type !== 'end-turn') return;
      expect(legalCommands(state, seat).map(({ type }) => type)).not.toContain('play');
      expect(legalCommands(state, seat).map(({ type }) => type)).not.toContain('attack-player');
    });
  });
});

describe('the greedy bot', () => {
  it('beats the random bot nearly always', () => {
    let wins = 0;
    for (let game = 0; game < 60; game++) {
      const seat = game % 2;
      const bots = seat === 0 ? [greedy, randomBot] : [randomBot, greedy];
      if (playMatch({ boxes, seed: `ladder:${game}` }, bots).result.winningTeam === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(54);
  });

  it('wins when it can', () => {
    const turn = choose('combat=9 authority=20', 'authority=9');
    expect(turn).toEqual({ type: 'attack-player', seat: 1, amount: 9 });
  });

  it('buys the dearest card it can pay', () => {
    const turn = choose('trade=5 authority=50', 'authority=50');
    expect(turn).toMatchObject({ type: 'acquire', card: 'war-world' });
  });

  it('prefers the trade row to an Explorer of the same price', () => {
    const turn = choose('trade=2 authority=50', 'authority=50');
    expect(turn).toMatchObject({ type: 'acquire', card: 'cutter' });
  });

  it('plays bases before ships', () => {
    const turn = choose('authority=50 hand=scout,viper,trading-post', 'authority=50');
    expect(turn).toEqual({ type: 'play', card: 'trading-post' });
  });

  it('keeps a good card from its own Junkyard', () => {
    const junkyard = 'authority=50 in-play=0:junkyard';
    expect(choose(`${junkyard} discard=scout`, 'authority=50')).toMatchObject({ type: 'use' });
    expect(choose(`${junkyard} discard=cutter`, 'authority=50')).toEqual({ type: 'end-turn' });
  });

  it('gives up a card for its scrap ability only to win', () => {
    const combat = 'authority=50 in-play=0:battle-station combat=4';
    expect(choose(combat, 'authority=9')).toMatchObject({ type: 'use', ability: 'scrap' });
    expect(choose(combat, 'authority=10')).toMatchObject({ type: 'attack-player', amount: 4 });
  });

  it('destroys an outpost before anything else', () => {
    const turn = choose('authority=50 combat=7', 'authority=40 in-play=0:trading-post');
    expect(turn).toMatchObject({ type: 'attack-base', card: 'trading-post' });
  });

  it('leaves a base alone when the opponent is nearly beaten', () => {
    const bases = 'in-play=0:blob-wheel';
    expect(choose('authority=50 combat=7', `authority=40 ${bases}`)).toMatchObject({
      type: 'attack-base',
    });
    expect(choose('authority=50 combat=7', `authority=12 ${bases}`)).toMatchObject({
      type: 'attack-player',
    });
  });
});

/** What the greedy bot does first in a turn with these cards and these of the opponent. */
function choose(mine: string, theirs: string): Command {
  const table = 'row=cutter,ram,war-world,freighter,command-ship explorers=10';
  const position = parsePosition(
    `core@1 standard turn=5 active=0 | ${table} | ${mine} | ${theirs}`,
    boxes,
  );
  if (!position.ok) throw new Error(position.problem.why);
  const legal = legalCommands(position.value, 0);
  return greedy.choose(viewFor(position.value, 0), legal, randomFrom('turn'));
}

type Random = ReturnType<typeof randomFrom>;

/** Plays one game of a bot against itself and shows each decision, with the generator as the bot had it. */
function forEachDecision(
  setup: Setup,
  bot: Bot,
  look: (state: GameState, seat: number, choice: Command, generator: Random) => void,
): void {
  let state = createGame(setup);
  const random = randomFrom(setup.seed);
  while (!isOver(state)) {
    const [seat] = awaited(state);
    const before = { ...random };
    const command = bot.choose(viewFor(state, seat), legalCommands(state, seat), random);
    look(state, seat, command, before);
    const next = submit(state, { seat, at: state.version, command });
    if (!next.ok) throw new Error(next.refusal.why);
    state = next.state;
  }
}
