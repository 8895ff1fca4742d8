/**
 * What is printed in a campaign box besides its trade cards: sticker sheets, scenario cards, victory point cards. All of it is
 * plain data in a closed language, so that a box can be read from a file and replaced by another.
 */
import type { CardType, Effect, Faction } from '../cards/ability.ts';
import type { CardId } from '../cards/card.ts';

/** The two sides of the war, each a faction. */
export const SIDES = ['star-empire', 'trade-federation'] as const satisfies readonly Faction[];
/** One of the two sides of the war. */
export type Side = (typeof SIDES)[number];

/** A text in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** The contents of a campaign. */
export interface CampaignContents {
  /** What each side starts every scenario with. */
  readonly personalDecks: Readonly<Record<Side, Readonly<Record<CardId, number>>>>;
  /** Four of each side: those of scenarios 1 to 4. */
  readonly sheets: readonly Sheet[];
  /** All twelve, in order. */
  readonly scenarios: readonly Scenario[];
  /** The victory point cards: one for each scenario, and those with open conditions. */
  readonly victoryCards: readonly VictoryCard[];
  /** The cards that join the trade deck after the campaign. */
  readonly postCampaign: Readonly<Record<CardId, number>>;
}

/** The number of a sheet: that of the scenario it comes with. */
export type SheetNumber = 1 | 2 | 3 | 4;

/** An Ability Upgrade Sticker Sheet: five costs, for each a sticker for a ship and one for a base, of which one can be used. */
export interface Sheet {
  readonly side: Side;
  readonly number: SheetNumber;
  /** In ascending order of cost; no cost twice. */
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  readonly cost: number;
  readonly ship: Sticker;
  readonly base: Sticker;
}

/** An Ability Upgrade Sticker: what the card can do in the place of the ability that it covers. */
export interface Sticker {
  /** Added to the primary ability. */
  readonly primary?: readonly Effect[];
  /** Needs another card of the side's faction in play. */
  readonly ally?: readonly Effect[];
  /** Added to the scrap ability. */
  readonly scrap?: readonly Effect[];
}

/** A scenario card: which of its faces is up is decided by who won the scenario before. */
export interface Scenario {
  /** From 1 to 12. */
  readonly number: number;
  readonly name: Words;
  /** What happens in the war, read before the game. */
  readonly story: Words;
  readonly faces: Readonly<Record<Side, ScenarioFace>>;
}

/** What holds for a game while this face is up. */
export interface ScenarioFace {
  readonly rules: readonly ScenarioRule[];
  /** What the player who goes first chooses one of before the game. */
  readonly choice?: readonly ScenarioOption[];
}

export interface ScenarioOption {
  readonly id: string;
  readonly name: Words;
  readonly rules: readonly ScenarioRule[];
}

/** Whom a rule of a scenario is about. */
export type Whom = Side | 'both';

/** Which cards a rule of a scenario is about; a card has to meet all that is named. */
export interface CardFilter {
  readonly card?: CardId;
  readonly type?: CardType;
  readonly faction?: Faction;
  /** Only cards that have been upgraded, or only those that have not. */
  readonly upgraded?: boolean;
}

/** A change of the rules for one game. */
export type ScenarioRule =
  /** At the start of each of their turns, these effects. */
  | { readonly kind: 'start-of-turn'; readonly whom: Whom; readonly effects: readonly Effect[] }
  /** Starts with so much more (or less) authority. */
  | { readonly kind: 'starting-authority'; readonly whom: Whom; readonly amount: number }
  /** Starts with so many cards more (or fewer) in hand. */
  | { readonly kind: 'opening-hand'; readonly whom: Whom; readonly cards: number }
  /** Starts with these cards in the personal deck in addition. */
  | {
      readonly kind: 'personal-deck';
      readonly whom: Whom;
      readonly cards: Readonly<Record<CardId, number>>;
    }
  /** Whenever they play such a card, these effects, after its own. */
  | {
      readonly kind: 'when-played';
      readonly whom: Whom;
      readonly cards: CardFilter;
      readonly effects: readonly Effect[];
    }
  /** Whenever they acquire such a card, these effects, after the row has been refilled. */
  | {
      readonly kind: 'when-acquired';
      readonly whom: Whom;
      readonly cards: CardFilter;
      readonly effects: readonly Effect[];
    }
  /** Whenever they upgrade such a card, these effects, after the row has been refilled. */
  | {
      readonly kind: 'when-upgraded';
      readonly whom: Whom;
      readonly cards: CardFilter;
      readonly effects: readonly Effect[];
    }
  /** Such cards cost them so much less (or, below zero, more) to acquire, but never less than 1. Their printed cost stays. */
  | {
      readonly kind: 'price';
      readonly whom: Whom;
      readonly cards: CardFilter;
      readonly less: number;
    }
  /** Upgrading costs them so much less, but never less than 1. */
  | { readonly kind: 'upgrade-price'; readonly whom: Whom; readonly less: number }
  /** Draws so many cards more (or fewer) in the draw phase. */
  | { readonly kind: 'hand-size'; readonly whom: Whom; readonly cards: number }
  /**
   * A third party, which nobody plays, attacks the player whose turn has just ended, with `combat` and so much more (`growth`) for
   * each turn that player has had before: it defeats the player if it can, else it destroys the dearest outpost it can,
   * then the dearest base, and the rest goes to the player.
   */
  | { readonly kind: 'third-party'; readonly combat: number; readonly growth: number };

/** A Victory Point card. */
export interface VictoryCard {
  readonly id: string;
  readonly name: Words;
  /** From 1 to 3. */
  readonly points: number;
  readonly earned: VictoryCondition;
  /** Of a card that is not for winning a scenario: the scenario whose envelope it lies in, from which on it can be earned; 1 if left out. */
  readonly from?: number;
}

/** Who earns a Victory Point card. */
export type VictoryCondition =
  /** Who wins the scenario of this number. */
  | { readonly when: 'scenario'; readonly number: number }
  /** The first player who has so much of it at any moment of an own turn. */
  | { readonly when: 'turn'; readonly what: TurnFeat; readonly atLeast: number }
  /** The first player who has so many of it between two games. */
  | {
      readonly when: 'between-games';
      readonly what: BetweenGamesFeat;
      readonly atLeast: number;
    }
  /** Who has more of it than the other at the end of the campaign; nobody if both have the same. */
  | { readonly when: 'end'; readonly what: EndFeat };

/** What can be had on a turn: in the pools, as a score, in play, or done in this turn. */
export type TurnFeat =
  | 'trade'
  | 'combat'
  | 'authority'
  | 'bases-in-play'
  | 'outposts-in-play'
  | 'factions-in-play'
  | 'upgraded-in-play'
  | 'acquired-this-turn'
  | 'played-this-turn'
  | 'scrapped-this-turn';

/** What is counted between games: victories in a row, victories, Political Victories, upgrades, or upgrades of one faction. */
export type BetweenGamesFeat =
  | 'victories-in-a-row'
  | 'victories'
  | 'political-victories'
  | 'upgrades'
  | { readonly upgradesOf: Faction };

/** What is compared at the end: upgrades, victories, bases upgraded, or upgrades of one faction. */
export type EndFeat =
  | 'upgrades'
  | 'upgraded-bases'
  | 'victories'
  | { readonly upgradesOf: Faction };
