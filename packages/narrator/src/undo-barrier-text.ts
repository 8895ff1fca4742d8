import type { Language, UndoBarrier } from '@openrealms/engine';

const TEXTS: Readonly<Record<Language, Readonly<Record<UndoBarrier, string>>>> = {
  en: {
    'card-drawn': 'a card was drawn',
    'deck-shuffled': 'cards were shuffled',
    'row-refilled': 'a new card came into the trade row',
    'cards-lost': 'the cards of a defeated player were seen',
    'other-player': 'another player has acted',
    'game-start': 'nothing has been done yet',
    'game-over': 'the game is over',
  },
  fr: {
    'card-drawn': 'une carte a été piochée',
    'deck-shuffled': 'des cartes ont été mélangées',
    'row-refilled': "une carte est arrivée dans la ligne d'achat",
    'cards-lost': "les cartes d'un joueur vaincu ont été vues",
    'other-player': 'un autre joueur a agi',
    'game-start': "rien n'a encore été fait",
    'game-over': 'la partie est finie',
  },
};

/** Why undo reaches no further, as the end of a sentence: "a card was drawn". */
export function undoBarrierText(barrier: UndoBarrier, language: Language): string {
  return TEXTS[language][barrier];
}
