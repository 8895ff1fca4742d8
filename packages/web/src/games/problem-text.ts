import type { Problem } from '@openrealms/engine';
import type { Language } from '../i18n/language.ts';

/** French for what is wrong with a file or a position; the engine itself says it in English. */
const FRENCH: Readonly<Record<string, string>> = {
  'not-json': 'Ce n’est pas une partie d’OpenRealms, ou elle est abîmée.',
  'not-a-replay': 'Ce n’est pas une partie d’OpenRealms.',
  'not-a-save': 'Ce n’est pas une partie enregistrée par OpenRealms.',
  'other-version': 'Cette partie suit une autre version des règles, qui n’est pas ici.',
  'unknown-box': 'Une boîte de cette partie n’est pas ici.',
  'other-boxes': 'Une boîte de cette partie n’est pas ici, ou pas dans cette version.',
  refused: 'Ses coups ne suivent pas les règles.',
  'different-events': 'Il s’y passe autre chose que ce que disent les règles.',
  'different-winners': 'Les gagnants inscrits n’ont pas gagné.',
  'other-seed': 'La graine n’est pas celle qui avait été annoncée.',
  'unknown-game': 'Cette partie n’est pas conservée dans ce navigateur.',
  'too-large': 'Ce fichier est bien trop grand pour une partie.',
  'too-long': 'C’est trop long.',
  'too-short': 'Il manque des sections\u00a0: la partie, la table, puis chaque place.',
  'unknown-card': 'Une carte n’existe dans aucune boîte.',
  'unknown-word': 'Un mot est inconnu.',
  'unknown-field': 'Un champ est inconnu.',
  twice: 'Un mot est là deux fois.',
  'not-a-number': 'Il faut ici un nombre entier, ni trop petit ni trop grand.',
  'not-a-text': 'Il faut ici un texte.',
  'not-a-list': 'Il faut ici une liste.',
  'not-an-object': 'Il faut ici un objet.',
  'not-a-flag': 'Il faut ici «\u00a0true\u00a0» ou «\u00a0false\u00a0».',
  'wrong-box': 'Une boîte s’écrit avec sa version, comme core@1.',
  'wrong-cards': 'Une liste de cartes s’écrit comme 3*scout,viper.',
  'wrong-piece': 'Une carte en jeu s’écrit avec sa place, comme 0:blob-wheel.',
  'wrong-frame': 'Un effet en cours est mal écrit.',
  'wrong-seats': 'Le nombre de places ne convient pas.',
  'too-many-cards': 'Il y a trop de cartes.',
  'not-a-trade-card': 'Une carte ne va pas dans la ligne d’achat.',
  inconsistent: 'Les indications se contredisent.',
};

/** Where the engine speaks to people who write files, and not to those who open them. */
const ENGLISH: Readonly<Record<string, string>> = {
  'not-a-replay': 'It is not a game of OpenRealms.',
  'not-json': 'It is not a game of OpenRealms, or it is damaged.',
};

const OTHERWISE = 'Ces données ne conviennent pas.';

/** What is wrong with data from outside, for the player to read, with the place where it was found. */
export function problemText({ code, why, at }: Problem, language: Language): string {
  if (language === 'en') return ENGLISH[code] ?? why;
  const text = FRENCH[code] ?? OTHERWISE;
  return at === undefined || at === 'text' ? text : `${text} (${at})`;
}
