import type { Problem } from '@openrealms/engine';
import { problemText } from '../../games/problem-text.ts';
import type { Language } from '../../i18n/language.ts';
import { words } from '../../i18n/words.ts';

/** What to say of a file that is no campaign, by the code of the problem. The engine names the place in it. */
const campaignProblems = words<Readonly<Record<string, string>>>(
  {
    'not-json': 'It is not a file of OpenRealms, or it is damaged.',
    'not-a-campaign':
      'It is not a campaign. A single game is opened under “Games & replays”, a pack under “Packs”.',
    'too-large': 'This file is far too large for a campaign.',
  },
  {
    'not-json': 'Ce n’est pas un fichier d’OpenRealms, ou il est abîmé.',
    'not-a-campaign':
      'Ce n’est pas une campagne. Une partie seule s’ouvre depuis «\u00a0Parties et rediffusions\u00a0», un pack depuis «\u00a0Packs\u00a0».',
    'too-large': 'Ce fichier est bien trop grand pour une campagne.',
    'other-layout':
      'Ce fichier vient d’une autre version d’OpenRealms. Rechargez la page pour obtenir la dernière, puis réessayez.',
  },
);

/** Steps of the log that could not have been taken: the engine says which in English. */
const STEP: Readonly<Record<Language, ((at: string) => string) | null>> = {
  en: null,
  fr: (at) =>
    `Une étape n’a pas pu être jouée ainsi (${at}). Le fichier a été modifié ou abîmé\u00a0: prenez-en une autre copie.`,
};

/** What is wrong with the file of a campaign, for the player to read. */
export function campaignProblem(problem: Problem, language: Language): string {
  const known = campaignProblems[language];
  if (Object.hasOwn(known, problem.code)) return known[problem.code];
  const step = STEP[language];
  return step !== null && problem.at?.startsWith('log') === true
    ? step(problem.at)
    : problemText(problem, language);
}
