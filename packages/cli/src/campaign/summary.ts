import type { Side } from '@openrealms/engine';
import { type Interval, mean, median, wilson } from '../simulate/statistics.ts';
import { bySide, type CampaignGame, type PlayedCampaign } from './play-campaign.ts';

/** How often something happened, and where the true rate lies. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  /** 95 %. */
  readonly interval: Interval;
}

/** How much of something there was, and where its true mean lies. */
export interface Amount {
  readonly mean: number;
  /** 95 %. */
  readonly interval: Interval;
}

/** A scenario in all campaigns. */
export interface ScenarioSummary {
  readonly number: number;
  readonly games: number;
  readonly draws: number;
  /** Of the games that somebody won. */
  readonly wins: Readonly<Record<Side, Rate>>;
  readonly firstPlayerWins: Rate;
  readonly politicalVictories: Rate;
  readonly medianTurns: number;
  /** For each game. */
  readonly upgrades: Readonly<Record<Side, Amount>>;
}

/** What many campaigns came to. */
export interface CampaignsSummary {
  readonly campaigns: number;
  readonly games: number;
  readonly draws: number;
  /** Games that went on for so long that somebody gave up. */
  readonly givenUp: number;
  readonly wins: Readonly<Record<Side, Rate>>;
  /** By bot, in the order of the bots. */
  readonly botWins: readonly [Rate, Rate];
  /** What the verdicts were by. */
  readonly decidedBy: Readonly<Record<PlayedCampaign['verdict']['by'], number>>;
  readonly points: Readonly<Record<Side, Amount>>;
  readonly politicalVictories: Readonly<Record<Side, Rate>>;
  readonly medianTurns: number;
  /** In the games of a campaign, and when all is done. */
  readonly upgrades: Readonly<Record<Side, Amount>>;
  readonly upgradesInTheEnd: Readonly<Record<Side, Amount>>;
  /** Cards of the decks that the campaigns have left. */
  readonly grownDeck: Amount;
  readonly scenarios: readonly ScenarioSummary[];
}

/** Political Victories are possible in the first four scenarios. */
const POLITICAL = 4;

export function summarise(campaigns: readonly PlayedCampaign[]): CampaignsSummary {
  const games = campaigns.flatMap((campaign) => campaign.games);
  const political = games.filter(({ scenario }) => scenario <= POLITICAL);
  const numbers = [...new Set(games.map(({ scenario }) => scenario))].toSorted((a, b) => a - b);
  const decided = (by: PlayedCampaign['verdict']['by']): number =>
    campaigns.filter(({ verdict }) => verdict.by === by).length;
  return {
    campaigns: campaigns.length,
    games: games.length,
    draws: games.filter(({ winner }) => winner === null).length,
    givenUp: games.filter(({ givenUp }) => givenUp).length,
    wins: bySide((side) => rateOf(campaigns, ({ verdict }) => verdict.winner === side)),
    botWins: [botWins(campaigns, 0), botWins(campaigns, 1)],
    decidedBy: {
      points: decided('points'),
      scenarios: decided('scenarios'),
      'last-scenario': decided('last-scenario'),
    },
    points: bySide((side) => amountOf(campaigns.map(({ points }) => points[side]))),
    politicalVictories: bySide((side) =>
      rateOf(political, (game) => game.political && game.winner === side),
    ),
    medianTurns: median(games.map(({ turns }) => turns)),
    upgrades: bySide((side) =>
      amountOf(campaigns.map((campaign) => upgradesInGames(campaign, side))),
    ),
    upgradesInTheEnd: bySide((side) => amountOf(campaigns.map(({ upgrades }) => upgrades[side]))),
    grownDeck: amountOf(campaigns.map(({ grownDeck }) => grownDeck)),
    scenarios: numbers.map((number) =>
      scenarioSummary(
        number,
        games.filter(({ scenario }) => scenario === number),
      ),
    ),
  };
}

function rateOf<T>(all: readonly T[], happened: (each: T) => boolean): Rate {
  const count = all.filter(happened).length;
  const of = all.length;
  return { count, of, rate: count / (of || 1), interval: wilson(count, of) };
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

function amountOf(values: readonly number[]): Amount {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const half = Z * Math.sqrt(squares / Math.max(1, values.length - 1) / (values.length || 1));
  return { mean: centre, interval: [centre - half, centre + half] };
}

function botWins(campaigns: readonly PlayedCampaign[], bot: 0 | 1): Rate {
  return rateOf(campaigns, ({ sides, verdict }) => sides[bot] === verdict.winner);
}

function upgradesInGames({ games }: PlayedCampaign, side: Side): number {
  return games.reduce((sum, { upgrades }) => sum + upgrades[side], 0);
}

function scenarioSummary(number: number, games: readonly CampaignGame[]): ScenarioSummary {
  const won = games.filter(({ winner }) => winner !== null);
  return {
    number,
    games: games.length,
    draws: games.length - won.length,
    wins: bySide((side) => rateOf(won, ({ winner }) => winner === side)),
    firstPlayerWins: rateOf(won, ({ winner, first }) => winner === first),
    politicalVictories: rateOf(won, ({ political }) => political),
    medianTurns: median(games.map(({ turns }) => turns)),
    upgrades: bySide((side) => amountOf(games.map(({ upgrades }) => upgrades[side]))),
  };
}
