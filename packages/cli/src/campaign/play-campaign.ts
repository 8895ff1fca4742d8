import type { Bot } from '@openrealms/bots';
import {
  type Box,
  type Campaign,
  campaignView,
  chooseOption,
  newCampaign,
  nextSetup,
  type Random,
  type Result,
  randomFrom,
  recordGame,
  roll,
  type Setup,
  SIDES,
  type Side,
  upgradeAfterwards,
  type Verdict,
  wishForSide,
} from '@openrealms/engine';
import { playScenario } from './play-scenario.ts';

type BySide = Readonly<Record<Side, number>>;

/** A game of a campaign. */
export interface CampaignGame {
  readonly scenario: number;
  /** Who went first. */
  readonly first: Side;
  /** Null after a draw. */
  readonly winner: Side | null;
  readonly political: boolean;
  readonly turns: number;
  readonly givenUp: boolean;
  /** Cards upgraded in it. */
  readonly upgrades: BySide;
}

/** A whole campaign. */
export interface PlayedCampaign {
  /** By player. */
  readonly sides: readonly [Side, Side];
  readonly games: readonly CampaignGame[];
  readonly verdict: Verdict;
  readonly points: BySide;
  /** Those of the games and those after the campaign. */
  readonly upgrades: BySide;
  /** Cards of the deck that it has left. */
  readonly grownDeck: number;
}

/** Who plays, and who is told of every point of the campaign. */
export interface Players {
  /** The bots of a game, by player. */
  readonly bots: (setup: Setup) => readonly [Bot, Bot];
  /** Which side the first player would like. */
  readonly wish: Side;
  readonly watch?: (campaign: Campaign) => void;
}

/** Plays a campaign to the very end. What no bot has an opinion of, options and upgrades after the campaign, dice decide. */
export function playCampaign(box: Box, seed: string, players: Players): PlayedCampaign {
  const random = randomFrom(`${seed}:decisions`);
  const games: CampaignGame[] = [];
  let campaign = begin(box, seed, players.wish);
  for (;;) {
    players.watch?.(campaign);
    const { phase } = campaignView(campaign, box);
    if (phase === 'finished') return whole(campaign, box, games);
    if (phase === 'game') {
      const next = playNext(campaign, box, players);
      games.push(next.game);
      campaign = next.campaign;
    } else campaign = decide(campaign, box, random);
  }
}

/** Both players get the side that they want. */
function begin(box: Box, seed: string, wish: Side): Campaign {
  const first = good(wishForSide(newCampaign({ box, seed }), box, 0, wish));
  return good(wishForSide(first, box, 1, 'either'));
}

function playNext(
  campaign: Campaign,
  box: Box,
  { bots }: Players,
): { campaign: Campaign; game: CampaignGame } {
  const { scenario, first, vaults } = campaignView(campaign, box);
  const setup = nextSetup(campaign, box);
  const { result, turns, givenUp } = playScenario(setup, bots(setup));
  const next = good(recordGame(campaign, box, result));
  const after = campaignView(next, box).vaults;
  const upgrades = bySide((side) => after[side].upgrades - vaults[side].upgrades);
  const { winner, political } = result;
  return {
    campaign: next,
    game: { scenario, first, winner, political, turns, givenUp, upgrades },
  };
}

/** Whatever has to be decided besides games, by dice. */
function decide(campaign: Campaign, box: Box, random: Random): Campaign {
  const { options, upgrading } = campaignView(campaign, box);
  if (upgrading !== null) {
    const card = upgrading.options[roll(random, upgrading.options.length)];
    return good(upgradeAfterwards(campaign, box, card));
  }
  return good(chooseOption(campaign, box, options[roll(random, options.length)].id));
}

function whole(campaign: Campaign, box: Box, games: readonly CampaignGame[]): PlayedCampaign {
  const { sides, verdict, vaults, grownDeck } = campaignView(campaign, box);
  if (sides === null || verdict === null || grownDeck === null) {
    throw new Error('The campaign is not finished.');
  }
  return {
    sides,
    games,
    verdict,
    points: bySide((side) => vaults[side].points),
    upgrades: bySide((side) => vaults[side].upgrades),
    grownDeck: Object.values(grownDeck).reduce((sum, count) => sum + count, 0),
  };
}

/** Something for each side. */
export function bySide<T>(of: (side: Side) => T): Readonly<Record<Side, T>> {
  return { [SIDES[0]]: of(SIDES[0]), [SIDES[1]]: of(SIDES[1]) } as Record<Side, T>;
}

function good<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`A campaign of bots cannot go on: ${result.problem.why}`);
}
