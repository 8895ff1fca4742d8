import type { Bot } from '@openrealms/bots';
import {
  type Box,
  type Campaign,
  campaignBox,
  campaignState,
  chooseOption,
  finishedScenario,
  isOver,
  newCampaign,
  nextSetup,
  type Random,
  type Result,
  randomFrom,
  recordGame,
  roll,
  type Scenario,
  type ScenarioSetup,
  type Setup,
  type Side,
  wishForSide,
} from '@openrealms/engine';
import { designsOf, placesOf } from '../designs.ts';
import { observe } from '../observe.ts';
import type { ObservedGame } from '../observed-game.ts';
import { stickerDesigns, stickerPlaces } from './sticker-designs.ts';

/** A game of a scenario. */
export interface ScenarioGame extends ObservedGame {
  readonly scenario: number;
  /** Who plays which side, by seat. */
  readonly sides: readonly [Side, Side];
  readonly faceUp: Side;
  /** The option that was chosen, where there was a choice. */
  readonly choice: string | null;
  /** Whether the campaign went on from it; otherwise it is the same deal with the other face up. */
  readonly inCampaign: boolean;
}

/** A whole campaign. */
export interface PlayedCampaign {
  readonly games: readonly ScenarioGame[];
  /** Null if it was given up: a game had no end, or the same scenario was drawn again and again. */
  readonly winner: Side | null;
  /** Stickers used in the end. */
  readonly stickers: Readonly<Record<Side, number>>;
}

/** A scenario that nobody wins so often is given up. */
const ATTEMPTS = 4;

/**
 * Plays a campaign from the first scenario to the last; the bots are asked for anew for every game. Every scenario but the first, whose
 * faces are alike, is also played with the other face up, from the same trade deck and the same seed, so that each face is measured
 * as often with decks that have grown as they grow. What the first player can choose is chosen by dice.
 */
export function playCampaign(
  box: Box,
  seed: string,
  bots: (table: Setup) => readonly [Bot, Bot],
): PlayedCampaign {
  const random = randomFrom(`${seed}:choices`);
  const scenarios = box.campaign?.scenarios ?? [];
  const games: ScenarioGame[] = [];
  const watch = watching(box, bots);
  let campaign = withSides(newCampaign({ box, seed }), box);
  for (;;) {
    const { phase, scenario: number, won, attempt, verdict, used } = campaignState(campaign, box);
    const scenario = scenarios[number - 1];
    if (phase === 'choice') {
      const option = chosen(scenario, won[won.length - 1].winner, random);
      campaign = good(chooseOption(campaign, box, option!));
      continue;
    }
    const count = (side: Side): number => used.filter((each) => each.side === side).length;
    const stickers = {
      'star-empire': count('star-empire'),
      'trade-federation': count('trade-federation'),
    };
    if (phase !== 'game') return { games, stickers, winner: verdict?.winner ?? null };
    const setup = nextSetup(campaign, box) as ScenarioTable;
    const { game, state } = watch(setup, true);
    games.push(game);
    if (number > 1 && attempt === 1)
      games.push(watch(otherFace(setup, scenario, random), false).game);
    if (!isOver(state) || attempt === ATTEMPTS) return { games, stickers, winner: null };
    campaign = good(recordGame(campaign, box, finishedScenario(state)));
  }
}

type ScenarioTable = Setup & { readonly scenario: ScenarioSetup };

function watching(box: Box, bots: (table: Setup) => readonly [Bot, Bot]) {
  const grown = campaignBox(box);
  const cards = designsOf({ boxes: [box] });
  const designs = [...cards, ...stickerDesigns(box, box.campaign!)];
  const places = placesOf(cards, [grown]);
  const stickers = stickerPlaces(designs, grown);
  return (setup: ScenarioTable, inCampaign: boolean) => {
    const { number, sides, faceUp, choice = null } = setup.scenario;
    const { game, state } = observe(setup, bots(setup), places, stickers);
    return { state, game: { ...game, scenario: number, sides, faceUp, choice, inCampaign } };
  };
}

/** A coin decides who plays which side. */
function withSides(campaign: Campaign, box: Box): Campaign {
  const first = good(wishForSide(campaign, box, 0, 'either'));
  return good(wishForSide(first, box, 1, 'either'));
}

function otherFace(setup: ScenarioTable, scenario: Scenario, random: Random): ScenarioTable {
  const { choice: _, ...same } = setup.scenario;
  const faceUp = same.faceUp === 'star-empire' ? 'trade-federation' : 'star-empire';
  const choice = chosen(scenario, faceUp, random);
  return { ...setup, scenario: { ...same, faceUp, ...(choice !== null && { choice }) } };
}

function chosen({ faces }: Scenario, faceUp: Side, random: Random): string | null {
  const options = faces[faceUp].choice ?? [];
  return options.length === 0 ? null : options[roll(random, options.length)].id;
}

function good<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`A campaign of bots cannot go on: ${result.problem.why}`);
}
