import { words } from '../../i18n/words.ts';

export const reviewWords = words(
  {
    none: 'none',
    emptySpace: 'empty',
    hand: (cards: string) => `Hand: ${cards}.`,
    row: (cards: readonly string[], explorers: number) =>
      `Trade row: ${cards.map((card, i) => `${i + 1}, ${card}`).join('; ')}. ${explorers} Explorers.`,
    inPlay: (cards: string) => `In play: ${cards}.`,
    opponent: (name: string, authority: number, hand: number, inPlay: string) =>
      `${name}: authority ${authority}, ${hand} in hand, in play: ${inPlay}.`,
    piles: (discard: string, deck: number, left: string, tradeDeck: number, heap: string) =>
      `Discard pile: ${discard}. Deck: ${deck}, among them ${left}. Trade deck: ${tradeDeck}. Scrap heap: ${heap}.`,
    totals: (name: string | null, authority: number, trade: number, combat: number) =>
      name === null
        ? `You: trade ${trade}, combat ${combat}, authority ${authority}.`
        : `${name}: authority ${authority}.`,
  },
  {
    none: 'aucune',
    emptySpace: 'vide',
    hand: (cards: string) => `Main\u00a0: ${cards}.`,
    row: (cards: readonly string[], explorers: number) =>
      `Ligne d’achat\u00a0: ${cards.map((card, i) => `${i + 1}, ${card}`).join('\u00a0; ')}. ${explorers} Prospecteurs.`,
    inPlay: (cards: string) => `En jeu\u00a0: ${cards}.`,
    opponent: (name: string, authority: number, hand: number, inPlay: string) =>
      `${name}\u00a0: influence ${authority}, ${hand} en main, en jeu\u00a0: ${inPlay}.`,
    piles: (discard: string, deck: number, left: string, tradeDeck: number, heap: string) =>
      `Défausse\u00a0: ${discard}. Deck\u00a0: ${deck}, parmi elles ${left}. Pile Commerce\u00a0: ${tradeDeck}. Casse\u00a0: ${heap}.`,
    totals: (name: string | null, authority: number, trade: number, combat: number) =>
      name === null
        ? `Vous\u00a0: commerce ${trade}, combat ${combat}, influence ${authority}.`
        : `${name}\u00a0: influence ${authority}.`,
  },
);
