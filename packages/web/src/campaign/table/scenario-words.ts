import { words } from '../../i18n/words.ts';

export const scenarioWords = words(
  {
    show: 'Show the rule and the sticker sheets',
    progress: 'Political Victory',
    progressOf: (name: string, used: number, all: number) => `${name} ${used} of ${all}`,
    progressHint: (sheet: number) => `The fifth sticker of sheet ${sheet} wins at once.`,
    attack: (name: string, combat: number) =>
      `The Blobs attack ${name} with ${combat} at the end of the turn`,
    nextAttack: (name: string, combat: number) => `next: ${name} ${combat}`,
    rule: 'Rule of this scenario',
    noRule: 'The usual rules hold.',
    sheetsOf: (name: string) => `${name}: sticker sheets`,
    cards: 'Victory cards that can be earned now',
    earnedNow: (name: string) => `earned by ${name}`,
    acquire: (name: string) => `Acquire ${name}?`,
    plain: (price: number) => `As it is, for ${price}`,
    plainFree: 'As it is, for nothing',
    onTop: 'on top of your deck',
    upgradeSpoken: (sheet: number, more: number, sticker: string, side: string) =>
      `Upgrade from sheet ${sheet}, ${more} more: ${sticker} Also a card of the ${side}.`,
    total: (price: number) => `${price} in all`,
    covers:
      'The sticker replaces the lowest ability for good. What happens when the card is acquired still happens this time.',
    wins: 'Wins the game',
    cancel: 'Cancel',
  },
  {
    show: 'Montrer la règle et les planches d’autocollants',
    progress: 'Victoire politique',
    progressOf: (name, used, all) => `${name} ${used} sur ${all}`,
    progressHint: (sheet) => `Le cinquième autocollant de la planche ${sheet} donne la victoire.`,
    attack: (name, combat) => `Les Blobs attaquent à la fin du tour (${name}, ${combat} de combat)`,
    nextAttack: (name, combat) => `ensuite\u00a0: ${name} ${combat}`,
    rule: 'Règle de ce scénario',
    noRule: 'Les règles habituelles s’appliquent.',
    sheetsOf: (name) => `${name}\u00a0: planches d’autocollants`,
    cards: 'Cartes de victoire à gagner maintenant',
    earnedNow: (name) => `gagnée par ${name}`,
    acquire: (name) => `Acquérir ${name}\u00a0?`,
    plain: (price) => `Telle quelle, pour ${price}`,
    plainFree: 'Telle quelle, gratuitement',
    onTop: 'sur le dessus de votre deck',
    upgradeSpoken: (sheet, more, sticker, side) =>
      `Améliorer avec la planche ${sheet}, ${more} de plus\u00a0: ${sticker} Compte aussi pour le camp «\u00a0${side}\u00a0».`,
    total: (price) => `${price} en tout`,
    covers:
      'L’autocollant remplace pour toujours la capacité du bas. L’effet d’acquisition a encore lieu cette fois.',
    wins: 'Gagne la partie',
    cancel: 'Annuler',
  },
);
