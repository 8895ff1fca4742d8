/** From the log of a campaign to where it stands, every step checked. */
import type { Box } from '../cards/card.ts';
import { type Result, SetupError } from '../errors.ts';
import { reading, reject } from '../state/reader.ts';
import { takeUpgrade } from './after-campaign.ts';
import { type Campaign, type CampaignStep, campaignOf } from './campaign.ts';
import type { CampaignState } from './campaign-state.ts';
import { takeWish } from './choose-sides.ts';
import { openScenario, takeOption } from './scenarios.ts';
import { takeGame } from './take-game.ts';

/** Where a campaign stands before anything has been decided. */
function beginning({ seed }: Pick<Campaign, 'seed'>, box: Box): CampaignState {
  campaignOf(box);
  return {
    phase: 'sides',
    seed,
    wishes: [null, null],
    sides: null,
    coin: null,
    scenario: 1,
    attempt: 1,
    option: null,
    won: [],
    tradeDeck: withoutZeros(box.tradeDeck),
    used: [],
    earned: [],
    upgrading: null,
    verdict: null,
  };
}

function withoutZeros(deck: Box['tradeDeck']): Box['tradeDeck'] {
  return Object.fromEntries(Object.entries(deck).filter(([, count]) => count > 0));
}

/** One step further, or a rejection that names the step. */
function take(state: CampaignState, step: CampaignStep, box: Box, at: string): CampaignState {
  switch (step.kind) {
    case 'wish': {
      const next = takeWish(state, step, at);
      return next.sides === null ? next : openScenario(next, box);
    }
    case 'option':
      return takeOption(state, step, box, at);
    case 'game':
      return takeGame(state, step, box, at);
    case 'upgrade':
      return takeUpgrade(state, step, box, at);
    case 'deal':
      return takeDeal(state, step.seed, at);
  }
}

function takeDeal(state: CampaignState, seed: string, at: string): CampaignState {
  if (state.verdict === null) return { ...state, seed };
  return reject('wrong-phase', `${at}: there is nothing left to deal.`, at);
}

/** Where the campaign stood before each step, and where it stands now: one more than the log has steps. */
export function campaignStates(campaign: Campaign, box: Box): Result<readonly CampaignState[]> {
  return reading(() => {
    const states = [beginning(campaign, box)];
    for (const [i, step] of campaign.log.entries()) {
      states.push(take(states[i], step, box, `log[${i}]`));
    }
    return states;
  });
}

/** Where campaigns stood that were asked for before: a campaign grows by a step at a time, and its value never changes. */
const known = new WeakMap<Campaign, { readonly box: Box; readonly state: CampaignState }>();

/** Where a campaign stands. It must be one that these functions made, or that `readCampaign` has checked. */
export function campaignState(campaign: Campaign, box: Box): CampaignState {
  const before = known.get(campaign);
  if (before?.box === box) return before.state;
  const states = campaignStates(campaign, box);
  if (!states.ok) throw new SetupError(states.problem.code, states.problem.why);
  const state = states.value[campaign.log.length];
  known.set(campaign, { box, state });
  return state;
}

/** The campaign with one more step, or why that cannot be. */
export function addStep(campaign: Campaign, box: Box, step: CampaignStep): Result<Campaign> {
  const at = `log[${campaign.log.length}]`;
  const taken = reading(() => take(campaignState(campaign, box), step, box, at));
  if (!taken.ok) return taken;
  const next: Campaign = { ...campaign, log: [...campaign.log, step] };
  known.set(next, { box, state: taken.value });
  return { ok: true, value: next };
}
