/** A content pack: a file that describes a whole campaign box. */
import type { Effect, Faction, StaticAbility } from '../../cards/ability.ts';
import type { CardId } from '../../cards/card.ts';
import type { ScenarioRule, Sheet, Side, VictoryCondition, Words } from '../contents.ts';

/** How the file is laid out; a file of a later layout is refused. */
export const PACK_LAYOUT = 1;
export const PACK_KIND = 'openrealms-pack';

type Deck = Readonly<Record<CardId, number>>;

/** What a pack says, with everything filled in that may be left out. */
export interface Pack {
  /** For editors; the game does not read it. */
  readonly $schema?: string;
  readonly kind: typeof PACK_KIND;
  readonly layout: typeof PACK_LAYOUT;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly namesFr?: 'ours';
  readonly original?: true;
  readonly cards: readonly PackCard[];
  readonly tradeDeck: Deck;
  readonly explorerPile: { readonly card: CardId; readonly count: number };
  readonly personalDeck: Deck;
  readonly personalDecks: Readonly<Record<Side, Deck>>;
  readonly sheets: readonly Sheet[];
  readonly scenarios: readonly PackScenario[];
  readonly victoryCards: readonly PackVictoryCard[];
  readonly postCampaign: Deck;
}

/** A card; its id follows from its English name. */
export type PackCard = PackShip | PackBase;

/** What every card says. */
export interface PackShip {
  readonly type: 'ship';
  readonly name: Words;
  readonly factions: readonly Faction[];
  readonly cost: number;
  readonly primary: readonly Effect[];
  readonly ally: readonly Effect[];
  readonly doubleAlly: readonly Effect[];
  readonly scrap: readonly Effect[];
  readonly static: readonly StaticAbility[];
  readonly acquired: readonly Effect[];
}

/** What a base says in addition. */
export interface PackBase extends Omit<PackShip, 'type'> {
  readonly type: 'base';
  readonly defense: number;
  readonly outpost: boolean;
}

/** A scenario card. */
export interface PackScenario {
  readonly number: number;
  readonly name: Words;
  readonly story: Words;
  readonly faces: Readonly<Record<Side, PackFace>>;
}

export interface PackFace {
  readonly rules: readonly ScenarioRule[];
  readonly choice?: readonly PackOption[];
}

/** Its id follows from its English name, unless it has one. */
export interface PackOption {
  readonly id?: string;
  readonly name: Words;
  readonly rules: readonly ScenarioRule[];
}

/** Its id follows from its English name, unless it has one. */
export interface PackVictoryCard {
  readonly id?: string;
  readonly name: Words;
  readonly points: number;
  readonly earned: VictoryCondition;
  readonly from?: number;
}
