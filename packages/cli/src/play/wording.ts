import type { Box, Language } from '@openrealms/engine';
import { cardBook } from '@openrealms/narrator';
import { challengeWordsIn } from '../text/challenge-words.ts';
import { formatWordsIn } from '../text/format-words.ts';
import { scenarioWordsIn } from '../text/scenario-words.ts';
import { wordsIn } from '../text/words-in.ts';
import type { Wording } from './actions.ts';
import { withUpgradedNames } from './upgraded-names.ts';

/** All words for games with these boxes; who plays is not known yet. */
export function wordingIn(language: Language, boxes: readonly Box[]): Omit<Wording, 'names'> {
  const scenario = scenarioWordsIn(language);
  const contents = boxes.find(({ campaign }) => campaign !== undefined)?.campaign;
  return {
    book: withUpgradedNames(cardBook(boxes, language), scenario.initials),
    words: wordsIn(language),
    format: formatWordsIn(language),
    challenge: challengeWordsIn(language),
    scenario,
    contents: contents ?? null,
  };
}
