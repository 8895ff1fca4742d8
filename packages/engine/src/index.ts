/**
 * The rules of the game: state, commands, events, views, replays. No screen, no network, no card by name.
 *
 * @packageDocumentation
 */
export { BOSS_FACTIONS, type BossFaction } from './bosses/boss-factions.ts';
export type { BossForecast } from './bosses/forecast.ts';
export * from './campaign/index.ts';
export * from './cards/ability.ts';
export * from './cards/card.ts';
export { type Catalog, catalogOf } from './cards/catalog.ts';
export { type AbilityName, effectsOf } from './cards/effects-of.ts';
export { stickerFor, upgradedCard, upgradedId } from './cards/upgrade.ts';
export * from './commands/code.ts';
export type { ChoiceAnswer, Command, Envelope, UsableAbility } from './commands/command.ts';
export { readable } from './commands/readable.ts';
export { commandText } from './commands/text.ts';
export { type Problem, type Result, SetupError } from './errors.ts';
export {
  type AcquiredUpgrade,
  type AttackReason,
  type EventKind,
  eventFor,
  eventsFor,
  type GameEvent,
  type Reveal,
  type StrikeReason,
} from './events/event.ts';
export { type Format, type Role, tableSeats } from './formats/format.ts';
export { CHALLENGES, FORMATS, formatNamed } from './formats/index.ts';
export { formatPosition, parsePosition } from './notation/position.ts';
export { nextWord, type Random, randomFrom, roll } from './random.ts';
export { commitmentTo, newSeed } from './record/fairness.ts';
export {
  type Advance,
  advance,
  type GameRecord,
  type Move,
  startRecord,
  type Undo,
  type UndoBarrier,
  type UndoReach,
  undo,
  undoReach,
} from './record/record.ts';
export {
  type Replay,
  type ReplayMove,
  readReplay,
  resimulate,
  toReplay,
  verify,
} from './record/replay.ts';
export { loadGame, type SavedGame, saveGame } from './record/save.ts';
export { apply } from './rules/apply.ts';
export { createGame, openGame, redeal } from './rules/create-game.ts';
export { awaitedBits, listLegal } from './rules/legal.ts';
export type { Refusal, RefusalCode } from './rules/refusal.ts';
export { awaited, legalCommands, type Submission, submit } from './rules/submit.ts';
export { saysTheSame } from './same-value.ts';
export { finishedScenario } from './scenarios/result.ts';
export { effectRules, type ScenarioRuleName } from './scenarios/rule-programs.ts';
export { politicalProgress } from './scenarios/upgrades.ts';
export {
  type ChallengeId,
  DEFAULT_OPTIONS,
  type FormatId,
  LEVELS,
  type Level,
  type Options,
  type ScenarioSetup,
  type Setup,
  type TableId,
  type UsedSticker,
} from './setup.ts';
export { type SetupWarning, setupWarnings } from './setup-warnings.ts';
export type {
  ChallengeData,
  FrameData,
  GameData,
  PieceData,
  ScenarioData,
  SeatData,
} from './state/data.ts';
export { ROW_SPACES } from './state/layout.ts';
export { copyInto, copyState, type GameState, isOver, type Seat } from './state/state.ts';
export { toData } from './state/to-data.ts';
export * from './text/describe.ts';
export * from './text/notate.ts';
export { ENGINE_VERSION } from './version.ts';
export { determinize } from './views/determinize.ts';
export { isDraw } from './views/is-draw.ts';
export type {
  ChallengeView,
  ChoiceKind,
  PendingChoice,
  PileView,
  Prices,
  ScenarioView,
  SeatView,
  SheetView,
  View,
  Viewer,
} from './views/view.ts';
export { viewFor } from './views/view-for.ts';
