import { words } from '../../i18n/words.ts';
import { isYou } from '../is-you.ts';

export const listWords = words(
  {
    title: 'Rise of Empire: campaigns',
    lead: 'Two players, twelve scenarios, one war. Cards that you win over to your side keep their stickers for the whole campaign.',
    begin: 'New campaign',
    open: 'Open a file',
    openHint: 'You can also drop a campaign file anywhere on this page.',
    drop: 'Drop the file to open the campaign',
    loading: 'Looking for your campaigns…',
    noStorage: 'This browser does not let the page keep campaigns.',
    running: 'Under way',
    finished: 'Finished',
    goOn: 'Continue',
    look: 'Look at it',
    save: 'Save as file',
    remove: 'Delete',
    ofCampaign: (verb: string, campaign: string) => `${verb}: ${campaign}`,
    removed: (campaign: string) => `Deleted: ${campaign}.`,
    notRemoved: (campaign: string) =>
      `The browser did not let the page delete this campaign: ${campaign}. Load the page again and try once more.`,
    putBack: 'Put back',
    putBackDone: (campaign: string) => `Put back: ${campaign}.`,
    imported: (count: number) =>
      count === 1 ? 'The campaign is in the list.' : `${count} campaigns are in the list.`,
    otherEdition: (was: string, is: string) =>
      `It was begun with version ${was} of its box and goes on with version ${is}.`,
    notImported: (file: string, why: string) => `“${file}” could not be opened. ${why}`,
    notRead: 'It could not be read.',
    scenarioOf: (number: number, all: number) => `Scenario ${number} of ${all}`,
    progress: (won: readonly string[]) =>
      won.length === 0 ? 'No scenario won yet' : `Won so far: ${won.join(', ')}`,
    emptyTitle: 'No campaign yet',
    empty:
      'The Star Empire has declared its independence, and the Trade Federation will not have it. Between them lie three realms that both want to win over. Every step is kept in this browser: stop whenever you like.',
    unreadable: (pack: string) => `It needs the pack ${pack}, which is not here.`,
    packs: 'Packs',
    boxed: (name: string, version: string) => `${name}, version ${version}`,
    winner: (name: string, side: string) => `Won by ${isYou(name) ? 'you' : name} (${side})`,
  },
  {
    title: 'Rise of Empire\u00a0: campagnes',
    lead: 'Deux joueurs, douze scénarios, une guerre. Les cartes ralliées à votre camp gardent leurs autocollants pendant toute la campagne.',
    begin: 'Nouvelle campagne',
    open: 'Ouvrir un fichier',
    openHint: 'Vous pouvez aussi déposer un fichier de campagne n’importe où sur cette page.',
    drop: 'Déposez le fichier pour ouvrir la campagne',
    loading: 'Recherche de vos campagnes…',
    noStorage: 'Ce navigateur ne permet pas à la page de conserver des campagnes.',
    running: 'En cours',
    finished: 'Terminées',
    goOn: 'Continuer',
    look: 'Regarder',
    save: 'Enregistrer',
    remove: 'Supprimer',
    ofCampaign: (verb, campaign) => `${verb}\u00a0: ${campaign}`,
    removed: (campaign) => `Supprimée\u00a0: ${campaign}.`,
    notRemoved: (campaign) =>
      `Le navigateur n’a pas permis de supprimer cette campagne\u00a0: ${campaign}. Rechargez la page et réessayez.`,
    putBack: 'Remettre',
    putBackDone: (campaign) => `Remise\u00a0: ${campaign}.`,
    imported: (count) =>
      count === 1 ? 'La campagne est dans la liste.' : `${count} campagnes sont dans la liste.`,
    otherEdition: (was, is) =>
      `Elle a commencé avec la version ${was} de sa boîte et continue avec la version ${is}.`,
    notImported: (file, why) => `«\u00a0${file}\u00a0» n’a pas pu être ouvert. ${why}`,
    notRead: 'Il n’a pas pu être lu.',
    scenarioOf: (number, all) => `Scénario ${number} sur ${all}`,
    progress: (won) =>
      won.length === 0 ? 'Aucun scénario gagné' : `Gagnés jusqu’ici\u00a0: ${won.join(', ')}`,
    emptyTitle: 'Aucune campagne pour l’instant',
    empty:
      'L’Empire Galactique a proclamé son indépendance, et la Fédération du Commerce s’y oppose. Entre eux, trois puissances que chacun veut rallier. Chaque étape est conservée dans ce navigateur\u00a0: arrêtez-vous quand vous voulez.',
    unreadable: (pack) => `Elle demande le pack ${pack}, qui n’est pas ici.`,
    packs: 'Packs',
    boxed: (name, version) => `${name}, version ${version}`,
    winner: (name, side) => `Gagnée par ${isYou(name) ? 'vous' : name} (${side})`,
  },
);
