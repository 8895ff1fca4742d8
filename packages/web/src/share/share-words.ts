import { words } from '../i18n/words.ts';

export const shareWords = words(
  {
    title: 'Share this game',
    what: 'The whole game is in the link: it opens in any browser, without an account.',
    unfinished:
      'This game is not over. The link and the file hold every hidden card, also those still to be drawn.',
    link: 'Link to the game',
    letters: (count: number) => `${count} letters`,
    making: 'Making the link…',
    here: (move: number) => `Open it at move ${move}`,
    copy: 'Copy the link',
    copied: 'The link is on the clipboard.',
    notCopied: 'The browser does not let us copy. Select the link and copy it yourself.',
    share: 'Share…',
    file: 'Save as a file',
    saved: 'The file is in your downloads.',
    noFile: 'This game began from a position: only the link can hold it.',
    noReplay: 'The game could not be read.',
    message: (names: readonly string[]) => `A game of Star Realms: ${names.join(' – ')}`,
  },
  {
    title: 'Partager cette partie',
    what: 'Toute la partie est dans le lien\u00a0: il s’ouvre dans n’importe quel navigateur, sans compte.',
    unfinished:
      'Cette partie n’est pas finie. Le lien et le fichier contiennent toutes les cartes cachées, même celles qui restent à piocher.',
    link: 'Lien vers la partie',
    letters: (count) => `${count} caractères`,
    making: 'Préparation du lien…',
    here: (move) => `L’ouvrir au coup ${move}`,
    copy: 'Copier le lien',
    copied: 'Le lien est dans le presse-papiers.',
    notCopied:
      'Le navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le vous-même.',
    share: 'Partager…',
    file: 'Enregistrer dans un fichier',
    saved: 'Le fichier est dans vos téléchargements.',
    noFile: 'Cette partie a commencé par une position\u00a0: seul le lien peut la contenir.',
    noReplay: 'La partie n’a pas pu être lue.',
    message: (names) => `Une partie de Star Realms\u00a0: ${names.join(' – ')}`,
  },
);
