import type { FormatId, Language, Role } from '@openrealms/engine';
import { ofName } from '@openrealms/narrator';

/** What the terminal game says about formats, seats and teams. */
export interface FormatWords {
  readonly formats: Readonly<Record<FormatId, { readonly name: string; readonly goal: string }>>;
  readonly roles: Readonly<Record<Exclude<Role, 'player'>, string>>;
  readonly team: (n: number) => string;
  /** What another player is to the one who looks. */
  readonly relations: Readonly<Record<Relation, string>>;
  readonly mayAttack: (name: string, players: string, bases: string) => string;
  readonly mayAttackNobody: (name: string) => string;

  readonly welcome: (format: string, goal: string) => string;
  /** What the help of a duel leaves out. */
  readonly help: string;
  readonly fewCards: (cards: number, players: number) => string;
  readonly unevenFactions: string;
  readonly won: (turns: number, mates: string) => string;
  readonly lost: (turns: number, winners: string) => string;
  readonly drawn: (turns: number) => string;

  readonly giveTo: (name: string, amount: number, what: 'trade' | 'combat') => string;
  readonly passTo: (card: string, name: string) => string;
  readonly damageFor: (base: string, amount: number) => string;
  readonly whichPlayer: (names: string) => string;
  readonly sayWhatToGive: string;
  readonly sayWhatToPass: string;
  readonly notYours: (what: 'trade' | 'combat', most: number) => string;
  readonly nobodyToGive: string;
  readonly notInDiscard: (name: string) => string;
  readonly breaksIt: (base: string, needed: number) => string;
}

export type Relation = 'teammate' | 'target' | 'bases-only' | 'out-of-reach' | 'defeated';

const ENGLISH: FormatWords = {
  formats: {
    standard: { name: 'Duel', goal: 'Bring the authority of your opponent to 0.' },
    'free-for-all': {
      name: 'Free-for-all',
      goal: 'Everybody against everybody: the last one left wins.',
    },
    hunter: {
      name: 'Hunter',
      goal: 'Attack only the player on your left, and bases of both neighbours; the last one left wins.',
    },
    'hunter-first-blood': {
      name: 'First Blood',
      goal: 'Attack only the player on your left, and bases of both neighbours; whoever hunted the first one to fall wins.',
    },
    hydra: {
      name: 'Hydra',
      goal: 'Two teams with one authority each, who play their turns together: give 3 trade lends a teammate something.',
    },
    emperor: {
      name: 'Emperor',
      goal: 'Defeat the other Emperor. Admirals fight the Admiral across; pass cutter moves a card to a teammate for 1 trade.',
    },
    raid: {
      name: 'Raid',
      goal: "One Boss against the Raiders, who see each other's hands; damage stays on the Boss's bases until the Boss's turn.",
    },
  },
  roles: { boss: 'Boss', raider: 'Raider', emperor: 'Emperor', admiral: 'Admiral' },
  team: (n) => `team ${n}`,
  relations: {
    teammate: 'teammate',
    target: 'you may attack',
    'bases-only': 'bases in reach',
    'out-of-reach': 'out of reach',
    defeated: 'defeated',
  },
  mayAttack: (name, players, bases) =>
    `${name} may attack ${players || 'nobody'}${bases === players ? '' : `; bases of ${bases}`}.`,
  mayAttackNobody: (name) => `${name} is defeated.`,

  welcome: (format, goal) =>
    `${format}. ${goal} Type the key of an action, like 1 or b2, who to see who may attack whom, or ? for help.`,
  help: `With more than two players:
  who              who may attack whom
  a trader 3       attack this player; a 2 trader 3 with some of your combat
  a hive trader 3  attack a base of this player
  a 2 hive         damage a base of the Boss, where the damage stays
  give 2 trade     give trade or combat to a teammate who plays at the same time
  pass cutter      pay 1 trade to pass a card of your discard pile to a teammate
A name can stand behind all of them: give 2 trade to trader 2.`,
  fewCards: (cards, players) =>
    `The trade deck has only ${cards} cards, which is few for ${players} players: --copies 2 makes it larger.`,
  unevenFactions: 'Some factions have many more cards than others in this trade deck.',
  won: (turns, mates) =>
    `You win after ${turns} turns${mates === '' ? '' : `, with ${mates}`}. Well played!`,
  lost: (turns, winners) => `You lose after ${turns} turns. The game goes to ${winners}.`,
  drawn: (turns) => `The game is a draw after ${turns} turns.`,

  giveTo: (name, amount, what) => `${amount} ${what} to ${name}`,
  passTo: (card, name) => `${card} to ${name}`,
  damageFor: (base, amount) => `${base}, damage it for ${amount}`,
  whichPlayer: (names) => `Say which player: ${names}.`,
  sayWhatToGive: 'Say what to give, like: give 2 trade, or give combat for all of it.',
  sayWhatToPass: 'Say which card of your discard pile to pass, like: pass cutter.',
  notYours: (what, most) =>
    most === 0 ? `You have no ${what} to give.` : `Give 1 to ${most} ${what}.`,
  nobodyToGive: 'There is no teammate to whom you can give something now.',
  notInDiscard: (name) => `${name} is not in your discard pile.`,
  breaksIt: (base, needed) => `${needed} combat destroys ${base}: leave the number out.`,
};

