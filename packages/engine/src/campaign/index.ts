export {
  grownDeck,
  UPGRADES_EACH,
  upgradeOptions,
} from './after-campaign.ts';
export {
  type Campaign,
  type CampaignStep,
  type GameStep,
  newCampaign,
  type Player,
  resetCampaign,
  type Wish,
} from './campaign.ts';
export { campaignBox } from './campaign-box.ts';
export { exportCampaign, type ReadCampaign, readCampaign } from './campaign-file.ts';
export type {
  CampaignPhase,
  CampaignState,
  Earned,
  Verdict,
  WonScenario,
} from './campaign-state.ts';
export {
  type CampaignView,
  campaignView,
  type OpenVictoryCard,
  type ScenarioStatus,
  type SheetStatus,
  type UpgradedView,
  type VaultView,
} from './campaign-view.ts';
export * from './contents.ts';
export { chooseOption, forkCampaign, upgradeAfterwards, wishForSide } from './decide.ts';
export { campaignState } from './fold.ts';
export { grownSetup, nextSetup } from './next-setup.ts';
export * from './pack/index.ts';
export { recordGame } from './record-game.ts';
export type { EarnedCard, ScenarioResult } from './scenario-result.ts';
export type { Front, War } from './war.ts';
