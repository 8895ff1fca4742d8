import type { ChallengeId, Language, Level } from '@openrealms/engine';
import { englishChallenges } from './challenge-words-en.ts';
import { frenchChallenges } from './challenge-words-fr.ts';

/** What the terminal game says about challenges and their Bosses. */
export interface ChallengeWords {
  readonly challenges: Readonly<
    Record<ChallengeId, { readonly name: string; readonly boss: string; readonly goal: string }>
  >;
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly meaning: string }>>;
  readonly welcome: (name: string, level: string, goal: string, meaning: string) => string;
  /** What can be typed in a challenge and nowhere else. */
  readonly help: string;
  /** The card of a tentacle that is meant has to be named. */
  readonly nameTentacle: string;

  readonly level: string;
  readonly mulligan: string;
  readonly mulliganLeft: string;
  readonly mulliganUsed: string;
  readonly count: string;
  readonly nextCards: string;
  readonly basesBack: string;
  readonly tentacle: (faction: string) => string;
  readonly longest: string;
  readonly swallowed: string;
  readonly unseen: (cards: number) => string;
  readonly elite: string;
  readonly subjects: string;
  readonly more: (cards: number) => string;
  readonly ledger: string;
  readonly acquisitions: string;
  readonly last: (name: string) => string;
  readonly fewerCards: string;
  readonly cards: (count: number) => string;
}

const WORDS: Readonly<Record<Language, ChallengeWords>> = {
  en: englishChallenges,
  fr: frenchChallenges,
};

export function challengeWordsIn(language: Language): ChallengeWords {
  return WORDS[language];
}