const FRENCH: FormatWords = {
  formats: {
    standard: { name: 'Duel', goal: "Réduisez l'influence de votre adversaire à 0." },
    'free-for-all': {
      name: 'Combat à mort',
      goal: 'Tous contre tous\u00a0: le dernier en jeu gagne.',
    },
    hunter: {
      name: "Chasse à l'homme",
      goal: "N'attaquez que le joueur à votre gauche, et les bases de vos deux voisins\u00a0; le dernier en jeu gagne.",
    },
    'hunter-first-blood': {
      name: 'Premier sang',
      goal: "N'attaquez que le joueur à votre gauche, et les bases de vos deux voisins\u00a0; le chasseur du premier vaincu gagne.",
    },
    hydra: {
      name: "L'Hydre",
      goal: 'Deux équipes, une influence chacune, qui jouent leurs tours ensemble\u00a0: donner 3 commerce aide un partenaire.',
    },
    emperor: {
      name: "L'Empereur",
      goal: "Battez l'autre Empereur. Les Amiraux affrontent l'Amiral d'en face\u00a0; passer vedette transmet une carte à un partenaire pour 1 de commerce.",
    },
    raid: {
      name: 'Raid',
      goal: "Un Boss contre les Soldats d'Élite, qui voient leurs mains\u00a0; les dégâts restent sur les bases du Boss jusqu'à son tour.",
    },
  },
  roles: { boss: 'Boss', raider: "Soldat d'Élite", emperor: 'Empereur', admiral: 'Amiral' },
  team: (n) => `équipe ${n}`,
  relations: {
    teammate: 'partenaire',
    target: 'attaquable',
    'bases-only': 'bases à portée',
    'out-of-reach': 'hors de portée',
    defeated: 'vaincu',
  },
  mayAttack: (name, players, bases) => {
    const verb = name === 'Vous' ? 'pouvez' : 'peut';
    const whom = players === '' ? `ne ${verb} attaquer personne` : `${verb} attaquer ${players}`;
    return `${name} ${whom}${bases === players ? '' : `\u00a0; bases ${ofName(bases)}`}.`;
  },
  mayAttackNobody: (name) => (name === 'Vous' ? 'Vous êtes vaincu.' : `${name} est vaincu.`),

  welcome: (format, goal) =>
    `${format}. ${goal} Tapez la touche d'une action, comme 1 ou b2, qui pour voir qui peut attaquer qui, ou ? pour l'aide.`,
  help: `À plus de deux joueurs\u00a0:
  qui                 qui peut attaquer qui
  a marchand 3        attaquer ce joueur\u00a0; a 2 marchand 3 avec une partie du combat
  a ruche marchand 3  attaquer une base de ce joueur
  a 2 ruche           endommager une base du Boss, où les dégâts restent
  donner 2 combat     donner combat ou commerce à un partenaire qui joue en même temps
  passer vedette      payer 1 de commerce pour passer une carte de votre défausse à un partenaire
Un nom peut suivre\u00a0: donner 2 combat à marchand 2.`,
  fewCards: (cards, players) =>
    `La pile Commerce n'a que ${cards} cartes, c'est peu pour ${players} joueurs\u00a0: --copies 2 l'agrandit.`,
  unevenFactions:
    'Certaines factions ont bien plus de cartes que les autres dans cette pile Commerce.',
  won: (turns, mates) =>
    `Vous gagnez après ${turns} tours${mates === '' ? '' : `, avec ${mates}`}. Bien joué\u00a0!`,
  lost: (turns, winners) => `Vous perdez après ${turns} tours. La partie va à ${winners}.`,
  drawn: (turns) => `Match nul après ${turns} tours.`,

  giveTo: (name, amount, what) =>
    `${amount} de ${what === 'trade' ? 'commerce' : 'combat'} à ${name}`,
  passTo: (card, name) => `${card} à ${name}`,
  damageFor: (base, amount) => `${base}, lui infliger ${amount}`,
  whichPlayer: (names) => `Dites quel joueur\u00a0: ${names}.`,
  sayWhatToGive: 'Dites quoi donner\u00a0: donner 2 commerce, ou donner combat pour tout donner.',
  sayWhatToPass: 'Dites quelle carte de votre défausse passer\u00a0: passer vedette.',
  notYours: (what, most) => {
    const name = what === 'trade' ? 'commerce' : 'combat';
    return most === 0 ? `Vous n'avez pas de ${name} à donner.` : `Donnez 1 à ${most} de ${name}.`;
  },
  nobodyToGive: 'Vous ne pouvez rien donner à un partenaire en ce moment.',
  notInDiscard: (name) => `${name} n'est pas dans votre défausse.`,
  breaksIt: (base, needed) => `${needed} de combat détruit ${base}\u00a0: enlevez le nombre.`,
};

const WORDS: Readonly<Record<Language, FormatWords>> = { en: ENGLISH, fr: FRENCH };

export function formatWordsIn(language: Language): FormatWords {
  return WORDS[language];
}
