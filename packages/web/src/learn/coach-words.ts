import { words } from '../i18n/words.ts';

export const coachWords = words(
  {
    you: 'You',
    coach: 'Lesson',
    heading: (number: number, title: string) => `Lesson ${number}: ${title}`,
    step: (step: number, all: number) => `Step ${step} of ${all}`,
    finished: 'Lesson done',
    showMe: 'Show me',
    restart: 'Restart lesson',
    leave: 'Leave',
    next: 'Next lesson',
    playGame: 'Play a game',
    allLessons: 'All lessons',
    readOn: 'Read on in the rules',
    noLesson: 'There is no such lesson',
  },
  {
    you: 'Vous',
    coach: 'Leçon',
    heading: (number: number, title: string) => `Leçon ${number}\u00a0: ${title}`,
    step: (step: number, all: number) => `Étape ${step} sur ${all}`,
    finished: 'Leçon terminée',
    showMe: 'Montrez-moi',
    restart: 'Recommencer la leçon',
    leave: 'Quitter',
    next: 'Leçon suivante',
    playGame: 'Jouer une partie',
    allLessons: 'Toutes les leçons',
    readOn: 'Lire la suite dans les règles',
    noLesson: 'Cette leçon n’existe pas',
  },
);
