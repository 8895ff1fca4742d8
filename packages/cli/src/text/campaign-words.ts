import type { Language, Side, Verdict, Wish } from '@openrealms/engine';
import { englishCampaign } from './campaign-words-en.ts';
import { frenchCampaign } from './campaign-words-fr.ts';

/** What the terminal says of a campaign between its games. */
export interface CampaignWords {
  readonly begins: (file: string) => string;
  readonly original: string;
  readonly askName: string;
  /** Where two people play. */
  readonly askNameOf: (player: string) => string;
  readonly player: (number: number) => string;
  readonly sameName: (name: string) => string;
  readonly askWish: string;
  readonly askWishOf: (name: string) => string;
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly manners: Readonly<Record<Wish, string>>;
  readonly sidesGiven: string;
  /** Whom the coin gives the choice. */
  readonly coin: Readonly<Record<'same' | 'either', (name: string) => string>>;
  readonly plays: (name: string, side: string) => string;
  readonly against: (name: string) => string;

  readonly title: (first: string, second: string) => string;
  readonly goesOn: (file: string) => string;
  readonly help: string;
  readonly prompt: string;
  readonly notUnderstood: (input: string) => string;
  readonly chooseOne: (input: string) => string;
  readonly numberOrName: string;
  readonly severalMeant: (options: string) => string;

  readonly sealed: (scenario: string) => string;
  readonly firstStart: (name: string) => string;
  readonly firstWon: (name: string) => string;
  readonly openEnvelope: string;
  readonly titled: (scenario: string, name: string) => string;
  readonly faceUp: (side: string) => string;
  readonly newSheets: string;
  readonly sheetsHint: string;
  readonly newCards: string;
  readonly choose: (name: string) => string;
  readonly chosen: (name: string, option: string) => string;
  readonly again: string;
  readonly play: string;
  readonly goOn: (scenario: string) => string;

  readonly reportTitle: (scenario: string) => string;
  readonly goesTo: (name: string, side: string) => string;
  readonly politicalVictory: string;
  readonly draw: string;
  readonly earned: string;
  readonly upgraded: string;
  readonly noUpgrades: string;

  readonly war: string;
  readonly standing: (points: string, won: number, upgrades: number) => string;
  readonly tie: string;
  readonly lead: (side: string, by: string) => string;
  readonly streak: (side: string, length: number) => string;
  readonly fronts: string;
  readonly front: (cards: number, first: string, second: string) => string;
  readonly map: string;
  readonly sealedEnvelope: string;
  readonly current: string;
  readonly wonBy: (name: string, side: string) => string;
  readonly openCards: string;
  readonly vaultOf: (name: string, side: string) => string;
  readonly victoryCards: string;
  readonly none: string;
  readonly upgradedCards: (made: number) => string;
  readonly next: string;

  readonly finalCount: string;
  readonly winner: (name: string, side: string) => string;
  readonly by: Readonly<Record<Verdict['by'], string>>;
  readonly total: (points: string) => string;
  readonly lastUpgrades: string;
  readonly lastUpgradesText: string;
  readonly askSticker: (name: string, left: number) => string;
  readonly stickerRow: (sheet: string, cost: string) => string;
  readonly askCard: string;
  readonly backToStickers: string;
  readonly noSuchUpgrade: (input: string) => string;
  readonly upgradeDone: (name: string, card: string) => string;
  readonly restDone: string;
  readonly finished: string;
  readonly grownDeck: (cards: number, extra: number) => string;
  readonly whereToPlay: string;
  readonly nothingNext: string;
  readonly nextSides: string;
  readonly nextUpgrades: string;
  readonly inTheMiddle: string;

  readonly saved: (file: string) => string;
  readonly resumeWith: (command: string) => string;
  readonly nothingSaved: string;
  readonly lastNotSaved: (file: string) => string;
  readonly alwaysSaved: (file: string) => string;
  readonly saveFailing: string;
  readonly forked: (file: string, after: number) => string;
  readonly forkName: (after: number) => string;
  readonly anew: (file: string) => string;
  readonly playWith: (command: string) => string;
  readonly theSides: Readonly<Record<Side, string>>;
}

const WORDS: Readonly<Record<Language, CampaignWords>> = {
  en: englishCampaign,
  fr: frenchCampaign,
};

export function campaignWordsIn(language: Language): CampaignWords {
  return WORDS[language];
}
