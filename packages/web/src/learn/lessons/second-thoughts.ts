import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const secondThoughts: Lesson = {
  id: 'second-thoughts',
  title: words('Second thoughts', 'Se raviser'),
  teaches: words(
    'Take a move back, and know where that ends.',
    'Annuler un coup, et savoir où cela s’arrête.',
  ),
  card: 'battle-pod',
  position:
    'core@1 standard turn=7 active=0 ' +
    '| row=cutter,battle-pod,missile-bot,blob-wheel,port-of-call explorers=9 trade-deck=flagship,ram ' +
    '| authority=40 hand=explorer,scout,viper deck=5*scout ' +
    '| authority=35 hand=4*scout,viper deck=5*scout',
  steps: [
    {
      kind: 'do',
      words: words('Play your cards.', 'Jouez vos cartes.'),
      welcome: [{ type: 'play' }],
      lasts: 'while-welcome',
      otherwise: words('Play your cards first.', 'Jouez d’abord vos cartes.'),
    },
    {
      kind: 'do',
      words: words(
        'Let us make a mistake on purpose: scrap {card explorer} for combat. Tap it and confirm.',
        'Faisons exprès une erreur\u00a0: retirez le {card explorer} pour du combat. Touchez-le et confirmez.',
      ),
      welcome: [{ type: 'use', card: 'explorer', ability: 'scrap' }],
      otherwise: words(
        'First the mistake: tap {card explorer}.',
        'D’abord l’erreur\u00a0: touchez le {card explorer}.',
      ),
    },
    {
      kind: 'undo',
      words: words(
        'A pity about the good card. Take it back with “Undo”; the number says how many moves you can undo.',
        'Dommage pour cette bonne carte. Reprenez-la avec «\u00a0Annuler\u00a0»\u00a0; le nombre dit combien de coups sont annulables.',
      ),
      otherwise: words('Try “Undo” first.', 'Essayez d’abord «\u00a0Annuler\u00a0».'),
    },
    {
      kind: 'do',
      words: words(
        'As if it had never been. Now buy {card battle-pod}.',
        'Comme si de rien n’était. Achetez maintenant le {card battle-pod}.',
      ),
      welcome: [{ type: 'acquire', card: 'battle-pod' }],
      otherwise: words(
        'Buy {card battle-pod} this time.',
        'Cette fois, achetez le {card battle-pod}.',
      ),
    },
  ],
  praise: words(
    'A new card came into the row, so “Undo” stops there: you have seen something new. Until then, try things out freely.',
    'Une nouvelle carte est arrivée dans la ligne\u00a0: «\u00a0Annuler\u00a0» s’arrête là, car vous avez vu du nouveau. Jusque-là, essayez librement.',
  ),
  rule: 'undo',
};
