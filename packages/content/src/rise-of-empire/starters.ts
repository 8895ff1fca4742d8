import { authority, combat, ship, trade } from '@openrealms/engine';

/** Of the Star Empire's personal deck. */
export const smuggler = ship('Smuggler', {
  fr: 'Contrebandier',
  primary: [trade(2)],
  scrap: [combat(1)],
});

/** Of the Trade Federation's personal deck. */
export const systemPolice = ship('System Police', {
  fr: 'Police Stellaire',
  primary: [authority(4), combat(3)],
});
