import type { ChallengeId } from '@openrealms/engine';
import { words } from '../i18n/words.ts';

interface BossText {
  /** Its character in a line. */
  readonly line: string;
  /** What is special about it, in the words of the rules; the numbers are the engine's to say. */
  readonly special: readonly [string, string, string];
}

export const bossTexts = words<Readonly<Record<ChallengeId, BossText>>>(
  {
    automatons: {
      line: 'An armada that counts, and grows with every number.',
      special: [
        'It plays off the trade deck: one card in any case, then more as long as together they cost less than its Assimilation Count.',
        'The count rises every turn, so its turns grow without end.',
        'When one of you is made to discard, all of you are.',
      ],
    },
    'blob-assault': {
      line: 'A swarm whose next move you know, and cannot stop.',
      special: [
        'It plays its deck card by card, in an order that everybody knows.',
        'Instead of drawing, it puts the cheapest base of its discard pile back into play, or gains combat if there is none.',
        'It draws once a turn for each player beyond the first.',
      ],
    },
    'dimensional-horror': {
      line: 'Four arms to cut, and an eye for whoever moved last.',
      special: [
        'It has no authority. Destroy the cards of its tentacles for as much combat as they cost: you win when none is left.',
        'It takes a turn after each player’s, against that player alone, with combat for its longest tentacle.',
        'The faction that has grown decides what else it does to that player.',
      ],
    },
    'madness-of-the-machine': {
      line: 'A mind gone mad that feeds on what it takes apart.',
      special: [
        'Its deck is made of all the Machine Cult cards; it plays its whole hand every turn.',
        'It scraps its own weak cards as it goes, so that its deck gets better.',
        'It uses scrap abilities too, the one that counts what was scrapped last of all.',
      ],
    },
    'nemesis-beast': {
      line: 'It swallows the market, and grows with every bite.',
      special: [
        'Every turn it takes the card of the row farthest from the trade deck, for good, and gains combat for each card it has.',
        'The faction of the card that comes into the row decides what else it does.',
        'Against several players it has cards before it from the start.',
      ],
    },
    'pirates-of-the-dark-star': {
      line: 'They read the market, and come for each of you in turn.',
      special: [
        'For each player a new card comes into the row: its faction and its cost say how that player is raided.',
        'Every player has authority and outposts of their own; you still lend each other trade and combat.',
        'Whoever falls is out, and the others play on.',
      ],
    },
    'defy-the-empire': {
      line: 'An emperor with a purse, a court and all the time in the world.',
      special: [
        'It starts with a deck like yours, and buys from two trade decks of its own: the Elite, in a known order, and the Subjects.',
        'Of those two it always takes the dearest card that it can afford.',
        'One of you, chosen by chance, bears all the discards of a turn.',
      ],
    },
    'the-cost-of-freedom': {
      line: 'A company that buys everything, and you with it.',
      special: [
        'It buys the dearest card of your trade row that it can afford, for its Assets Ledger.',
        'Cards there give it combat every turn, and every third one a card of the Acquisition Deck.',
        'If it has to take one and the Acquisition Deck is empty, you have lost.',
      ],
    },
  },
  {
    automatons: {
      line: 'Une armada qui compte, et grandit à chaque chiffre.',
      special: [
        'Elle joue depuis la pile Commerce\u00a0: une carte dans tous les cas, puis d’autres tant qu’ensemble elles coûtent moins que son Compteur d’assimilation.',
        'Le compteur monte à chaque tour\u00a0: ses tours s’allongent sans fin.',
        'Quand l’un de vous doit défausser, tous défaussent.',
      ],
    },
    'blob-assault': {
      line: 'Une nuée dont vous savez le prochain coup, sans pouvoir l’arrêter.',
      special: [
        'Elle joue son deck carte par carte, dans un ordre que tout le monde connaît.',
        'Au lieu de piocher, elle remet en jeu la base la moins chère de sa défausse, ou gagne du combat s’il n’y en a pas.',
        'Elle pioche une fois par tour pour chaque joueur après le premier.',
      ],
    },
    'dimensional-horror': {
      line: 'Quatre bras à trancher, et un œil pour qui vient de bouger.',
      special: [
        'Elle n’a pas d’influence. Détruisez les cartes de ses tentacules pour autant de combat qu’elles coûtent\u00a0: vous gagnez quand il n’en reste plus.',
        'Elle joue après chaque joueur, contre lui seul, avec du combat pour son plus long tentacule.',
        'La faction qui a poussé décide de ce qu’elle fait encore à ce joueur.',
      ],
    },
    'madness-of-the-machine': {
      line: 'Un esprit devenu fou, qui se nourrit de ce qu’il démonte.',
      special: [
        'Son deck réunit toutes les cartes du Techno-Culte\u00a0; elle joue toute sa main à chaque tour.',
        'Elle met ses cartes faibles à la Casse en chemin, et son deck s’améliore.',
        'Elle emploie aussi les capacités Retirer, et en dernier celle qui compte ce qui est parti à la Casse.',
      ],
    },
    'nemesis-beast': {
      line: 'Elle avale le marché, et grandit à chaque bouchée.',
      special: [
        'À chaque tour, elle prend pour toujours la carte de la ligne la plus éloignée de la pile Commerce et gagne du combat pour chaque carte qu’elle a.',
        'La faction de la carte qui arrive dans la ligne décide de ce qu’elle fait encore.',
        'Contre plusieurs joueurs, elle a déjà des cartes devant elle au départ.',
      ],
    },
    'pirates-of-the-dark-star': {
      line: 'Ils lisent le marché, puis viennent vous chercher l’un après l’autre.',
      special: [
        'Pour chaque joueur, une nouvelle carte arrive dans la ligne\u00a0: sa faction et son coût disent comment il est attaqué.',
        'Chacun a son influence et ses avant-postes\u00a0; vous vous prêtez toujours commerce et combat.',
        'Qui tombe est éliminé, et les autres continuent.',
      ],
    },
    'defy-the-empire': {
      line: 'Un empereur avec une bourse, une cour et tout son temps.',
      special: [
        'Il commence avec un deck comme le vôtre et achète dans deux decks à lui\u00a0: l’Élite, dans un ordre connu, et les Sujets.',
        'Des deux, il prend toujours la carte la plus chère qu’il peut payer.',
        'L’un de vous, tiré au sort, supporte toutes les défausses d’un tour.',
      ],
    },
    'the-cost-of-freedom': {
      line: 'Une compagnie qui achète tout, et vous avec.',
      special: [
        'Elle achète la carte la plus chère de votre ligne d’achat qu’elle peut payer, pour son Registre des Actifs.',
        'Les cartes y rapportent du combat à chaque tour, et une sur trois une carte de la pile Acquisitions.',
        'Si elle doit en prendre une et que la pile Acquisitions est vide, vous avez perdu.',
      ],
    },
  },
);
