/** A campaign for screens: everything that lies on the table and in the vaults, in one plain object. */
import type { CardType, Faction } from '../cards/ability.ts';
import type { Box, CardId, Upgrade } from '../cards/card.ts';
import { grownDeck, UPGRADES_EACH, upgradeOptions } from './after-campaign.ts';
import { type Campaign, campaignOf, type Player } from './campaign.ts';
import type { CampaignPhase, CampaignState, Earned, Verdict } from './campaign-state.ts';
import {
  type ScenarioOption,
  type SheetNumber,
  SIDES,
  type Side,
  type VictoryCard,
} from './contents.ts';
import { featOf } from './feats.ts';
import { campaignState } from './fold.ts';
import { currentOptions, faceUp } from './scenarios.ts';
import { newestSheet, stickersUsed, upgradedIn } from './upgrades.ts';
import { openVictoryCards, pointsOf } from './victory-cards.ts';
import { type War, warOf } from './war.ts';

/** What there is to see of a campaign. */
export interface CampaignView {
  readonly phase: CampaignPhase;
  readonly wishes: CampaignState['wishes'];
  /** By player; null as long as the sides are not given. */
  readonly sides: CampaignState['sides'];
  /** The player whom the coin gave their choice. */
  readonly coin: Player | null;
  /** The current scenario, or the last one of a campaign that is over. */
  readonly scenario: number;
  /** The how many-th game of it is next. */
  readonly attempt: number;
  /** Who goes first in the next game, and whose face of the scenario card is up. */
  readonly first: Side;
  /** What the first player has to choose between now; empty in every phase but 'choice'. */
  readonly options: readonly ScenarioOption[];
  readonly scenarios: readonly ScenarioStatus[];
  readonly sheets: readonly SheetStatus[];
  readonly vaults: Readonly<Record<Side, VaultView>>;
  readonly openVictoryCards: readonly OpenVictoryCard[];
  /** The upgraded cards of the trade deck. */
  readonly upgraded: readonly UpgradedView[];
  readonly tradeDeck: Readonly<Record<CardId, number>>;
  readonly war: War;
  /** After the campaign: whose turn it is to upgrade, and what; null in every phase but 'upgrades'. */
  readonly upgrading: { readonly side: Side; readonly options: readonly CardId[] } | null;
  readonly verdict: Verdict | null;
  /** The trade deck to play on with; null until all is done. */
  readonly grownDeck: Readonly<Record<CardId, number>> | null;
}

/** An envelope. */
export interface ScenarioStatus {
  readonly number: number;
  readonly status: 'won' | 'current' | 'sealed';
  /** What is known of it; null of a sealed one. */
  readonly faceUp: Side | null;
  readonly option: string | null;
  readonly winner: Side | null;
  readonly political: boolean;
  /** The points that its winner got for it and for all that was earned in and after it. */
  readonly points: Readonly<Record<Side, number>>;
}

/** A sticker sheet. */
export interface SheetStatus {
  readonly side: Side;
  readonly number: SheetNumber;
  /** Whether the envelope that it comes in has been opened. */
  readonly unlocked: boolean;
  /** In order of cost, which of the two stickers was used. */
  readonly rows: readonly { readonly cost: number; readonly used: CardType | null }[];
  readonly used: number;
}

/** What a player keeps. */
export interface VaultView {
  readonly player: Player | null;
  readonly sheets: readonly SheetNumber[];
  readonly victoryCards: readonly (Earned & { readonly points: number })[];
  readonly points: number;
  readonly victories: number;
  readonly politicalVictories: number;
  readonly upgrades: number;
  /** How many upgrades are missing to the twenty that each ends with. */
  readonly upgradesMissing: number;
}

/** A victory point card that nobody has, and how far each side is; null where that is seen only in a game. */
export interface OpenVictoryCard {
  readonly card: VictoryCard;
  readonly progress: Readonly<Record<Side, number>> | null;
}

/** A design of the deck that has stickers on it. */
export interface UpgradedView extends Upgrade {
  readonly id: CardId;
  readonly factions: readonly Faction[];
  readonly count: number;
}

