import type { ChallengeWords } from './challenge-words.ts';

export const frenchChallenges: ChallengeWords = {
  challenges: {
    automatons: {
      name: 'Les Automates',
      boss: 'L’Armada',
      goal: 'Elle joue les cartes de la pile Commerce, davantage à chaque tour.',
    },
    'blob-assault': {
      name: 'L’Assaut des Blobs',
      boss: 'La Nuée',
      goal: 'Ses dix cartes viennent dans un ordre connu, et ses bases reviennent.',
    },
    'dimensional-horror': {
      name: 'L’Horreur dimensionnelle',
      boss: 'L’Horreur',
      goal: 'Tranchez ses quatre tentacules, carte par carte\u00a0; elle frappe chaque joueur après son tour.',
    },
    'madness-of-the-machine': {
      name: 'La Folie de la Machine',
      boss: 'La Machine',
      goal: 'Elle a toutes les cartes du Techno-Culte et se nourrit de ce qu’elle retire.',
    },
    'nemesis-beast': {
      name: 'La Bête Némésis',
      boss: 'La Bête',
      goal: 'Elle avale la ligne d’achat, carte par carte, et frappe avec tout ce qu’elle a avalé.',
    },
    'pirates-of-the-dark-star': {
      name: 'Les Pirates de l’Étoile noire',
      boss: 'L’Étoile noire',
      goal: 'Ce qui arrive dans la ligne d’achat décide du raid contre chaque joueur.',
    },
    'defy-the-empire': {
      name: 'Défier l’Empire',
      boss: 'L’Empereur',
      goal: 'Il achète dans ses deux piles et ne ménage pas les mains.',
    },
    'the-cost-of-freedom': {
      name: 'Le Prix de la liberté',
      boss: 'La Compagnie',
      goal: 'Ses achats lui donnent du combat à chaque tour\u00a0; si elle doit prendre une carte d’une pile Acquisitions vide, vous avez perdu.',
    },
  },
  levels: {
    beginner: { name: 'Débutant', meaning: 'Le Boss attend votre troisième tour.' },
    intermediate: { name: 'Intermédiaire', meaning: 'Le Boss attend votre deuxième tour.' },
    veteran: { name: 'Vétéran', meaning: 'Vous commencez.' },
    expert: { name: 'Expert', meaning: 'Le Boss commence.' },
  },
  welcome: (name, level, goal, meaning) =>
    `${name}, ${level}. ${goal} ${meaning} Tapez la touche d'une action, comme 1 ou b2, ou ? pour l'aide.`,
  help: `Dans un défi\u00a0:
  mulligan        retirer toute la ligne d'achat, une fois par défi
  a dard          trancher une carte d'un tentacule, pour autant de combat que son coût
  adversaire      montrer le Boss et ce qu'il a devant lui`,
  nameTentacle: "Nommez une carte d'un tentacule pour la trancher\u00a0: a et le nom de la carte.",

  level: 'niveau',
  mulligan: 'mulligan',
  mulliganLeft: 'pas encore utilisé',
  mulliganUsed: 'utilisé',
  count: "compte d'assimilation",
  nextCards: 'prochaines cartes',
  basesBack: 'bases qui peuvent revenir',
  tentacle: (faction) => `tentacule ${faction}`,
  longest: 'tentacule le plus long',
  swallowed: 'avalé',
  unseen: (cards) => `${cards} face cachée`,
  elite: 'Élite, la prochaine d’abord',
  subjects: 'Sujets',
  more: (cards) => `et ${cards} de plus`,
  ledger: 'registre des actifs',
  acquisitions: 'pile Acquisitions',
  last: (name) => `${name} en dernier`,
  fewerCards: 'cartes en moins dans sa prochaine main',
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
};
