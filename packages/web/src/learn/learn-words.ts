import { words } from '../i18n/words.ts';

export const learnWords = words(
  {
    title: 'Learn',
    intro:
      'Eight short lessons at a real table, a few minutes in all. You do the playing; a few words beside the table say what to try.',
    start: 'Begin',
    resume: 'Continue',
    lesson: (number: number) => `Lesson ${number}`,
    lessons: 'Lessons',
    done: 'done',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    allDone: 'You have done them all.',
    ready: 'Your first game',
    readyWords: (name: string) =>
      `Play a whole game against ${name}, a recruit who buys on a whim: a good first opponent. You can play right away; the lessons stay here.`,
    firstGame: 'Play your first game',
    dealing: 'Shuffling…',
    failed: 'The game could not be dealt. Load the page again, please.',
    more: 'To look things up',
    rules: 'Rules reference',
    gallery: 'Card gallery',
  },
  {
    title: 'Apprendre',
    intro:
      'Huit courtes leçons à une vraie table, quelques minutes en tout. C’est vous qui jouez\u00a0; à côté de la table, quelques mots disent quoi essayer.',
    start: 'Commencer',
    resume: 'Continuer',
    lesson: (number: number) => `Leçon ${number}`,
    lessons: 'Leçons',
    done: 'faite',
    progress: (done: number, all: number) => `${done} sur ${all} ${done > 1 ? 'faites' : 'faite'}`,
    allDone: 'Vous les avez toutes faites.',
    ready: 'Votre première partie',
    readyWords: (name: string) =>
      `Jouez une partie entière contre ${name}, une recrue qui achète au coup de cœur\u00a0: un bon premier adversaire. Vous pouvez jouer dès maintenant\u00a0; les leçons vous attendent ici.`,
    firstGame: 'Jouer votre première partie',
    dealing: 'Distribution…',
    failed: 'La partie n’a pas pu être distribuée. Rechargez la page, s’il vous plaît.',
    more: 'Pour vérifier un point',
    rules: 'Règles du jeu',
    gallery: 'Galerie de cartes',
  },
);