/** What there is to see of a campaign now. */
export function campaignView(campaign: Campaign, box: Box): CampaignView {
  const state = campaignState(campaign, box);
  const { phase, upgrading, tradeDeck } = state;
  return {
    phase,
    wishes: state.wishes,
    sides: state.sides,
    coin: state.coin,
    scenario: state.scenario,
    attempt: state.attempt,
    first: faceUp(state),
    options: phase === 'choice' ? currentOptions(state, box) : [],
    scenarios: campaignOf(box).scenarios.map(({ number }) => scenarioView(state, number, box)),
    sheets: sheetViews(state, box),
    vaults: bySide((side) => vaultView(state, side, box)),
    openVictoryCards: openVictoryCards(state, box).map((card) => openCard(state, card, box)),
    upgraded: upgradedViews(state, box),
    tradeDeck,
    war: warOf(state, box),
    upgrading:
      upgrading === null
        ? null
        : { side: upgrading, options: upgradeOptions(state, upgrading, box) },
    verdict: state.verdict,
    grownDeck: grownDeck(state, box),
  };
}

function bySide<T>(of: (side: Side) => T): Record<Side, T> {
  return { [SIDES[0]]: of(SIDES[0]), [SIDES[1]]: of(SIDES[1]) } as Record<Side, T>;
}

function scenarioView(state: CampaignState, number: number, box: Box): ScenarioStatus {
  const won = state.won.find((each) => each.number === number);
  const isCurrent = won === undefined && number === state.scenario && state.sides !== null;
  const earned = state.earned.filter(({ scenario }) => scenario === number);
  return {
    number,
    status: won !== undefined ? 'won' : isCurrent ? 'current' : 'sealed',
    faceUp: won?.faceUp ?? (isCurrent ? faceUp(state) : null),
    option: won === undefined ? (isCurrent ? state.option : null) : won.option,
    winner: won?.winner ?? null,
    political: won?.political ?? false,
    points: bySide((side) => pointsOf({ earned }, side, box)),
  };
}

function sheetViews({ used, scenario, sides }: CampaignState, box: Box): SheetStatus[] {
  return campaignOf(box).sheets.map(({ side, number, rows }) => ({
    side,
    number,
    unlocked: sides !== null && number <= newestSheet(scenario),
    rows: rows.map(({ cost }) => ({
      cost,
      used:
        used.find((each) => each.side === side && each.sheet === number && each.cost === cost)
          ?.type ?? null,
    })),
    used: stickersUsed(used, side, number),
  }));
}

function vaultView(state: CampaignState, side: Side, box: Box): VaultView {
  const upgrades = stickersUsed(state.used, side);
  const own = state.earned.filter((card) => card.side === side);
  return {
    player: state.sides === null ? null : (state.sides.indexOf(side) as Player),
    sheets: sheetViews(state, box)
      .filter((sheet) => sheet.side === side && sheet.unlocked)
      .map(({ number }) => number),
    victoryCards: own.map((card) => ({ ...card, points: pointsOf({ earned: [card] }, side, box) })),
    points: pointsOf(state, side, box),
    victories: featOf(state, side, 'victories', box),
    politicalVictories: featOf(state, side, 'political-victories', box),
    upgrades,
    upgradesMissing: Math.max(0, UPGRADES_EACH - upgrades),
  };
}

function openCard(state: CampaignState, card: VictoryCard, box: Box): OpenVictoryCard {
  const { earned } = card;
  if (earned.when === 'scenario' || earned.when === 'turn') return { card, progress: null };
  return { card, progress: bySide((side) => featOf(state, side, earned.what, box)) };
}

function upgradedViews({ tradeDeck }: CampaignState, box: Box): UpgradedView[] {
  const seen = new Set(upgradedIn(tradeDeck, box));
  return [...seen].map(({ id, factions, upgrade }) => ({
    id,
    ...upgrade,
    factions,
    count: tradeDeck[id],
  }));
}
