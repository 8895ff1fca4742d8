import type { LevelName, StyleName } from '@openrealms/bots';
import type { UsableAbility } from '@openrealms/engine';
/** Everything the terminal game says itself; cards and events have their own texts. */
export interface Words {
  readonly you: string;
  readonly levels: Readonly<Record<LevelName, string>>;
  /** Behind a level. */
  readonly styles: Readonly<Record<StyleName, string>>;
  /** Bots without a level, by the name they are asked for. */
  readonly otherBots: Readonly<Record<string, string | undefined>>;

  readonly authority: string;
  readonly trade: string;
  readonly combat: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly inPlay: string;
  readonly bases: string;
  readonly tradeRow: string;
  readonly tradeDeck: string;
  readonly explorers: string;
  readonly scrapHeap: string;
  readonly cost: string;
  readonly empty: string;
  readonly none: string;
  readonly primary: string;
  readonly ally: string;
  readonly doubleAlly: string;
  readonly upgradeAlly: string;
  readonly scrap: string;
  readonly leftInDeck: string;
  readonly deckOrHand: (name: string) => string;
  readonly space: (n: number) => string;
  readonly turn: (n: number) => string;
  readonly colon: string;

  readonly groups: Readonly<Record<Group, string>>;
  readonly buyTo: Readonly<Record<'discard' | 'top-of-deck', string>>;
  readonly buyFor: (name: string, cost: number) => string;
  readonly abilityOf: (name: string, ability: UsableAbility) => string;
  readonly attackFor: (name: string, amount: number) => string;
  readonly turnKeys: readonly Key[];
  readonly choiceKeys: readonly Key[];
  readonly orNothing: string;

  readonly prompt: string;
  readonly welcome: (bot: string) => string;
  readonly resumed: string;
  readonly help: string;
  readonly notUnderstood: (input: string) => string;
  readonly numbersChanged: string;
  readonly noSuchNumber: (input: string, most: number) => string;
  readonly noSuchCard: (words: string) => string;
  readonly whichCard: (names: string) => string;
  readonly saySomething: (key: string) => string;
  readonly chooseFirst: string;
  readonly notInHand: (name: string) => string;
  readonly tooDear: (name: string, cost: number, trade: number) => string;
  readonly notForSale: (name: string) => string;
  readonly emptySpace: (n: number) => string;
  readonly topOrDiscard: (key: string) => string;
  readonly onlyToDiscard: (name: string) => string;
  readonly notUsable: (name: string) => string;
  readonly whichAbility: (name: string) => string;
  readonly noCombat: string;
  readonly outpostsFirst: (names: string) => string;
  readonly notEnoughCombat: (name: string, needed: number, combat: number) => string;
  readonly notATarget: (name: string) => string;
  readonly wrongAmount: (combat: number) => string;
  readonly nothingToPlay: string;
  readonly leftForYou: (names: string) => string;
  readonly stillLeft: (things: readonly string[]) => string;
  readonly left: {
    readonly cards: (count: number) => string;
    readonly abilities: (count: number) => string;
    readonly trade: (amount: number) => string;
    readonly combat: (amount: number) => string;
  };
  readonly undone: (steps: number) => string;
  readonly undoStops: (why: string) => string;
  readonly nothingToUndo: string;
  readonly undoOnly: (depth: number) => string;
  readonly logEmpty: string;
  readonly confirmConcede: string;

  readonly saved: (file: string) => string;
  readonly notSaved: string;
  readonly offerSave: string;
  readonly offerReplay: string;
  readonly howToSave: string;
  readonly savedFromNowOn: (file: string) => string;
  readonly saveStopped: string;
  readonly fileExists: (file: string) => string;
  readonly replayWritten: (file: string) => string;
  readonly inputEnded: string;
  readonly resumeWith: (file: string) => string;
  readonly goodbye: string;
  readonly won: (turns: number, mine: number, theirs: number) => string;
  readonly drawn: (turns: number, mine: number, theirs: number) => string;
  readonly lost: (turns: number, mine: number, theirs: number) => string;
  readonly seed: (seed: string) => string;

  readonly replayKeys: readonly string[];
  readonly noSuchMove: (last: number) => string;
}

export type Group = 'play' | 'use' | 'buy' | 'upgrade' | 'attack' | 'give' | 'turn' | 'choose';

/** What to type and what it does. */
type Key = readonly [key: string, meaning: string];
