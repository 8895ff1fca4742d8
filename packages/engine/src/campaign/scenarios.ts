import type { Box } from '../cards/card.ts';
import { reject } from '../state/reader.ts';
import { type CampaignStep, campaignOf } from './campaign.ts';
import type { CampaignState } from './campaign-state.ts';
import { type ScenarioFace, type ScenarioOption, SIDES, type Side } from './contents.ts';

/** Whose face of the current scenario card is up, and who goes first: who won the scenario before, and at the beginning the Star Empire. */
export function faceUp({ won }: Pick<CampaignState, 'won'>): Side {
  return won[won.length - 1]?.winner ?? SIDES[0];
}

/** The face of the current scenario card that is up. */
function currentFace(
  { scenario, won }: Pick<CampaignState, 'scenario' | 'won'>,
  box: Box,
): ScenarioFace {
  return campaignOf(box).scenarios[scenario - 1].faces[faceUp({ won })];
}

/** What the first player can choose between before the current scenario; empty where there is nothing to choose. */
export function currentOptions(
  state: Pick<CampaignState, 'scenario' | 'won'>,
  box: Box,
): readonly ScenarioOption[] {
  return currentFace(state, box).choice ?? [];
}

/** The current scenario is opened: its game is next, or first a choice. */
export function openScenario(state: CampaignState, box: Box): CampaignState {
  const phase = currentOptions(state, box).length > 0 ? 'choice' : 'game';
  return { ...state, phase, attempt: 1, option: null };
}

/** The first player chooses an option of the scenario. */
export function takeOption(
  state: CampaignState,
  { option }: Extract<CampaignStep, { kind: 'option' }>,
  box: Box,
  at: string,
): CampaignState {
  if (state.phase !== 'choice') {
    return reject('wrong-phase', `${at}: there is nothing to choose now.`, at);
  }
  const options = currentOptions(state, box).map(({ id }) => id);
  if (!options.includes(option)) {
    const why = `${at}: scenario ${state.scenario} has no option "${option}"; there are ${options.join(', ')}.`;
    return reject('unknown-option', why, at);
  }
  return { ...state, phase: 'game', option };
}
