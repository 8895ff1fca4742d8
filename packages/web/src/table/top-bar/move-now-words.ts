import { words } from '../../i18n/words.ts';

export const moveNowWords = words(
  {
    moveNow: 'Move now',
    announced: (name: string) => `${name} is thinking. Press N to have the move now.`,
  },
  {
    moveNow: 'Jouez\u00a0!',
    announced: (name: string) =>
      `${name} réfléchit. Appuyez sur N pour avoir son coup tout de suite.`,
  },
);
