import type { Box } from '../cards/card.ts';
import type { UsedSticker } from '../setup.ts';
import { reject } from '../state/reader.ts';
import { startUpgrading } from './after-campaign.ts';
import { campaignOf, type GameStep } from './campaign.ts';
import type { CampaignState, Earned } from './campaign-state.ts';
import { SIDES, type Side } from './contents.ts';
import { faceUp, openScenario } from './scenarios.ts';
import { newestSheet, stickersUsed, type Upgradable, withUpgrade } from './upgrades.ts';
import { afterScenario, openVictoryCards, verdictOf } from './victory-cards.ts';

/** In these scenarios the fifth sticker of the scenario's own sheet wins. */
const POLITICAL = 4;
const STICKERS_OF_A_SHEET = 5;

/** A game of the current scenario has ended. */
export function takeGame(
  state: CampaignState,
  step: GameStep,
  box: Box,
  at: string,
): CampaignState {
  if (state.phase !== 'game') {
    return reject('wrong-phase', `${at}: no game can be played now.`, at);
  }
  const upgraded = upgradeAll(state, step, box, at);
  const earned = [...state.earned, ...earnedOnTurns(state, step, box, at)];
  const politician = politicalVictor(upgraded.used, state.scenario);
  if (politician !== null && politician !== step.winner) {
    const why = `${at}: ${politician} has used the whole sheet of the scenario and wins it by that.`;
    return reject('not-the-winner', why, at);
  }
  const next = { ...state, ...upgraded, earned };
  if (step.winner === null) return { ...next, attempt: state.attempt + 1 };
  return afterVictory(next, step.winner, politician !== null, box);
}

function upgradeAll(state: CampaignState, step: GameStep, box: Box, at: string): Upgradable {
  const newest = newestSheet(state.scenario);
  let { tradeDeck, used }: Upgradable = state;
  for (const [i, id] of step.upgraded.entries()) {
    ({ tradeDeck, used } = withUpgrade(
      { tradeDeck, used },
      id,
      newest,
      box,
      `${at}.upgraded[${i}]`,
    ));
  }
  return { tradeDeck, used };
}

function earnedOnTurns(state: CampaignState, step: GameStep, box: Box, at: string): Earned[] {
  const open = openVictoryCards(state, box).filter(({ earned }) => earned.when === 'turn');
  return step.earned.map(({ id, side }, i) => {
    const place = open.findIndex((card) => card.id === id);
    if (place === -1) {
      const here = `${at}.earned[${i}]`;
      const why = `${here}: "${id}" is no victory point card that could be earned on a turn of this game.`;
      return reject('not-open', why, here);
    }
    open.splice(place, 1);
    return { id, side, scenario: state.scenario };
  });
}

/** Who has used all stickers of the current scenario's sheet; null in later scenarios. */
export function politicalVictor(used: readonly UsedSticker[], scenario: number): Side | null {
  if (scenario > POLITICAL) return null;
  const sheet = newestSheet(scenario);
  return SIDES.find((side) => stickersUsed(used, side, sheet) === STICKERS_OF_A_SHEET) ?? null;
}

function afterVictory(
  state: CampaignState,
  winner: Side,
  political: boolean,
  box: Box,
): CampaignState {
  const { scenario: number, option, attempt: games } = state;
  const isLast = number === campaignOf(box).scenarios.length;
  const won = [...state.won, { number, faceUp: faceUp(state), option, winner, political, games }];
  const scored = { ...state, won };
  const next = { ...scored, earned: afterScenario(scored, winner, isLast, box) };
  if (!isLast) return openScenario({ ...next, scenario: number + 1 }, box);
  return startUpgrading({ ...next, verdict: verdictOf(next, box) }, box);
}
