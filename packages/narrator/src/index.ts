/**
 * Tells what happens in a game, in English and French: the terminal, the log of the web client, its summaries and
 * its screen-reader announcements all say the same words. It knows the engine and nothing else; the boxes of cards
 * are given by whoever asks.
 *
 * @packageDocumentation
 */
export { announce, type Verbosity } from './announce.ts';
export { type CardBook, cardBook } from './card-book.ts';
export { choicePrompt } from './choice-prompt.ts';
export { condense } from './condense.ts';
export { of as ofName } from './grammar-fr.ts';
export {
  answerLabel,
  baseKind,
  baseLabel,
  commandLabel,
  copyOf,
  type LabelContext,
  pieceLabel,
} from './labels.ts';
export { capitalised, plainly, uncapitalised } from './letters.ts';
export { namesForWatching, somebody } from './player-names.ts';
export { refusalText } from './refusal-text.ts';
export {
  scenarioFaceText,
  scenarioRuleText,
  stickerText,
  victoryText,
} from './scenario-text.ts';
export { type CardMention, type Part, plain, type Sentence } from './sentence.ts';
export { listed, tally } from './tally.ts';
export { tell } from './tell.ts';
export type { Audience } from './telling.ts';
export { turnSummary } from './turn-summary.ts';
export { undoBarrierText } from './undo-barrier-text.ts';
