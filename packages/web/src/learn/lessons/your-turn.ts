import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const yourTurn: Lesson = {
  id: 'your-turn',
  title: words('Your turn', 'Votre tour'),
  teaches: words(
    'Play your hand, buy better cards, and see them come back.',
    'Jouer sa main, acheter de meilleures cartes et les voir revenir.',
  ),
  card: 'cutter',
  position:
    'core@1 standard active=0 random=71271,942561,279,9 ' +
    '| row=cutter,ram,trading-post,survey-ship,battle-mech explorers=10 trade-deck=blob-wheel,freighter,space-station,missile-bot,the-hive ' +
    '| hand=5*scout discard=3*scout,2*viper ' +
    '| hand=3*scout,2*viper deck=5*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        'These are your five cards for this turn. Tap a {card scout} to play it: it gives {trade 1}.',
        'Voici vos cinq cartes pour ce tour. Touchez un {card scout} pour le jouer\u00a0: il donne {trade 1}.',
      ),
      welcome: [{ type: 'play', card: 'scout' }],
      otherwise: words(
        'First play a {card scout}: without trade you cannot buy.',
        'Jouez d’abord un {card scout}\u00a0: sans commerce, pas d’achat.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'It lies in front of you now. Play the others too: one by one, or all at once with “Play all”.',
        'Il est maintenant devant vous. Jouez aussi les autres\u00a0: un par un, ou d’un coup avec «\u00a0Tout jouer\u00a0».',
      ),
      welcome: [{ type: 'play' }],
      lasts: 'while-welcome',
      otherwise: words(
        'You could, but play the rest of your hand first: there is no reason to keep it.',
        'C’est possible, mais jouez d’abord le reste de votre main\u00a0: rien ne sert de la garder.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'You have {trade 5} to spend in the trade row; the price stands at the top right of each card. Buy {card cutter} for {trade 2}.',
        'Vous avez {trade 5} à dépenser dans la ligne d’achat\u00a0; le prix figure en haut à droite. Achetez la {card cutter} pour {trade 2}.',
      ),
      welcome: [{ type: 'acquire', card: 'cutter' }],
      otherwise: words(
        'A good card too! For this lesson, take {card cutter}.',
        'Bonne carte aussi\u00a0! Pour cette leçon, prenez la {card cutter}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'It went to your discard pile and the row filled up again. {card explorer} is always on offer: buy one with what is left.',
        'Elle va dans votre défausse et la ligne se complète. Le {card explorer} est toujours en vente\u00a0: achetez-en un avec le reste.',
      ),
      welcome: [{ type: 'acquire', card: 'explorer' }],
      otherwise: words(
        'Try the {card explorer} pile, at the end of the trade row.',
        'Essayez le {card explorer}, au bout de la ligne d’achat.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'You have {trade 1} left; it buys nothing and will be lost. End your turn: what you played goes to the discard pile, and you draw five new cards.',
        'Il vous reste {trade 1}, qui n’achète rien et sera perdu. Finissez votre tour\u00a0: vos cartes jouées vont dans la défausse, et vous en piochez cinq nouvelles.',
      ),
      welcome: [{ type: 'end-turn' }],
      otherwise: words('Now end your turn.', 'Finissez maintenant votre tour.'),
    },
    {
      kind: 'watch',
      words: words(
        'Now it is Pip’s turn. Watch, or skip with the button below.',
        'C’est au tour de Pip. Regardez, ou passez avec le bouton en bas.',
      ),
      commands: [
        { type: 'play', card: 'scout' },
        { type: 'play', card: 'scout' },
        { type: 'play', card: 'scout' },
        { type: 'play', card: 'viper' },
        { type: 'play', card: 'viper' },
        { type: 'acquire', card: 'ram', space: 1, to: 'discard' },
        { type: 'attack-player', seat: 0, amount: 2 },
        { type: 'end-turn' },
      ],
    },
    {
      kind: 'do',
      words: words(
        'Your deck was empty, so your discard pile was shuffled into a new one: {card cutter} is in your hand already. Play it!',
        'Votre deck était vide\u00a0: votre défausse a été mélangée pour en refaire un, et la {card cutter} est déjà en main. Jouez-la\u00a0!',
      ),
      welcome: [{ type: 'play', card: 'cutter' }],
      otherwise: words('Play {card cutter} first.', 'Jouez d’abord la {card cutter}.'),
    },
  ],
  praise: words(
    'Play, buy, end the turn: that is the whole rhythm. Every card you buy comes back, again and again.',
    'Jouer, acheter, finir le tour\u00a0: voilà tout le rythme. Chaque carte achetée revient, encore et encore.',
  ),
  rule: 'turn',
};
