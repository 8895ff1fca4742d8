import type { CampaignContents, SheetNumber, Side } from '../campaign/contents.ts';
import type { ChallengeId } from '../setup.ts';
import type { CardType, Effect, Faction, StaticAbility } from './ability.ts';

/** A card's name inside the engine: its English name in lower case with hyphens, unique over all boxes. */
export type CardId = string;

/** One printed card design. Two copies of it are the same card: nothing in the game can tell them apart. */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly nameFr: string;
  readonly type: CardType;
  /** Empty for the unaligned starting cards. */
  readonly factions: readonly Faction[];
  /** Printed cost; 0 for cards without one. */
  readonly cost: number;
  /** Bases only; 0 for ships. */
  readonly defense: number;
  readonly outpost: boolean;
  readonly primary: readonly Effect[];
  /** Needs another card of one of the factions in `allyFactions` in play. */
  readonly ally: readonly Effect[];
  /** Needs two other cards of one of these factions in play. */
  readonly doubleAlly: readonly Effect[];
  readonly allyFactions: readonly Faction[];
  readonly scrap: readonly Effect[];
  readonly static: readonly StaticAbility[];
  /** Happens, if the player wishes, when the card is acquired. */
  readonly acquired: readonly Effect[];
  /** The ally ability of an upgrade sticker: needs another card of the sticker's side in play. */
  readonly upgradeAlly: readonly Effect[];
  /** Only of a card with upgrade stickers on it: what they are, and the card below them. */
  readonly upgrade?: Upgrade;
}

/** The stickers on a card: whose, from which sheet, and on what. */
export interface Upgrade {
  readonly side: Side;
  readonly sheet: SheetNumber;
  readonly of: CardId;
}

/** The cards that the set-up of a challenge names; the Boss's own page says what becomes of them. */
export interface ChallengeCards {
  /** A deck in a given order, from the top. */
  readonly inOrder?: readonly CardId[];
  /** Cards to shuffle, and more of them by number of players. */
  readonly shuffled?: readonly CardId[];
  readonly more?: Readonly<Record<number, readonly CardId[]>>;
  /** The card below the shuffled ones. */
  readonly bottom?: CardId;
  readonly discard?: readonly CardId[];
  /** Starting cards that the Boss shuffles into its deck. */
  readonly starters?: Readonly<Record<CardId, number>>;
  /** What each player's deck consists of instead. */
  readonly personalDeck?: Readonly<Record<CardId, number>>;
}

/** A set of cards as it comes out of its box. */
export interface Box {
  readonly id: string;
  readonly name: string;
  /** Changes whenever a card's behaviour changes, so that old replays are recognised. */
  readonly version: string;
  /** Where its cards have their French names from, if not from a French edition: there is none, and they are ours. */
  readonly namesFr?: 'ours';
  /** What is printed on its cards is not public: rules and names are as published, the contents are original. */
  readonly original?: true;
  readonly cards: readonly Card[];
  /** How many copies of which card are shuffled into the trade deck; 0 of a trade card that is there only if a set-up lists it. */
  readonly tradeDeck: Readonly<Record<CardId, number>>;
  /** The face-up pile beside the trade row; its card returns there instead of going to the scrap heap. */
  readonly explorerPile: { readonly card: CardId; readonly count: number };
  /** By challenge that can be played with this box, the cards that its set-up names. */
  readonly challenges?: Readonly<Partial<Record<ChallengeId, ChallengeCards>>>;
  /** What each player's deck consists of at the start. */
  readonly personalDeck: Readonly<Record<CardId, number>>;
  /** Other decks that a player may start with, by name. */
  readonly personalDecks?: Readonly<Record<string, Readonly<Record<CardId, number>>>>;
  /** The campaign that can be played with this box. */
  readonly campaign?: CampaignContents;
}

/** What a card literal says; everything left out is empty. */
export interface CardLiteral {
  readonly fr: string;
  readonly faction?: Faction;
  readonly cost?: number;
  readonly primary?: readonly Effect[];
  readonly ally?: readonly Effect[];
  readonly doubleAlly?: readonly Effect[];
  readonly scrap?: readonly Effect[];
  readonly static?: readonly StaticAbility[];
  readonly acquired?: readonly Effect[];
}

/** What the literal of a base says in addition. */
export interface BaseLiteral extends CardLiteral {
  readonly defense: number;
  readonly outpost?: boolean;
}

/** A ship, from its English name and its literal. */
export function ship(name: string, literal: CardLiteral): Card {
  return card(name, 'ship', literal, 0, false);
}

/** A base or outpost, from its English name and its literal. */
export function base(name: string, literal: BaseLiteral): Card {
  return card(name, 'base', literal, literal.defense, literal.outpost ?? false);
}

/** The id that a card of this English name has. */
export function idOf(name: string): CardId {
  return name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}

function card(
  name: string,
  type: CardType,
  literal: CardLiteral,
  defense: number,
  outpost: boolean,
): Card {
  const factions = literal.faction === undefined ? [] : [literal.faction];
  return {
    id: idOf(name),
    name,
    nameFr: literal.fr,
    type,
    factions,
    cost: literal.cost ?? 0,
    defense,
    outpost,
    primary: literal.primary ?? [],
    ally: literal.ally ?? [],
    doubleAlly: literal.doubleAlly ?? [],
    allyFactions: literal.ally === undefined && literal.doubleAlly === undefined ? [] : factions,
    scrap: literal.scrap ?? [],
    static: literal.static ?? [],
    acquired: literal.acquired ?? [],
    upgradeAlly: [],
  };
}
