import { words } from '../../i18n/words.ts';
import type { Lesson } from '../lesson.ts';

export const allies: Lesson = {
  id: 'allies',
  title: words('Allies', 'Les alliés'),
  teaches: words(
    'Bring cards of one faction together and wake their second ability.',
    'Réunir les cartes d’une faction pour éveiller leur seconde capacité.',
  ),
  card: 'federation-shuttle',
  position:
    'core@1 standard turn=11 active=0 ' +
    '| row=freighter,battle-pod,corvette,supply-bot,blob-wheel explorers=9 trade-deck=imperial-frigate,ram ' +
    '| authority=36 hand=federation-shuttle,cutter deck=5*scout ' +
    '| authority=29 hand=4*scout,viper deck=5*scout',
  steps: [
    {
      kind: 'do',
      words: words(
        '{card federation-shuttle} has a second line with the sign of its faction, {trade-federation}. Play it: so far it gives only trade.',
        'La {card federation-shuttle} a une seconde ligne, au symbole de sa faction, la {trade-federation}. Jouez-la\u00a0: elle ne donne encore que du commerce.',
      ),
      welcome: [{ type: 'play', card: 'federation-shuttle' }],
      otherwise: words(
        'Begin with {card federation-shuttle}.',
        'Commencez par la {card federation-shuttle}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'That line needs company of the same faction. {card cutter} belongs to it too: play it.',
        'Cette ligne demande de la compagnie de la même faction. La {card cutter} en fait partie\u00a0: jouez-la.',
      ),
      welcome: [{ type: 'play', card: 'cutter' }],
      otherwise: words('Play {card cutter} now.', 'Jouez maintenant la {card cutter}.'),
    },
    {
      kind: 'do',
      words: words(
        'Now both are awake, in whatever order you played them. Tap {card cutter} for its {combat 4}.',
        'Les deux sont éveillées, quel que soit l’ordre. Touchez la {card cutter} pour {combat 4}.',
      ),
      welcome: [{ type: 'use', card: 'cutter', ability: 'ally' }],
      otherwise: words(
        'Soon! First the ally ability of {card cutter}.',
        'Bientôt\u00a0! D’abord la capacité Allié de la {card cutter}.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'And {card federation-shuttle} for {authority 4}: its partner woke it as well.',
        'Et la {card federation-shuttle} pour {authority 4}\u00a0: sa partenaire l’a éveillée aussi.',
      ),
      welcome: [{ type: 'use', card: 'federation-shuttle', ability: 'ally' }],
      otherwise: words(
        'First tap {card federation-shuttle} in front of you.',
        'Touchez d’abord la {card federation-shuttle} devant vous.',
      ),
    },
    {
      kind: 'do',
      words: words(
        'That is why two or three factions make a better deck than all four. Buy {card freighter}: it is of the same faction.',
        'Voilà pourquoi deux ou trois factions font un meilleur deck que quatre. Achetez le {card freighter}\u00a0: il est de la même faction.',
      ),
      welcome: [{ type: 'acquire', card: 'freighter' }],
      otherwise: words(
        'Take the card that fits your fleet: {card freighter}.',
        'Prenez la carte qui va avec votre flotte\u00a0: le {card freighter}.',
      ),
    },
    {
      kind: 'do',
      words: words('And the combat? Attack Pip.', 'Et le combat\u00a0? Attaquez Pip.'),
      welcome: [{ type: 'attack-player', seat: 1, amount: 4 }],
      otherwise: words('Tap Pip to attack.', 'Touchez Pip pour attaquer.'),
    },
  ],
  praise: words(
    'Two small ships did the work of a big one. When you buy, look at what you already have.',
    'Deux petits vaisseaux en valent un grand. En achetant, regardez ce que vous avez déjà.',
  ),
  rule: 'allies',
};
