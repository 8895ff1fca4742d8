import type { Problem } from '@openrealms/engine';
import { words } from '../i18n/words.ts';

/** What to say of a link or a game that cannot be shown, by the code of the problem. */
export const linkWords = words<Readonly<Record<string, string>>>(
  {
    'not-a-link': 'This is not a link to a game. It may have been changed on its way here.',
    'newer-link':
      'This link was made by a newer version of OpenRealms. Load the page again to get that version.',
    'cut-off': 'This link is cut off: copy it again, whole.',
    damaged: 'This link is damaged: copy it again.',
    'too-long': 'This link is too long to be a game.',
    'other-version':
      'This game was played with another version of the rules. Played again with today’s, it would be another game.',
    'other-boxes': 'This game was played with another version of its cards.',
    'unknown-box': 'This game needs a box of cards that is not here.',
    refused: 'The moves of this game do not fit the rules. It may have been changed by hand.',
    'wrong-seats': 'This game has more or fewer seats than players.',
    'unknown-game': 'This game is not kept in this browser.',
  },
  {
    'not-a-link': 'Ce n’est pas un lien vers une partie. Il a peut-être été modifié en route.',
    'newer-link':
      'Ce lien vient d’une version plus récente d’OpenRealms. Rechargez la page pour obtenir cette version.',
    'cut-off': 'Ce lien est coupé\u00a0: copiez-le de nouveau, en entier.',
    damaged: 'Ce lien est abîmé\u00a0: copiez-le de nouveau.',
    'too-long': 'Ce lien est trop long pour être une partie.',
    'other-version':
      'Cette partie a été jouée avec une autre version des règles. Rejouée avec celles d’aujourd’hui, ce serait une autre partie.',
    'other-boxes': 'Cette partie a été jouée avec une autre version de ses cartes.',
    'unknown-box': 'Cette partie demande une boîte de cartes qui n’est pas ici.',
    refused:
      'Les coups de cette partie ne suivent pas les règles. Elle a peut-être été modifiée à la main.',
    'wrong-seats': 'Cette partie n’a pas autant de places que de joueurs.',
    'unknown-game': 'Cette partie n’est pas conservée dans ce navigateur.',
  },
);

/** The sentence for a problem; one nobody has words for speaks for itself. */
export function problemText(problem: Problem, say: Readonly<Record<string, string>>): string {
  return Object.hasOwn(say, problem.code) ? say[problem.code] : problem.why;
}
