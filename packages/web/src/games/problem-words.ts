import type { Problem } from '@openrealms/engine';
import { words } from '../i18n/words.ts';

/** French for what is wrong at one place of a file or a position; the engine itself says it in English. */
const FRENCH_PARTS: Readonly<Record<string, string>> = {
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

const OTHERWISE = 'Ces données ne conviennent pas.';

/** What to say of a game, a file, a link or a position that cannot be opened. */
export const problemWords = words(
  {
    /** By the code of the problem, where it is about the whole and not about one place of it. */
    whole: {
      'not-json': 'It is not a game of OpenRealms, or it is damaged.',
      'not-a-replay': 'It is not a game of OpenRealms.',
      'not-a-save': 'It is not a game saved by OpenRealms.',
      'too-large': 'This file is far too large for a game.',
      'not-a-link': 'This is not a link to a game. It may have been changed on its way here.',
      'newer-link':
        'This link was made by a newer version of OpenRealms. Load the page again to get that version.',
      'cut-off': 'This link is cut off: copy it again, whole.',
      damaged: 'This link is damaged: copy it again.',
      'long-link': 'This link is too long to be a game.',
      'other-version':
        'This game was played with another version of the rules. Played again with today’s, it would be another game.',
      'other-boxes': 'This game was played with another version of its cards.',
      refused: 'The moves of this game do not fit the rules. It may have been changed by hand.',
      'different-events': 'Other things happen in it than the rules say.',
      'different-winners': 'The winners written in it did not win.',
      'other-seed': 'The seed is not the one that was committed to.',
      'unknown-game':
        'This game is not kept in this browser. It may have been removed, or it was played on another device.',
      unreadable: 'What this browser keeps of the game is damaged.',
    },
    part: ({ why }: Problem) => why,
    /** A version is said where the game wants one of several. */
    missingBox: (id: string, version?: string) =>
      `This game needs the box “${id}”${version === undefined ? '' : `, version ${version}`}, which is not here. If it comes from a pack of your own, add that file under “Packs”, on the page of campaigns.`,
  },
  {
    whole: {
      'not-json': 'Ce n’est pas une partie d’OpenRealms, ou elle est abîmée.',
      'not-a-replay': 'Ce n’est pas une partie d’OpenRealms.',
      'not-a-save': 'Ce n’est pas une partie enregistrée par OpenRealms.',
      'too-large': 'Ce fichier est bien trop grand pour une partie.',
      'not-a-link': 'Ce n’est pas un lien vers une partie. Il a peut-être été modifié en route.',
      'newer-link':
        'Ce lien vient d’une version plus récente d’OpenRealms. Rechargez la page pour obtenir cette version.',
      'cut-off': 'Ce lien est coupé\u00a0: copiez-le de nouveau, en entier.',
      damaged: 'Ce lien est abîmé\u00a0: copiez-le de nouveau.',
      'long-link': 'Ce lien est trop long pour être une partie.',
      'other-version':
        'Cette partie a été jouée avec une autre version des règles. Rejouée avec celles d’aujourd’hui, ce serait une autre partie.',
      'other-boxes': 'Cette partie a été jouée avec une autre version de ses cartes.',
      refused:
        'Les coups de cette partie ne suivent pas les règles. Elle a peut-être été modifiée à la main.',
      'different-events': 'Il s’y passe autre chose que ce que disent les règles.',
      'different-winners': 'Les gagnants inscrits n’ont pas gagné.',
      'other-seed': 'La graine n’est pas celle qui avait été annoncée.',
      'unknown-game':
        'Cette partie n’est pas conservée dans ce navigateur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.',
      unreadable: 'Ce que ce navigateur conserve de la partie est abîmé.',
    },
    missingBox: (id, version) =>
      `Cette partie demande la boîte «\u00a0${id}\u00a0»${version === undefined ? '' : `, version ${version}`}, qui n’est pas ici. Si elle vient d’un pack à vous, ajoutez ce fichier sous «\u00a0Packs\u00a0», sur la page des campagnes.`,
    part: ({ code, at }) => {
      const text = FRENCH_PARTS[code] ?? OTHERWISE;
      return at === undefined || at === 'text' ? text : `${text} (${at})`;
    },
  },
);
