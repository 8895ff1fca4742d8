import { words } from '../i18n/words.ts';

export const playOnWords = words(
  {
    title: 'Play on from here',
    what: (move: number) =>
      `A new game begins where this one stood after ${move} ${move === 1 ? 'move' : 'moves'}. This one stays as it is.`,
    who: 'Who plays?',
    against: 'You against the computer',
    people: 'Two people at this screen',
    seat: 'You play for',
    opponent: 'Your opponent',
    begin: 'Begin',
    cannot: 'The game could not begin here.',
  },
  {
    title: 'Jouer à partir d’ici',
    what: (move) =>
      `Une nouvelle partie commence là où en était celle-ci après ${move} ${move > 1 ? 'coups' : 'coup'}. Celle-ci reste comme elle est.`,
    who: 'Qui joue\u00a0?',
    against: 'Vous contre l’ordinateur',
    people: 'Deux personnes sur cet écran',
    seat: 'Vous jouez pour',
    opponent: 'Votre adversaire',
    begin: 'Commencer',
    cannot: 'La partie n’a pas pu commencer ici.',
  },
);
