import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const scrapping: Lesson = {
  id: 'scrapping',
  title: words('Scrapping', 'Retirer des cartes'),
  teaches: words(
    'Get rid of weak cards, and spend a card for one last effect.',
    'Se défaire des cartes faibles, et sacrifier une carte pour un dernier effet.',
  ),
  card: 'supply-bot',
  position:
    'core@1 standard turn=13 active=0 ' +
    '| row=freighter,patrol-mech,corvette,battle-pod,barter-world explorers=7 trade-deck=ram,blob-wheel,cutter ' +
    '| authority=33 hand=supply-bot,explorer,2*scout deck=3*scout,cutter,ram discard=viper,2*scout ' +
    '| authority=24 hand=4*scout,viper deck=5*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        'Every {card scout} and {card viper} you draw late in the game is a wasted draw. {card supply-bot} helps: play it.',
        'En fin de partie, chaque {card scout} ou {card viper} pioché est une pioche perdue. Le {card supply-bot} y remédie\u00a0: jouez-le.',
      ),
      welcome: [{ type: 'play', card: 'supply-bot' }],
      otherwise: words('Begin with {card supply-bot}.', 'Commencez par le {card supply-bot}.'),
    },
    {
      kind: 'do',
      words: words(
        'You may scrap a card from your hand or discard pile: it leaves your deck for good. Choose the {card viper} in the discard pile.',
        'Vous pouvez retirer une carte de votre main ou de votre défausse\u00a0: elle quitte votre deck pour toujours. Choisissez le {card viper} de la défausse.',
      ),
      welcome: [{ type: 'choose', pick: { from: 'discard', card: 'viper' } }],
      otherwise: words(
        'You could, but the weakest card is the {card viper} in your discard pile, and it costs you nothing this turn.',
        'Possible, mais le plus faible est le {card viper} de votre défausse, et il ne vous coûte rien ce tour-ci.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'Gone: your good cards will come sooner. Now play the rest.',
        'Parti\u00a0: vos bonnes cartes viendront plus tôt. Jouez le reste.',
      ),
      welcome: [{ type: 'play' }],
      lasts: 'while-welcome',
      otherwise: words(
        'Play the rest of your hand first.',
        'Jouez d’abord le reste de votre main.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'You have {trade 6}: buy whatever you like.',
        'Vous avez {trade 6}\u00a0: achetez ce qui vous plaît.',
      ),
      welcome: [{ type: 'acquire' }],
      otherwise: words(
        'First buy something: trade does not last.',
        'Achetez d’abord quelque chose\u00a0: le commerce ne se garde pas.',
      ),
    },
    {
      kind: 'do',
      words: words(
        '{card explorer} has a line marked {scrap}: give the card up for {combat 2}. Tap it; since it is for good, you are asked again.',
        'Le {card explorer} a une ligne {scrap}\u00a0: renoncez à la carte pour {combat 2}. Touchez-la\u00a0; comme c’est définitif, la table vous demande confirmation.',
      ),
      welcome: [{ type: 'use', card: 'explorer', ability: 'scrap' }],
      otherwise: words(
        'In a moment. First tap {card explorer} in front of you.',
        'Dans un instant. Touchez d’abord le {card explorer} devant vous.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'It gave its trade and its combat in the same turn. Use the combat against Pip.',
        'Il a donné son commerce et son combat le même tour. Servez-vous de ce combat contre Pip.',
      ),
      welcome: [{ type: 'attack-player', seat: 1, amount: 2 }],
      otherwise: words('Tap Pip to attack.', 'Touchez Pip pour attaquer.'),
    },
  ],
  praise: words(
    'A thin deck is a strong deck: scrap your starting cards early, and scrap for effect when it decides something.',
    'Un deck mince est un deck fort\u00a0: retirez tôt vos cartes de départ, et sacrifiez une carte quand l’effet compte.',
  ),
  rule: 'scrapping',
};
