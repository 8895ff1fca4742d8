import { words } from '../i18n/words.ts';

export const handOverWords = words(
  {
    title: (name: string) => `Pass the device to ${name}`,
    what: 'The table stays hidden until then.',
    ready: (name: string) => `I am ${name}: show my table`,
  },
  {
    title: (name: string) => `Passez l’appareil à ${name}`,
    what: 'La table reste cachée jusque-là.',
    ready: (name: string) => `Je suis ${name}\u00a0: voir ma table`,
  },
);
