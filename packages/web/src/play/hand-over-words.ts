import { words } from '../i18n/words.ts';

export const handOverWords = words(
  {
    title: (name: string) => `Pass the device to ${name}`,
    what: 'Nothing of the game is in view.',
    ready: (name: string) => `I am ${name}: show my table`,
  },
  {
    title: (name: string) => `Passez l’appareil à ${name}`,
    what: 'Rien de la partie n’est visible.',
    ready: (name: string) => `Je suis ${name}\u00a0: voir ma table`,
  },
);
