import { botNamed, nextMove, type SeatedBot } from '@openrealms/bots';
import { riseOfEmpire } from '@openrealms/content';
import {
  apply,
  type Campaign,
  campaignBox,
  campaignState,
  campaignView,
  createGame,
  exportCampaign,
  finishedScenario,
  forkCampaign,
  type GameState,
  grownSetup,
  isOver,
  loadGame,
  nextSetup,
  type Result,
  randomFrom,
  readCampaign,
  recordGame,
  type Setup,
  SIDES,
  saveGame,
  setupWarnings,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { type PlayedCampaign, playCampaign } from '../../src/campaign/play-campaign.ts';
import { playScenario } from '../../src/campaign/play-scenario.ts';

const box = riseOfEmpire;

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.why);
  return result.value;
}

/** A campaign of two bots, with what it was at every point. */
function played(
  seed: string,
  ...names: readonly ['random' | 'greedy', 'random' | 'greedy']
): { whole: PlayedCampaign; points: Campaign[] } {
  const points: Campaign[] = [];
  const whole = playCampaign(box, seed, {
    bots: ({ boxes }) => [botNamed(names[0], boxes), botNamed(names[1], boxes)],
    wish: 'trade-federation',
    watch: (campaign) => {
      points.push(campaign);
    },
  });
  return { whole, points };
}

const sizeOf = (deck: Readonly<Record<string, number>> | null | undefined): number =>
  Object.values(deck ?? {}).reduce((sum, count) => sum + count, 0);

describe.each([
  ['random', 'random'],
  ['greedy', 'greedy'],
  ['greedy', 'random'],
] as const)('a campaign of %s against %s', (first, second) => {
  const { whole, points } = played(`${first} ${second}`, first, second);
  const last = points[points.length - 1];

  it('comes to an end with a winner, twelve scenarios and a grown deck', () => {
    const view = campaignView(last, box);
    expect(view.phase).toBe('finished');
    expect(view.scenarios.every(({ status }) => status === 'won')).toBe(true);
    expect(whole.games.filter(({ winner }) => winner !== null)).toHaveLength(12);
    expect(whole.sides).toEqual(['trade-federation', 'star-empire']);
    expect(whole.grownDeck).toBe(84);
    expect(SIDES).toContain(whole.verdict.winner);
  });

  it('keeps sixty trade cards and five stickers a sheet at every point', () => {
    for (const campaign of points) {
      const { tradeDeck, sheets, upgraded, vaults } = campaignView(campaign, box);
      expect(sizeOf(tradeDeck)).toBe(60);
      const used = sheets.reduce((sum, sheet) => sum + sheet.used, 0);
      expect(used).toBe(upgraded.reduce((sum, { count }) => sum + count, 0));
      for (const side of SIDES) expect(vaults[side].upgrades).toBeLessThanOrEqual(20);
    }
  });

  it('can be saved and read at every point, and goes on with the same games', () => {
    for (const campaign of points) {
      const { campaign: read } = value(readCampaign(exportCampaign(campaign), [box]));
      expect(campaignView(read, box)).toEqual(campaignView(campaign, box));
      if (campaignState(campaign, box).phase !== 'game') continue;
      expect(nextSetup(read, box)).toEqual(nextSetup(campaign, box));
    }
  });

  it('can be forked after every scenario, and the fork can be played on', () => {
    for (let won = 0; won <= 12; won++) {
      const fork = value(forkCampaign(last, box, won, `fork ${won}`));
      const state = campaignState(fork, box);
      expect(state.won).toHaveLength(won);
      if (state.phase !== 'game') continue;
      const setup = nextSetup(fork, box);
      const { result } = playScenario(setup, [
        botNamed(first, setup.boxes),
        botNamed(second, setup.boxes),
      ]);
      expect(campaignState(value(recordGame(fork, box, result)), box).won).toHaveLength(won + 1);
    }
  });

  it('has the same games whenever it is played again', () => {
    expect(played(`${first} ${second}`, first, second).whole).toEqual(whole);
  });

  it('leaves a deck to play on with, also by six', () => {
    const setup = {
      ...grownSetup(last, box),
      seats: 6,
      format: 'free-for-all',
      seed: 'x',
    } as const;
    const codes = setupWarnings(setup).map(({ code }) => code);
    expect(codes).not.toContain('small-trade-deck');
    expect(createGame(setup).seats).toHaveLength(6);
  });
});

describe('a scenario game', () => {
  const { points } = played('greedy greedy', 'greedy', 'greedy');
  const setups = points
    .filter((campaign) => campaignState(campaign, box).phase === 'game')
    .map((campaign) => nextSetup(campaign, box));

  /** Plays it with greedy bots, who see what `keep` makes of the state after every move. */
  function playKept(setup: Setup, keep: (state: GameState) => GameState): GameState {
    const seated: SeatedBot[] = [0, 1].map((seat) => ({
      bot: botNamed('greedy', setup.boxes),
      random: randomFrom(`${setup.seed}:bot:${seat}`),
    }));
    let state = createGame(setup);
    while (!isOver(state)) {
      const { seat, code } = nextMove(state, (each) => seated[each])!;
      apply(state, seat, code);
      state = keep(state);
    }
    return state;
  }

  it.each(setups.map((setup) => [setup.scenario?.number, setup] as const))(
    'of scenario %i ends the same when it is saved and loaded after every move',
    (_, setup) => {
      const shelf = [campaignBox(box)];
      const through = playKept(setup, (state) => state);
      const kept = playKept(setup, (state) =>
        value(loadGame(JSON.stringify(saveGame(state)), shelf)),
      );
      expect(finishedScenario(kept)).toEqual(finishedScenario(through));
    },
  );

  it('that would not end is given up by who has less authority', () => {
    const [setup] = setups;
    const bots = [botNamed('greedy', setup.boxes), botNamed('random', setup.boxes)] as const;
    const { givenUp, turns, result } = playScenario(setup, bots, 4);
    expect({ givenUp, turns }).toEqual({ givenUp: true, turns: 5 });
    expect(SIDES).toContain(result.winner);
  });
});
