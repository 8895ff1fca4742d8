import { words } from '../i18n/words.ts';

export const bugReportWords = words(
  {
    title: 'Report a bug',
    what: 'Nothing is sent: you get a file with your words and this game, so that whoever mends it can play it again.',
    unfinished: 'The file holds this game’s hidden cards too.',
    description: 'What happened, and what did you expect?',
    contents: 'Everything that is in the file',
    size: (kilobytes: number) => `${kilobytes} kB`,
    save: 'Save the file and copy a summary',
    saved:
      'openrealms-bug.json is in your downloads and a summary is on the clipboard. Open a new issue in the project’s issue tracker, paste the summary and attach the file.',
    savedOnly:
      'openrealms-bug.json is in your downloads. Open a new issue in the project’s issue tracker and attach the file.',
    missing: 'Say in a few words what happened.',
    preparing: 'Reading the game…',
    noReplay: 'The game could not be read.',
  },
  {
    title: 'Signaler un bogue',
    what: 'Rien n’est envoyé\u00a0: vous obtenez un fichier avec votre texte et cette partie, pour que la personne qui corrige puisse la rejouer.',
    unfinished: 'Le fichier contient aussi les cartes cachées de cette partie.',
    description: 'Que s’est-il passé, et qu’attendiez-vous\u00a0?',
    contents: 'Tout ce que contient le fichier',
    size: (kilobytes) => `${kilobytes}\u00a0ko`,
    save: 'Enregistrer le fichier et copier un résumé',
    saved:
      'openrealms-bug.json est dans vos téléchargements et un résumé dans le presse-papiers. Ouvrez un nouveau ticket dans le suivi des problèmes du projet, collez-y le résumé et joignez le fichier.',
    savedOnly:
      'openrealms-bug.json est dans vos téléchargements. Ouvrez un nouveau ticket dans le suivi des problèmes du projet et joignez-y le fichier.',
    missing: 'Dites en quelques mots ce qui s’est passé.',
    preparing: 'Lecture de la partie…',
    noReplay: 'La partie n’a pas pu être lue.',
  },
);
