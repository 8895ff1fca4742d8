import type { CampaignContents, Scenario, ScenarioRule, Side } from '../campaign/contents.ts';
import { UNAFFORDABLE } from '../cards/card-number.ts';
import { type Catalog, cardNumber } from '../cards/catalog.ts';
import type { ScenarioSetup } from '../setup.ts';
import { cardsThat } from './card-filter.ts';
import { SHEETS } from './numbers.ts';
import { rulesInForce, type ScenarioRuleName, scenarioNumbered } from './rule-programs.ts';
import type { ScenarioAtTable, Trigger, TurnCard } from './scenario.ts';
import { rowsOf, upgradesOf } from './upgrade-tables.ts';

/** What a player has if no rule of the scenario says otherwise. */
const AUTHORITY = 50;
const HAND_SIZE = 5;
const FIRST_HAND = 3;
const SHIP_UPGRADE = 2;
const BASE_UPGRADE = 3;

/** A rule of one kind, with its name. */
type Named<Kind extends string> = {
  readonly name: ScenarioRuleName;
  readonly rule: Extract<ReturnType<typeof rulesInForce>[number]['rule'], { kind: Kind }>;
};

/** The campaign that can be played with the boxes of a catalog; undefined if there is none. */
export function contentsOf(catalog: Catalog): CampaignContents | undefined {
  return catalog.boxes.find(({ campaign }) => campaign !== undefined)?.campaign;
}

/** A scenario, with its rules made ready. The set-up has been checked. */
export function scenarioAtTable(
  catalog: Catalog,
  contents: CampaignContents,
  setup: Pick<ScenarioSetup, 'number' | 'sides' | 'faceUp' | 'choice'>,
): ScenarioAtTable {
  const { number, sides, faceUp, choice = null } = setup;
  const inForce = rulesInForce(scenarioNumbered(contents, number) as Scenario, faceUp, choice);
  const of = <Kind extends string>(side: Side, kind: Kind): Named<Kind>[] =>
    inForce.filter(
      (each): each is Named<Kind> => each.rule.kind === kind && concerns(each.rule, side),
    );
  const bySeat = <T>(of: (side: Side) => T): T[] => sides.map(of);
  const triggers = (kind: 'when-played' | 'when-acquired' | 'when-upgraded') =>
    bySeat((side) =>
      of(side, kind).map(
        ({ name, rule }): Trigger => ({
          start: startOf(catalog, name),
          cards: cardsThat(catalog, rule.cards),
        }),
      ),
    );
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  const cardsMore = (side: Side, kind: 'opening-hand' | 'hand-size'): number =>
    sum(of(side, kind).map(({ rule }) => rule.cards));
  const sheets = bySeat((side) =>
    contents.sheets
      .filter((sheet) => sheet.side === side && sheet.number <= Math.min(number, SHEETS))
      .sort((one, other) => one.number - other.number),
  );

  return {
    contents,
    number,
    sides,
    faceUp,
    choice,
    first: sides.indexOf(faceUp),
    rules: inForce.map(({ rule }) => rule),
    decks: bySeat((side) => {
      const more = of(side, 'personal-deck').map(({ rule }) => rule.cards);
      return copiesOf(catalog, [contents.personalDecks[side], ...more]);
    }),
    authority: bySeat((side) =>
      Math.max(1, AUTHORITY + sum(of(side, 'starting-authority').map(({ rule }) => rule.amount))),
    ),
    openingHand: bySeat((side) =>
      Math.max(0, (side === faceUp ? FIRST_HAND : HAND_SIZE) + cardsMore(side, 'opening-hand')),
    ),
    handSize: bySeat((side) => Math.max(1, HAND_SIZE + cardsMore(side, 'hand-size'))),
    prices: bySeat((side) =>
      pricesOf(
        catalog,
        of(side, 'price').map(({ rule }) => ({
          cards: cardsThat(catalog, rule.cards),
          less: rule.less,
        })),
      ),
    ),
    sheets,
    upgrades: sheets.map((own) => own.map((sheet) => upgradesOf(catalog, sheet))),
    rows: sheets.map((own) => own.map((sheet) => rowsOf(catalog, sheet))),
    upgradePrices: bySeat((side) => {
      const less = sum(of(side, 'upgrade-price').map(({ rule }) => rule.less));
      return [Math.max(1, BASE_UPGRADE - less), Math.max(1, SHIP_UPGRADE - less)] as const;
    }),
    startOfTurn: bySeat((side) =>
      of(side, 'start-of-turn').map(({ name }) => startOf(catalog, name)),
    ),
    whenPlayed: triggers('when-played'),
    whenAcquired: triggers('when-acquired'),
    whenUpgraded: triggers('when-upgraded'),
    thirdParty: thirdPartyOf(of(faceUp, 'third-party').map(({ rule }) => rule)),
    turnCards: turnCardsOf(contents),
  };
}

/** The victory point cards that are earned on a turn, in the order of the box. */
export function turnCardsOf({ victoryCards }: CampaignContents): TurnCard[] {
  return victoryCards.flatMap((card) =>
    card.earned.when === 'turn'
      ? [{ card, what: card.earned.what, atLeast: card.earned.atLeast }]
      : [],
  );
}

/** A rule that names nobody is about everybody. */
function concerns(rule: ScenarioRule, side: Side): boolean {
  return !('whom' in rule) || rule.whom === 'both' || rule.whom === side;
}

function startOf({ scenarioRules }: Catalog, name: ScenarioRuleName): number {
  return scenarioRules.get(name) ?? 0;
}

function copiesOf(
  catalog: Catalog,
  decks: readonly Readonly<Record<string, number>>[],
): Uint16Array {
  return Uint16Array.from(
    decks.flatMap((deck) =>
      Object.entries(deck).flatMap(([id, count]) =>
        Array<number>(count).fill(cardNumber(catalog, id)),
      ),
    ),
  );
}

/** What costs something never costs less than 1. */
function pricesOf(
  { cost }: Catalog,
  rules: readonly { readonly cards: Uint8Array; readonly less: number }[],
): Uint16Array {
  return cost.map((printed, card) => {
    const less = rules.reduce((all, rule) => all + rule.less * rule.cards[card], 0);
    return Math.min(UNAFFORDABLE, Math.max(Math.min(1, printed), printed - less));
  });
}

function thirdPartyOf(
  rules: readonly { readonly combat: number; readonly growth: number }[],
): ScenarioAtTable['thirdParty'] {
  if (rules.length === 0) return null;
  return {
    combat: rules.reduce((all, { combat }) => all + combat, 0),
    growth: rules.reduce((all, { growth }) => all + growth, 0),
  };
}
