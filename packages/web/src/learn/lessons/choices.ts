import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const choices: Lesson = {
  id: 'choices',
  title: words('Choices and discards', 'Choix et défausses'),
  teaches: words(
    'Decide what a card does, make the opponent discard, and answer when it is your turn to lose a card.',
    'Décider de l’effet d’une carte, faire défausser l’adversaire, et répondre quand c’est à vous de perdre une carte.',
  ),
  card: 'patrol-mech',
  position:
    'core@1 standard turn=17 active=0 ' +
    '| row=freighter,corvette,blob-wheel,battle-pod,junkyard explorers=7 trade-deck=ram,cutter ' +
    '| authority=30 hand=patrol-mech,imperial-fighter deck=cutter,freighter,ram,viper,corvette,2*scout ' +
    '| authority=22 in-play=0:battle-station hand=imperial-frigate,scout,viper deck=6*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        'Some cards let you choose. Play {card patrol-mech}.',
        'Certaines cartes laissent le choix. Jouez le {card patrol-mech}.',
      ),
      welcome: [{ type: 'play', card: 'patrol-mech' }],
      otherwise: words('Begin with {card patrol-mech}.', 'Commencez par le {card patrol-mech}.'),
    },
    {
      kind: 'do',
      words: words(
        'Trade or combat? Pip’s outpost has a defence of 5: choose {combat 5}.',
        'Commerce ou combat\u00a0? L’avant-poste de Pip a 5 de défense\u00a0: choisissez {combat 5}.',
      ),
      welcome: [{ type: 'choose', pick: { from: 'branches', branch: 'combat 5' } }],
      otherwise: words(
        'A fair choice, but this time you need the combat.',
        'Un choix valable, mais cette fois il vous faut le combat.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'Now destroy {card battle-station}.',
        'Détruisez maintenant le {card battle-station}.',
      ),
      welcome: [{ type: 'attack-base', card: 'battle-station' }],
      otherwise: words(
        'Tap {card battle-station} first.',
        'Touchez d’abord le {card battle-station}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        '{card imperial-fighter} makes the opponent discard a card. Play it.',
        'Le {card imperial-fighter} fait défausser une carte à l’adversaire. Jouez-le.',
      ),
      welcome: [{ type: 'play', card: 'imperial-fighter' }],
      otherwise: words(
        'Play {card imperial-fighter} first.',
        'Jouez d’abord le {card imperial-fighter}.',
      ),
    },
    {
      kind: 'watch',
      words: words('Pip decides which card to lose.', 'Pip décide quelle carte perdre.'),
      commands: [{ type: 'choose', pick: { from: 'hand', card: 'scout' } }],
    },
    {
      kind: 'do',
      words: words(
        'Pip has a card less for the next turn, and you have {combat 2}: attack.',
        'Pip aura une carte de moins au prochain tour, et vous avez {combat 2}\u00a0: attaquez.',
      ),
      welcome: [{ type: 'attack-player', seat: 1, amount: 2 }],
      otherwise: words('Tap Pip to attack.', 'Touchez Pip pour attaquer.'),
    },
    {
      kind: 'do',
      words: words(
        'End your turn. The opponent has such cards too…',
        'Finissez votre tour. L’adversaire a aussi de telles cartes…',
      ),
      welcome: [{ type: 'end-turn' }],
      otherwise: words('Now end your turn.', 'Finissez maintenant votre tour.'),
    },
    {
      kind: 'watch',
      words: words('Pip plays.', 'Pip joue.'),
      commands: [{ type: 'play', card: 'imperial-frigate' }],
    },
    {
      kind: 'do',
      words: words(
        'Now you must discard: a choice for you, in Pip’s turn. Give up your weakest card, {card viper}.',
        'À vous de défausser\u00a0: un choix pour vous, pendant le tour de Pip. Donnez votre carte la plus faible, le {card viper}.',
      ),
      welcome: [{ type: 'choose', pick: { from: 'hand', card: 'viper' } }],
      otherwise: words(
        'You could, but that one is worth more. Discard {card viper}.',
        'Possible, mais celle-là vaut davantage. Défaussez le {card viper}.',
      ),
    },
    {
      kind: 'watch',
      words: words('Pip goes on.', 'Pip continue.'),
      commands: [
        { type: 'play', card: 'viper' },
        { type: 'attack-player', seat: 0, amount: 5 },
        { type: 'end-turn' },
      ],
    },
  ],
  praise: words(
    'Whenever the table waits for you, a panel says what for. A discarded card is not lost: it comes back with the next shuffle.',
    'Quand la table vous attend, un panneau dit pourquoi. Une carte défaussée n’est pas perdue\u00a0: elle revient au prochain mélange.',
  ),
  rule: 'choices',
};
