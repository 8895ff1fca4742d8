import { useState } from 'react';
import { problemText } from '../games/problem-text.ts';
import { newGameWords } from '../home/new-game-words.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { beginMatch } from '../match/matches.ts';
import { challengeBeginning } from './challenge-beginning.ts';
import type { ChallengeChoice } from './challenge-choice.ts';

/** Deals the challenge and opens its table, or says why it cannot. */
export function useChallengeStart() {
  const language = useLanguage();
  const { failed } = useWords(newGameWords);
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function start(choice: ChallengeChoice, ownName: string): Promise<void> {
    if (starting) return;
    setStarting(true);
    setTrouble(null);
    const begun = await beginMatch(challengeBeginning(choice, ownName)).catch(() => null);
    setStarting(false);
    if (begun?.ok === true) location.hash = `#/play/${begun.value}`;
    else setTrouble(begun === null ? failed : problemText(begun.problem, language));
  }

  return { start, starting, trouble };
}
