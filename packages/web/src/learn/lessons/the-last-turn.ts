import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const theLastTurn: Lesson = {
  id: 'the-last-turn',
  title: words('The last turn', 'Le dernier tour'),
  teaches: words(
    'Put it all together and win a game: this time nobody tells you how.',
    'Tout réunir et gagner une partie\u00a0: cette fois, personne ne vous dit comment.',
  ),
  card: 'ram',
  position:
    'core@1 standard turn=25 active=0 ' +
    '| row=freighter,corvette,blob-wheel,battle-pod,junkyard explorers=5 trade-deck=cutter,missile-bot ' +
    '| authority=8 hand=ram,trade-pod,patrol-mech,explorer,scout deck=4*scout ' +
    '| authority=12 in-play=0:space-station hand=2*ram,3*scout deck=6*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        'Pip has {authority 12} and an outpost of 4, and will beat you next turn. Find {combat 16} and win now! “Undo” helps you to try.',
        'Pip a {authority 12}, un avant-poste de 4, et vous battra au prochain tour. Trouvez {combat 16} et gagnez tout de suite\u00a0! «\u00a0Annuler\u00a0» permet d’essayer.',
      ),
      welcome: [
        { type: 'choose', pick: { from: 'branches', branch: 'combat 5' } },
        { type: 'play' },
        { type: 'use', ability: 'ally' },
        { type: 'use', card: 'explorer', ability: 'scrap' },
        { type: 'attack-base' },
        { type: 'attack-player' },
        { type: 'use' },
        { type: 'choose' },
      ],
      lasts: 'game-ended',
      otherwise: words(
        'Too late for that: what you buy would only come next turn. Win now!',
        'Trop tard pour cela\u00a0: un achat ne servirait qu’au prochain tour. Gagnez maintenant\u00a0!',
      ),
      stuck: words(
        'Nothing left to do, and Pip still stands. Undo a few moves, or begin the lesson again.',
        'Plus rien à faire, et Pip est encore debout. Annulez quelques coups, ou recommencez la leçon.',
      ),
    },
  ],
  praise: words(
    'Victory! Allies, a choice, a scrapped card, an outpost: you know the game. Now play one from the start.',
    'Victoire\u00a0! Alliés, choix, carte retirée, avant-poste\u00a0: vous connaissez le jeu. Jouez maintenant une vraie partie.',
  ),
  rule: 'winning',
};
