import { words } from '../i18n/words.ts';

/** What several screens of the campaign say. */
export const campaignWords = words(
  {
    title: 'Campaign',
    titled: (first: string, second: string) => `${first} vs. ${second}`,
    named: (name: string, who: string) => `${name}: ${who}`,
    all: 'All campaigns',
    map: 'Star map',
    vaults: 'Vaults',
    missing: 'This campaign is not here',
    missingText:
      'It may have been deleted, or it was played in another browser. A campaign that was saved as a file can be opened on the page of campaigns.',
    noPack: 'The pack of this campaign is not here',
    packCalled: (name: string, id: string, version: string) =>
      name === '' ? `“${id}”, version ${version}` : `“${name}” (${id}, version ${version})`,
    noPackText: (pack: string) =>
      `It is played with the pack ${pack}. The campaign itself is kept: add the file of that pack under “Packs”, and it goes on.`,
    fileNeeds: (pack: string) =>
      `It is played with the pack ${pack}, which is not here. Add the file of that pack under “Packs”, then open this one again.`,
    toPacks: 'To the packs',
    saveFailed:
      'The browser did not let the page keep this. Load the page again and try once more.',
    original:
      'Cards, stickers, scenarios and story of our Rise of Empire are original works of this project. To play what is printed in your box, add it as a pack.',
  },
  {
    title: 'Campagne',
    titled: (first, second) => `${first} contre ${second}`,
    named: (name, who) => `${name}\u00a0: ${who}`,
    all: 'Toutes les campagnes',
    map: 'Carte des étoiles',
    vaults: 'Coffres',
    missing: 'Cette campagne n’est pas ici',
    missingText:
      'Elle a peut-être été supprimée, ou jouée dans un autre navigateur. Une campagne enregistrée dans un fichier s’ouvre sur la page des campagnes.',
    noPack: 'Le pack de cette campagne n’est pas ici',
    packCalled: (name, id, version) =>
      name === ''
        ? `«\u00a0${id}\u00a0», version ${version}`
        : `«\u00a0${name}\u00a0» (${id}, version ${version})`,
    noPackText: (pack) =>
      `Elle se joue avec le pack ${pack}. La campagne elle-même est conservée\u00a0: ajoutez le fichier de ce pack sous «\u00a0Packs\u00a0», et elle reprendra.`,
    fileNeeds: (pack) =>
      `Elle se joue avec le pack ${pack}, qui n’est pas ici. Ajoutez le fichier de ce pack sous «\u00a0Packs\u00a0», puis rouvrez celui-ci.`,
    toPacks: 'Vers les packs',
    saveFailed: 'Le navigateur n’a pas permis d’enregistrer cela. Rechargez la page et réessayez.',
    original:
      'Les cartes, autocollants, scénarios et récits de notre Rise of Empire sont des créations originales de ce projet. Pour jouer ce qui est imprimé dans votre boîte, ajoutez-la comme pack.',
  },
);
