import type { Side, Wish } from '@openrealms/engine';
import type { Mode } from '../../home/seat-choice.ts';
import { words } from '../../i18n/words.ts';

interface BeginWords {
  readonly title: string;
  readonly lead: string;
  readonly box: string;
  readonly ourBox: (name: string) => string;
  readonly ownBox: (name: string, version: string) => string;
  readonly ownPack: string;
  readonly morePacks: string;
  readonly toPacks: string;
  readonly players: string;
  readonly mode: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly modeHints: Readonly<Record<Mode, string>>;
  readonly name: (number: number) => string;
  readonly ownName: string;
  readonly sides: string;
  readonly sidesHint: string;
  readonly wish: (name: string) => string;
  readonly yourWish: string;
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly manners: Readonly<Record<Wish, string>>;
  readonly others: Readonly<Record<Side, string>>;
  readonly otherEither: string;
  readonly same: string;
  readonly firstComputer: string;
  readonly secondComputer: string;
  readonly campaignName: string;
  readonly campaignNameHint: string;
  readonly more: string;
  readonly start: string;
  readonly starting: string;
}

export const beginWords = words<BeginWords>(
  {
    title: 'New campaign',
    lead: 'Twelve scenarios in a row, always with the same two sides. Each takes about as long as a game.',
    box: 'Which box?',
    ourBox: (name) => `${name} (our contents)`,
    ownBox: (name, version) => `${name}, version ${version}`,
    ownPack: 'Rise of Empire with our contents. You can also play a box of your own.',
    morePacks: 'Boxes of your own come from packs.',
    toPacks: 'Packs',
    players: 'Who plays?',
    mode: 'How do you want to play?',
    modes: {
      'against-computer': 'Against the computer',
      'same-screen': 'Two people here',
      watch: 'Just watch',
    },
    modeHints: {
      'against-computer': 'You against a computer player, for the whole campaign.',
      'same-screen': 'You take turns at this screen; hands stay hidden while it changes hands.',
      watch: 'Two computer players fight the war. You open the envelopes.',
    },
    name: (number) => `Name of player ${number}`,
    ownName: 'Your name',
    sides: 'Which side?',
    sidesHint: 'The side stays for the whole campaign. If both want the same, a coin decides.',
    wish: (name) => `${name} would like`,
    yourWish: 'You would like',
    wishes: {
      'star-empire': 'Star Empire',
      'trade-federation': 'Trade Federation',
      either: 'Either',
    },
    manners: {
      'star-empire':
        'Declares independence and goes first. Its stickers bring combat and make the opponent discard.',
      'trade-federation':
        'Has ruled all of known space so far. Its stickers bring trade, authority and cards.',
      either: 'Take what is left, or let the coin decide.',
    },
    others: {
      'star-empire': 'The computer plays the Trade Federation.',
      'trade-federation': 'The computer plays the Star Empire.',
    },
    otherEither: 'The computer does not mind either: a coin decides.',
    same: 'Both want the same side: a coin will decide.',
    firstComputer: 'The first computer',
    secondComputer: 'The second computer',
    campaignName: 'Name of the campaign',
    campaignNameHint: 'To tell it from others. You can leave it empty.',
    more: 'Name of the campaign',
    start: 'Begin the campaign',
    starting: 'Preparing…',
  },
  {
    title: 'Nouvelle campagne',
    lead: 'Douze scénarios à la suite, toujours avec les deux mêmes camps. Chacun dure à peu près une partie.',
    box: 'Quelle boîte\u00a0?',
    ourBox: (name) => `${name} (notre contenu)`,
    ownBox: (name, version) => `${name}, version ${version}`,
    ownPack: 'Rise of Empire avec notre contenu. Vous pouvez aussi jouer une boîte à vous.',
    morePacks: 'Vos propres boîtes viennent de packs.',
    toPacks: 'Packs',
    players: 'Qui joue\u00a0?',
    mode: 'Comment voulez-vous jouer\u00a0?',
    modes: {
      'against-computer': 'Contre l’ordinateur',
      'same-screen': 'Deux personnes ici',
      watch: 'Seulement regarder',
    },
    modeHints: {
      'against-computer': 'Vous contre un ordinateur, pendant toute la campagne.',
      'same-screen':
        'Vous jouez tour à tour devant cet écran\u00a0; les mains restent cachées quand il change de mains.',
      watch: 'Deux ordinateurs se font la guerre. Vous ouvrez les enveloppes.',
    },
    name: (number) => `Nom du joueur ${number}`,
    ownName: 'Votre nom',
    sides: 'Quel camp\u00a0?',
    sidesHint:
      'Le camp reste le même pendant toute la campagne. Si les deux veulent le même, la pièce décide.',
    wish: (name) => `Souhait de ${name}`,
    yourWish: 'Votre souhait',
    wishes: {
      'star-empire': 'Empire Galactique',
      'trade-federation': 'Fédération du Commerce',
      either: 'L’un ou l’autre',
    },
    manners: {
      'star-empire':
        'Proclame son indépendance et joue en premier. Ses autocollants apportent du combat et font défausser l’adversaire.',
      'trade-federation':
        'Gouvernait jusqu’ici tout l’espace connu. Ses autocollants apportent du commerce, de l’influence et des cartes.',
      either: 'Prenez ce qui reste, ou laissez la pièce décider.',
    },
    others: {
      'star-empire': 'L’ordinateur joue la Fédération du Commerce.',
      'trade-federation': 'L’ordinateur joue l’Empire Galactique.',
    },
    otherEither: 'L’ordinateur accepte les deux camps\u00a0: la pièce décide.',
    same: 'Les deux veulent le même camp\u00a0: la pièce décidera.',
    firstComputer: 'Premier ordinateur',
    secondComputer: 'Second ordinateur',
    campaignName: 'Nom de la campagne',
    campaignNameHint: 'Pour la distinguer des autres. Vous pouvez le laisser vide.',
    more: 'Nom de la campagne',
    start: 'Commencer la campagne',
    starting: 'Préparation…',
  },
);
