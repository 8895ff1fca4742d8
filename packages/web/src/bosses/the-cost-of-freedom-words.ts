import { words } from '../i18n/words.ts';

export const theCostOfFreedomWords = words(
  {
    ledger: 'Assets Ledger',
    ledgerShort: 'Ledger',
    acquisitions: 'Acquisitions left',
    bottom: 'Last of them',
    next: (cards: number, combat: number, untilNext: number, left: number) => {
      const draw = `draws ${cards} ${cards === 1 ? 'card' : 'cards'}, and has ${combat} combat from its ledger.`;
      const buys = untilNext === 1 ? 'the next purchase' : `${untilNext} purchases`;
      return left === 0
        ? `${draw} After ${buys} it has bought you all!`
        : `${draw} An acquisition comes after ${buys}.`;
    },
    order: [
      'Each card of its Assets Ledger gives it 1 combat, against a single player every second card. It draws one card more than there are players.',
      'It uses bases, ally and double ally abilities, plays the most expensive card of its hand, and buys.',
      'It buys the most expensive card of the trade row that it can afford, for its ledger. For every third card there it takes one from the Acquisition Deck on top of its deck.',
      'If it has to take one and there is none left, it has bought you all: you have lost.',
      'It attacks. After each thing it begins again from the top.',
    ],
  },
  {
    ledger: 'Registre des Actifs',
    ledgerShort: 'Registre',
    acquisitions: 'Acquisitions restantes',
    bottom: 'La dernière',
    next: (cards: number, combat: number, untilNext: number, left: number) => {
      const draw = `pioche ${cards} ${cards > 1 ? 'cartes' : 'carte'}, et tire ${combat} de combat de son registre.`;
      const buys = untilNext === 1 ? 'le prochain achat' : `${untilNext} achats`;
      return left === 0
        ? `${draw} Après ${buys}, elle vous aura tous achetés\u00a0!`
        : `${draw} Une acquisition vient après ${buys}.`;
    },
    order: [
      'Chaque carte de son Registre des Actifs lui donne 1 de combat, contre un joueur seul une carte sur deux. Elle pioche une carte de plus qu’il n’y a de joueurs.',
      'Elle utilise ses bases, les capacités Allié et Double Allié, joue la carte la plus chère de sa main, et achète.',
      'Elle achète pour son registre la carte la plus chère de la ligne d’achat qu’elle peut payer. Toutes les trois cartes, elle en prend une de la pile Acquisitions sur le dessus de son deck.',
      'Si elle doit en prendre une et qu’il n’en reste plus, elle vous a tous achetés\u00a0: vous avez perdu.',
      'Elle attaque. Après chaque action, elle reprend au début.',
    ],
  },
);
