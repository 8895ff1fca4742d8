import { type Box, type Scenario, SIDES, type Side } from '@openrealms/engine';
import { cardBook, scenarioFaceText } from '@openrealms/narrator';
import { mean } from '../../simulate/statistics.ts';
import { groupedShareOf, type Share, shareOf } from '../share.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { PlayedCampaign, ScenarioGame } from './play-campaign.ts';

/** What the games of a scenario say. */
export interface ScenarioFigures {
  readonly number: number;
  readonly name: string;
  readonly games: number;
  /** The games that the Star Empire won, both faces counting alike. */
  readonly starEmpire: Share;
  /** The games that were won by a Political Victory. */
  readonly political: Share;
  /** Both players counted together. */
  readonly turns: Spread;
  /** Cards that were upgraded in a game, by both players together. */
  readonly upgrades: number;
  /** Games that nobody won. */
  readonly open: number;
  /** Of the first scenario, whose faces are alike, only the one that is up. */
  readonly faces: readonly FaceFigures[];
}

/** What the games with one face up say. */
export interface FaceFigures {
  /** The side that is up, and goes first. */
  readonly side: Side;
  /** What holds, a sentence each; without what can be chosen. */
  readonly rules: readonly string[];
  readonly games: number;
  /** The games that the side that is up won. */
  readonly won: Share;
  readonly options: readonly OptionFigures[];
}

/** The games in which the side that is up had chosen this. */
export interface OptionFigures {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly won: Share;
}

export function scenarioFigures(
  box: Box,
  scenario: Scenario,
  campaigns: readonly PlayedCampaign[],
  isUpgrade: (place: number) => boolean,
): ScenarioFigures {
  const { number, name } = scenario;
  const groups = campaigns
    .map(({ games }) => games.filter((game) => game.scenario === number))
    .filter((games) => games.length > 0);
  const games = groups.flat();
  return {
    number,
    name: name.en,
    games: games.length,
    starEmpire: groupedShareOf(groups, (game) => winnerOf(game) === 'star-empire'),
    political: groupedShareOf(groups, ({ end }) => end === 'political'),
    turns: spreadOf(games.map(({ turns }) => turns)),
    upgrades: mean(games.map(({ acquired }) => acquired.filter(isUpgrade).length)),
    open: games.filter(({ winner }) => winner === null).length,
    faces: SIDES.map((side) => faceFigures(box, scenario, side, games)).filter(
      (face) => face.games > 0,
    ),
  };
}

function faceFigures(
  box: Box,
  { faces }: Scenario,
  side: Side,
  all: readonly ScenarioGame[],
): FaceFigures {
  const face = faces[side];
  const book = cardBook([box], 'en');
  const games = all.filter(({ faceUp }) => faceUp === side);
  const won = (some: readonly ScenarioGame[]): Share =>
    shareOf(some, (game) => winnerOf(game) === side);
  return {
    side,
    rules: scenarioFaceText(face, null, book),
    games: games.length,
    won: won(games),
    options: (face.choice ?? []).map(({ id, name, rules }) => ({
      id,
      name: name.en,
      rules: scenarioFaceText({ rules }, null, book),
      won: won(games.filter(({ choice }) => choice === id)),
    })),
  };
}

function winnerOf({ winner, sides }: ScenarioGame): Side | null {
  return winner === null ? null : sides[winner];
}
