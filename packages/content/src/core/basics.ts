import { combat, ship, trade } from '@openrealms/engine';

export const explorer = ship('Explorer', {
  fr: 'Prospecteur',
  cost: 2,
  primary: [trade(2)],
  scrap: [combat(2)],
});

export const scout = ship('Scout', { fr: 'Éclaireur', primary: [trade(1)] });

export const viper = ship('Viper', { fr: 'Viper', primary: [combat(1)] });
