import { words } from '../../i18n/words.ts';

export const manageWords = words(
  {
    title: 'This campaign',
    name: 'Name',
    nameHint: 'To tell it from others.',
    rename: 'Keep the name',
    renamed: 'The name is kept.',
    fork: 'Go another way',
    forkHint: 'Makes another campaign that was the same up to a scenario. This one stays as it is.',
    forkFrom: 'From where',
    forkStart: 'From the beginning, with the same sides',
    forkAfter: (number: number, name: string) => `After scenario ${number}: ${name}`,
    forkDo: 'Make the fork',
    forkName: (number: number) =>
      number === 0 ? 'From the beginning' : `Fork after scenario ${number}`,
    forkFailed: (why: string) => `The fork could not be made. ${why}`,
    save: 'Save as a file',
    saveHint: 'To keep it elsewhere, or to go on in another browser.',
    saveWithPack:
      'To keep it elsewhere, or to go on in another browser. The pack is not in the file: save that under “Packs” as well.',
    saveDo: 'Save as a file',
    edition: 'Box',
    editionNow: (name: string, version: string) => `${name}, version ${version}`,
    editionNone:
      'If you correct the pack, give it another version and add it under “Packs”: the campaign can then go on with that.',
    editionOther: 'Another version of it is here',
    editionHint: 'A game that has not ended is dealt again.',
    editionDo: 'Go on with this version',
    editionDone: (version: string) => `The campaign goes on with version ${version}.`,
    editionFailed: (other: string, own: string) =>
      `What has been played does not fit version ${other}: the campaign stays with version ${own}.`,
    reset: 'Start again',
    resetHint:
      'The same players begin anew, as if from an untouched box. What has been played so far is gone from this campaign; its games stay under “Games”.',
    resetDo: 'Start this campaign again',
    resetDone: 'The campaign has started again.',
    resetUndo: 'Take it back',
    resetUndone: 'The campaign is as it was.',
  },
  {
    title: 'Cette campagne',
    name: 'Nom',
    nameHint: 'Pour la distinguer des autres.',
    rename: 'Garder ce nom',
    renamed: 'Le nom est enregistré.',
    fork: 'Prendre un autre chemin',
    forkHint:
      'Crée une autre campagne, identique jusqu’à un scénario. Celle-ci reste telle quelle.',
    forkFrom: 'À partir d’où',
    forkStart: 'Du début, avec les mêmes camps',
    forkAfter: (number, name) => `Après le scénario ${number}\u00a0: ${name}`,
    forkDo: 'Créer la variante',
    forkName: (number) =>
      number === 0 ? 'Depuis le début' : `Variante après le scénario ${number}`,
    forkFailed: (why) => `La variante n’a pas pu être créée. ${why}`,
    save: 'Enregistrer dans un fichier',
    saveHint: 'Pour la conserver ailleurs, ou continuer dans un autre navigateur.',
    saveWithPack:
      'Pour la conserver ailleurs, ou continuer dans un autre navigateur. Le pack n’est pas dans le fichier\u00a0: enregistrez-le aussi, sous «\u00a0Packs\u00a0».',
    saveDo: 'Enregistrer dans un fichier',
    edition: 'Boîte',
    editionNow: (name, version) => `${name}, version ${version}`,
    editionNone:
      'Si vous corrigez le pack, donnez-lui une autre version et ajoutez-le sous «\u00a0Packs\u00a0»\u00a0: la campagne pourra continuer avec elle.',
    editionOther: 'Une autre version est ici',
    editionHint: 'Une partie non terminée est distribuée de nouveau.',
    editionDo: 'Continuer avec cette version',
    editionDone: (version) => `La campagne continue avec la version ${version}.`,
    editionFailed: (other, own) =>
      `Ce qui a été joué ne convient pas à la version ${other}\u00a0: la campagne reste avec la version ${own}.`,
    reset: 'Recommencer',
    resetHint:
      'Les mêmes joueurs repartent de zéro, comme avec une boîte neuve. Ce qui a été joué disparaît de cette campagne\u00a0; ses parties restent dans «\u00a0Parties\u00a0».',
    resetDo: 'Recommencer cette campagne',
    resetDone: 'La campagne a recommencé.',
    resetUndo: 'Annuler',
    resetUndone: 'La campagne est comme avant.',
  },
);
