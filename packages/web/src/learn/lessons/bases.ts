import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const bases: Lesson = {
  id: 'bases',
  title: words('Bases and outposts', 'Bases et avant-postes'),
  teaches: words(
    'Use a base turn after turn, and break through those of the opponent.',
    'Utiliser une base tour après tour, et percer celles de l’adversaire.',
  ),
  card: 'war-world',
  position:
    'core@1 standard turn=15 active=0 ' +
    '| row=freighter,corvette,missile-bot,battle-pod,junkyard explorers=8 trade-deck=embassy-yacht,supply-bot ' +
    '| authority=34 hand=war-world,ram,2*viper deck=corvette,4*scout,2*scout ' +
    '| authority=27 in-play=0:trading-post,1:the-hive hand=3*viper,2*scout deck=6*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        '{card war-world} is a base: unlike ships, it stays in front of you when your turn ends. Play it.',
        'Le {card war-world} est une base\u00a0: à la différence d’un vaisseau, il reste devant vous à la fin du tour. Jouez-le.',
      ),
      welcome: [{ type: 'play', card: 'war-world' }],
      otherwise: words(
        'Play your base first: {card war-world}.',
        'Jouez d’abord votre base\u00a0: le {card war-world}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'A base does not act by itself: tap {card war-world} to use it, once in each of your turns.',
        'Une base n’agit pas seule\u00a0: touchez le {card war-world} pour l’utiliser, une fois à chacun de vos tours.',
      ),
      welcome: [{ type: 'use', card: 'war-world', ability: 'primary' }],
      otherwise: words(
        'Use your base first: tap {card war-world} in front of you.',
        'Utilisez d’abord votre base\u00a0: touchez le {card war-world} devant vous.',
      ),
    },
    {
      kind: 'do',
      words: words(
        '{combat 3} already. Now play your ships.',
        'Déjà {combat 3}. Jouez maintenant vos vaisseaux.',
      ),
      welcome: [{ type: 'play' }],
      lasts: 'while-welcome',
      otherwise: words('Gather all your combat first.', 'Réunissez d’abord tout votre combat.'),
    },
    {
      kind: 'do',
      words: words(
        'Pip’s {card trading-post} is an outpost: while it stands, nothing else can be attacked. Tap it to destroy it for {combat 4}.',
        'Le {card trading-post} de Pip est un avant-poste\u00a0: tant qu’il tient, rien d’autre ne peut être attaqué. Touchez-le pour le détruire avec {combat 4}.',
      ),
      welcome: [{ type: 'attack-base', card: 'trading-post' }],
      otherwise: words(
        'The outpost first: {card trading-post}.',
        'L’avant-poste d’abord\u00a0: le {card trading-post}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        '{card the-hive} is an ordinary base: you could leave it and hit Pip. But it would hurt you every turn, so destroy it for {combat 5}.',
        '{card the-hive} est une base ordinaire\u00a0: vous pourriez l’ignorer et viser Pip. Mais elle vous blesserait à chaque tour\u00a0: détruisez-la avec {combat 5}.',
      ),
      welcome: [{ type: 'attack-base', card: 'the-hive' }],
      otherwise: words(
        'That is allowed now, but bring {card the-hive} down this time.',
        'C’est permis à présent, mais cette fois, abattez {card the-hive}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'Give Pip what is left: {combat 1}. Attacks can be split as you like.',
        'Donnez à Pip ce qui reste\u00a0: {combat 1}. Le combat se répartit comme vous voulez.',
      ),
      welcome: [{ type: 'attack-player', seat: 1 }],
      otherwise: words('Tap Pip to attack.', 'Touchez Pip pour attaquer.'),
    },
    {
      kind: 'do',
      words: words(
        'End your turn and see what stays.',
        'Finissez votre tour et voyez ce qui reste.',
      ),
      welcome: [{ type: 'end-turn' }],
      otherwise: words('Now end your turn.', 'Finissez maintenant votre tour.'),
    },
    {
      kind: 'watch',
      words: words(
        'Pip has {combat 3}. Your outpost has a defence of 4: Pip can neither destroy it nor reach you.',
        'Pip a {combat 3}. Votre avant-poste a 4 de défense\u00a0: Pip ne peut ni le détruire ni vous atteindre.',
      ),
      commands: [
        { type: 'play', card: 'viper' },
        { type: 'play', card: 'viper' },
        { type: 'play', card: 'viper' },
        { type: 'play', card: 'scout' },
        { type: 'play', card: 'scout' },
        { type: 'acquire', card: 'corvette', space: 1, to: 'discard' },
        { type: 'end-turn' },
      ],
    },
    {
      kind: 'do',
      words: words(
        '{card war-world} is still there and ready again. Use it before anything else.',
        'Le {card war-world} est toujours là, de nouveau prêt. Utilisez-le avant tout.',
      ),
      welcome: [{ type: 'use', card: 'war-world', ability: 'primary' }],
      otherwise: words('Tap {card war-world} first.', 'Touchez d’abord le {card war-world}.'),
    },
  ],
  praise: words(
    'Bases pay every turn; outposts protect you besides. A destroyed base goes to its owner’s discard pile and will be back.',
    'Une base sert à chaque tour, et un avant-poste vous protège en plus. Détruite, elle va dans la défausse de son propriétaire et reviendra.',
  ),
  rule: 'bases',
};
