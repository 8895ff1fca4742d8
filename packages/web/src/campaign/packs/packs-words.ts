import { words } from '../../i18n/words.ts';
import type { Needs } from './store/pack-needs.ts';
import type { Addition } from './store/pack-shelf.ts';

interface PacksWords {
  readonly title: string;
  readonly lead: string;
  readonly add: string;
  readonly addHint: string;
  readonly drop: string;
  readonly ours: string;
  readonly schema: string;
  readonly all: string;
  readonly list: string;
  readonly loading: string;
  readonly noStorage: string;
  readonly none: string;
  readonly result: (file: string, result: Addition) => string;
  readonly neededBy: (needs: Needs) => string;
  readonly needed: (needs: Needs) => string;
  readonly removeNow: string;
  readonly keep: string;
  readonly removed: (pack: string) => string;
  readonly notRemoved: (pack: string) => string;
  readonly putBack: string;
  readonly putBackDone: (pack: string) => string;
  readonly version: (version: string) => string;
  readonly cards: (cards: number) => string;
  readonly scenarios: (scenarios: number) => string;
  readonly outdated: string;
  readonly begin: string;
  readonly look: string;
  readonly save: string;
  readonly remove: string;
  readonly ofPack: (verb: string, pack: string) => string;
  readonly how: string;
  readonly steps: readonly string[];
}

