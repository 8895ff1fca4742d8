import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const combat: Lesson = {
  id: 'combat',
  title: words('Combat and authority', 'Combat et influence'),
  teaches: words(
    'Attack your opponent, and know what keeps you in the game.',
    'Attaquer l’adversaire, et savoir ce qui vous maintient en vie.',
  ),
  card: 'trade-escort',
  position:
    'core@1 standard turn=9 active=0 ' +
    '| row=freighter,corvette,junkyard,battle-pod,port-of-call explorers=9 trade-deck=cutter,imperial-frigate ' +
    '| authority=38 hand=trade-escort,ram,2*viper,scout deck=4*scout,cutter,2*scout ' +
    '| authority=31 hand=ram,3*scout,viper deck=6*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        '{authority} is your life: whoever is at zero has lost. Play {card trade-escort}: it gives {authority 4} and {combat 4}.',
        'L’influence est votre vie\u00a0: à zéro, on a perdu. Jouez l’{card trade-escort}\u00a0: elle donne {authority 4} et {combat 4}.',
      ),
      welcome: [{ type: 'play', card: 'trade-escort' }],
      otherwise: words('Begin with {card trade-escort}.', 'Commencez par l’{card trade-escort}.'),
    },
    {
      kind: 'do',
      words: words(
        'Combat adds up like trade. Play the rest of your hand.',
        'Le combat s’additionne comme le commerce. Jouez le reste de votre main.',
      ),
      welcome: [{ type: 'play' }],
      lasts: 'while-welcome',
      otherwise: words(
        'You may attack in several blows, but let us gather all combat first.',
        'On peut attaquer en plusieurs fois, mais réunissons d’abord tout le combat.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'You have {combat 11} and nothing stands in the way. Tap Pip: each combat takes one authority.',
        'Vous avez {combat 11} et rien ne fait obstacle. Touchez Pip\u00a0: chaque point de combat enlève un point d’influence.',
      ),
      welcome: [{ type: 'attack-player', seat: 1, amount: 11 }],
      otherwise: words('Attack Pip, with everything.', 'Attaquez Pip, de toutes vos forces.'),
    },
    {
      kind: 'do',
      words: words(
        'Pip is down to {authority 20}. Combat you do not use is lost, like trade: end your turn.',
        'Il reste {authority 20} à Pip. Le combat inutilisé est perdu, comme le commerce\u00a0: finissez votre tour.',
      ),
      welcome: [{ type: 'end-turn' }],
      otherwise: words('Now end your turn.', 'Finissez maintenant votre tour.'),
    },
    {
      kind: 'watch',
      words: words('Pip strikes back.', 'Pip riposte.'),
      commands: [
        { type: 'play', card: 'ram' },
        { type: 'play', card: 'viper' },
        { type: 'attack-player', seat: 0, amount: 6 },
        { type: 'end-turn' },
      ],
    },
  ],
  praise: words(
    'Six for Pip, eleven for you: well fought. Authority has no upper limit, so gaining some is as good as a shield.',
    'Six pour Pip, onze pour vous\u00a0: bien joué. L’influence n’a pas de maximum\u00a0: en gagner, c’est se protéger.',
  ),
  rule: 'attacking-players',
};
