import type { CardType, Language, Side } from '@openrealms/engine';
import { englishScenario } from './scenario-words-en.ts';
import { frenchScenario } from './scenario-words-fr.ts';

/** What the terminal game says about a scenario: its rules, stickers and victory cards. */
export interface ScenarioWords {
  readonly sides: Readonly<Record<Side, string>>;
  /** Behind the name of an upgraded card, before the number of its sheet. */
  readonly initials: Readonly<Record<Side, string>>;
  readonly scenario: (number: number) => string;
  readonly welcome: (title: string, bot: string) => string;
  /** What can be typed in a scenario and nowhere else. */
  readonly help: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];

  readonly rule: string;
  readonly noRule: string;
  readonly chosen: (option: string) => string;
  readonly political: string;
  readonly used: (used: number, all: number) => string;
  readonly fifthSticker: (sheet: number) => string;
  readonly attack: (name: string, combat: number) => string;
  readonly nextAttack: (name: string, combat: number) => string;
  readonly openCards: string;
  readonly points: (points: number) => string;
  readonly earnedBy: (name: string) => string;

  readonly sheet: (number: number) => string;
  readonly sheetOf: (number: number, owner: string) => string;
  readonly cost: (cost: number) => string;
  readonly sticker: (type: CardType, text: string) => string;
  readonly stickerUsed: (type: CardType) => string;

  readonly upgradeFor: (card: string, price: number, sheet: number, sticker: string) => string;
  readonly winsTheGame: string;
  readonly noSticker: (card: string) => string;
  readonly noStickerOn: (card: string, sheet: number) => string;
  readonly upgradeTooDear: (card: string, price: number, trade: number) => string;
  readonly whichSheet: (ways: string) => string;
  readonly notAScenario: string;

  /** Where two people share the terminal. */
  readonly handOver: (name: string) => string;
  readonly justEnter: string;
  readonly wins: (name: string, turns: number, own: number, other: number) => string;
}

const WORDS: Readonly<Record<Language, ScenarioWords>> = {
  en: englishScenario,
  fr: frenchScenario,
};

export function scenarioWordsIn(language: Language): ScenarioWords {
  return WORDS[language];
}