export const packsWords = words<PacksWords>(
  {
    title: 'Packs',
    lead: 'A pack is a file that describes a whole campaign box: cards, sheets of stickers, scenarios, victory point cards. With one you play what is printed in a box that you own, or a campaign that you have written yourself.',
    add: 'Add a pack',
    addHint: 'You can also drop the file anywhere on this page. It stays in this browser.',
    drop: 'Drop the file to add the pack',
    ours: 'Download our box as a pack',
    schema: 'Schema for your editor',
    all: 'All campaigns',
    list: 'Your packs',
    loading: 'Looking for your packs…',
    noStorage: 'This browser does not let the page keep packs.',
    none: 'No pack yet.',
    result: (file, result) => {
      switch (result.kind) {
        case 'added':
          return `“${result.name}” is in the list.`;
        case 'replaced':
          return `“${result.name}” has taken the place of the pack that was here before.`;
        case 'refused':
          return `“${file}” cannot be played: ${errorsIn(result, 'error', 'errors')}. The lines are below.`;
        case 'here':
          return `“${file}” is not added: it is “${result.name}” unchanged, which is here already. Give it an id or a version of its own.`;
        case 'too-large':
          return `“${file}” is far too large for a pack.`;
        case 'not-read':
          return `“${file}” could not be read.`;
        case 'not-kept':
          return `“${file}” can be played, but the browser did not let the page keep it. Make room, then try once more.`;
      }
    },
    neededBy: ({ campaigns, games }) => `Played with in ${inEnglish(campaigns, games)}`,
    needed: ({ campaigns, games }) =>
      campaigns + games === 1
        ? `${campaigns === 1 ? 'A campaign is' : 'A game is'} played with this pack and cannot go on without it. It is kept, and goes on once the pack is added again: save the pack as a file before you remove it.`
        : `${inEnglish(campaigns, games)} are played with this pack and cannot go on without it. They are kept, and go on once the pack is added again: save the pack as a file before you remove it.`,
    removeNow: 'Remove all the same',
    keep: 'Keep the pack',
    removed: (pack) => `Removed: ${pack}.`,
    notRemoved: (pack) =>
      `The browser did not let the page remove this pack: ${pack}. Load the page again and try once more.`,
    putBack: 'Put back',
    putBackDone: (pack) => `Put back: ${pack}.`,
    version: (version) => `Version ${version}`,
    cards: (cards) => `${cards} different cards`,
    scenarios: (scenarios) => `${scenarios} scenarios`,
    outdated: 'This version of the game cannot play it. Correct these lines and add it again:',
    begin: 'New campaign',
    look: 'Look at the cards',
    save: 'Save as file',
    remove: 'Remove',
    ofPack: (verb, pack) => `${verb}: ${pack}`,
    how: 'How to write one',
    steps: [
      'Download our box as a pack, and open the file in a text editor.',
      'Give it an “id” of its own, and your cards names of their own: all boxes can lie on one table. To change our contents and keep their names, keep the id and change the “version”.',
      'Write, and add the file here now and then: every mistake is told with its line and with what to do.',
      'Change the “version” whenever something behaves differently. Campaigns that were begun go on with the version they were begun with.',
    ],
  },
  {
    title: 'Packs',
    lead: 'Un pack est un fichier qui décrit toute une boîte de campagne\u00a0: cartes, planches d’autocollants, scénarios, cartes de points de victoire. Il vous permet de jouer ce qui est imprimé dans une boîte que vous possédez, ou une campagne de votre invention.',
    add: 'Ajouter un pack',
    addHint:
      'Vous pouvez aussi déposer le fichier n’importe où sur cette page. Il reste dans ce navigateur.',
    drop: 'Déposez le fichier pour ajouter le pack',
    ours: 'Télécharger notre boîte comme pack',
    schema: 'Schéma pour votre éditeur',
    all: 'Toutes les campagnes',
    list: 'Vos packs',
    loading: 'Recherche de vos packs…',
    noStorage: 'Ce navigateur ne permet pas à la page de conserver des packs.',
    none: 'Aucun pack pour l’instant.',
    result: (file, result) => {
      switch (result.kind) {
        case 'added':
          return `«\u00a0${result.name}\u00a0» est dans la liste.`;
        case 'replaced':
          return `«\u00a0${result.name}\u00a0» a pris la place du pack qui était ici.`;
        case 'refused':
          return `«\u00a0${file}\u00a0» ne peut pas être joué\u00a0: ${errorsIn(result, 'erreur', 'erreurs')}. Les lignes sont ci-dessous.`;
        case 'here':
          return `«\u00a0${file}\u00a0» n’est pas ajouté\u00a0: c’est «\u00a0${result.name}\u00a0» sans changement, qui est déjà ici. Donnez-lui un id ou une version à lui.`;
        case 'too-large':
          return `«\u00a0${file}\u00a0» est bien trop grand pour un pack.`;
        case 'not-read':
          return `«\u00a0${file}\u00a0» n’a pas pu être lu.`;
        case 'not-kept':
          return `«\u00a0${file}\u00a0» peut être joué, mais le navigateur n’a pas permis de le conserver. Faites de la place, puis réessayez.`;
      }
    },
    neededBy: ({ campaigns, games }) => `Joué dans ${inFrench(campaigns, games)}`,
    needed: ({ campaigns, games }) =>
      campaigns + games === 1
        ? `${campaigns === 1 ? 'Une campagne' : 'Une partie'} se joue avec ce pack et ne peut pas continuer sans lui. Elle est conservée, et reprendra quand le pack sera de nouveau là\u00a0: enregistrez le pack avant de le retirer.`
        : `${inFrench(campaigns, games)} se jouent avec ce pack et ne peuvent pas continuer sans lui. Elles sont conservées, et reprendront quand le pack sera de nouveau là\u00a0: enregistrez le pack avant de le retirer.`,
    removeNow: 'Retirer quand même',
    keep: 'Garder le pack',
    removed: (pack) => `Retiré\u00a0: ${pack}.`,
    notRemoved: (pack) =>
      `Le navigateur n’a pas permis de retirer ce pack\u00a0: ${pack}. Rechargez la page et réessayez.`,
    putBack: 'Remettre',
    putBackDone: (pack) => `Remis\u00a0: ${pack}.`,
    version: (version) => `Version ${version}`,
    cards: (cards) => `${cards} cartes différentes`,
    scenarios: (scenarios) => `${scenarios} scénarios`,
    outdated:
      'Cette version du jeu ne peut pas le jouer. Corrigez ces lignes et ajoutez-le de nouveau\u00a0:',
    begin: 'Nouvelle campagne',
    look: 'Voir les cartes',
    save: 'Enregistrer',
    remove: 'Retirer',
    ofPack: (verb, pack) => `${verb}\u00a0: ${pack}`,
    how: 'Comment en écrire un',
    steps: [
      'Téléchargez notre boîte comme pack, et ouvrez le fichier dans un éditeur de texte.',
      'Donnez-lui un «\u00a0id\u00a0» à lui, et à vos cartes des noms à elles\u00a0: toutes les boîtes peuvent se trouver sur une même table. Pour changer notre contenu en gardant ses noms, gardez l’id et changez la «\u00a0version\u00a0».',
      'Écrivez, et ajoutez le fichier ici de temps en temps\u00a0: chaque erreur est indiquée avec sa ligne et ce qu’il faut faire.',
      'Changez la «\u00a0version\u00a0» dès que quelque chose se comporte autrement. Les campagnes commencées continuent avec la version de leur début.',
    ],
  },
);

function inEnglish(campaigns: number, games: number): string {
  return [...counted(campaigns, 'campaign', 'campaigns'), ...counted(games, 'game', 'games')].join(
    ' and ',
  );
}

function inFrench(campaigns: number, games: number): string {
  return [
    ...counted(campaigns, 'campagne', 'campagnes'),
    ...counted(games, 'partie', 'parties'),
  ].join(' et ');
}

function counted(count: number, one: string, several: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
}

function errorsIn(
  { problems }: Extract<Addition, { kind: 'refused' }>,
  one: string,
  several: string,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return counted(errors.length, one, several).join('');
}
