import {
  type Box,
  type Card,
  type CardId,
  catalogOf,
  type Effect,
  type Format,
  formatNamed,
  type Measure,
  type PieceData,
  type SeatView,
  type SheetNumber,
  upgradedId,
  type View,
} from '@openrealms/engine';

/** What a plain player thinks of a situation and its cards. */
export interface Judgement {
  card(id: CardId): Card;
  /** The number of a card in the catalog of these boxes. */
  numberOf(id: CardId): number;
  /** What the stickers of this player's sheet make of a card. */
  upgradedBy(id: CardId, sheet: SheetNumber): CardId;
  /** The card of the Explorer pile. */
  readonly explorer: CardId;
  readonly view: View;
  readonly format: Format;
  readonly me: SeatView;
  /** The opponents who are still there. */
  readonly foes: readonly SeatView[];
  /** The game is about authority now, and no longer about building a deck. */
  readonly late: boolean;
  /** How good it is to have this card in one's deck. */
  worth(id: CardId): number;
  /** Whether one's deck is better without this card. */
  isJunk(id: CardId): boolean;
  /** What it still takes to destroy a base in play. */
  defenseOf(piece: PieceData): number;
  /** How good it is that an opponent no longer has this base. */
  prize(id: CardId): number;
  /** Whether a base that is not in the way is left standing, and its owner or somebody else attacked instead. */
  spares(id: CardId, price: number, foe: SeatView): boolean;
}

/** By then everybody has drawn the starting deck about three times. */
const LATE_ROUND = 7;

export function judge(view: View, boxes: readonly Box[]): Judgement {
  const { cards, numbers } = catalogOf(boxes);
  const starting = boxes[0].personalDeck;
  const explorer = boxes[0].explorerPile.card;
  const me = view.seats[view.viewer as number];
  const foes = view.seats.filter((seat) => seat.team !== me.team && !seat.defeated);
  const format = formatNamed(view.format);
  const late = view.turn > LATE_ROUND * turnsInRound(view, format);
  const card = (id: CardId): Card => cards[numbers.get(id)!]!;
  const isJunk = (id: CardId): boolean => id in starting || (late && id === explorer);
  return {
    card,
    numberOf: (id) => numbers.get(id)!,
    upgradedBy: (id, sheet) => upgradedId(id, view.scenario!.sides[me.seat], sheet),
    explorer,
    view,
    format,
    me,
    foes,
    late,
    isJunk,
    defenseOf: (piece) => card(piece.card).defense - (piece.damage ?? 0),
    prize: (id) => card(id).cost,
    spares: (_id, _price, foe) => foe.authority <= 2 * me.combat,
    worth(id) {
      if (!isJunk(id)) return card(id).cost;
      return givesTrade(card(id).primary) === late ? 0 : 0.5;
    },
  };
}

/** How many turns are taken until everybody has had one. */
export function turnsInRound({ seats }: View, { sharedTurns }: Format): number {
  return sharedTurns ? new Set(seats.map(({ team }) => team)).size : seats.length;
}

function givesTrade(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.kind === 'trade');
}

/** What these effects would bring right now, in combat. */
export function gain(effects: readonly Effect[], judgement: Judgement): number {
  return effects.reduce((sum, effect) => sum + gainOf(effect, judgement), 0);
}

const DRAWN_CARD = 3;

function gainOf(effect: Effect, judgement: Judgement): number {
  const { me, late, card, isJunk } = judgement;
  switch (effect.kind) {
    case 'combat':
      return effect.amount;
    case 'trade':
      return effect.amount * (late ? 0.5 : 2);
    case 'authority':
      return effect.amount * 0.75;
    case 'gain-per': {
      const amount = effect.amount * measured(effect.per, judgement);
      return gainOf({ kind: effect.what, amount }, judgement);
    }
    case 'destroy-base':
      return Math.max(0, ...basesInReach(judgement).map((id) => card(id).cost));
    case 'put-on-deck':
      return Math.max(0, ...me.discard.map((id) => (card(id).type === effect.type ? 2 : 0)));
    case 'if-you-do':
      return gain(effect.effects, judgement);
    case 'discard':
      // Only junk is thrown away, and comes back as a better card.
      return Math.min(effect.count, (me.hand ?? []).filter(isJunk).length) * (DRAWN_CARD - 1);
    case 'draw': {
      if (effect.amount === 'that-many') return 0;
      if (typeof effect.amount === 'number') return effect.amount * DRAWN_CARD;
      const { perPlayed } = effect.amount;
      return me.played.filter((id) => card(id).factions.includes(perPlayed)).length * DRAWN_CARD;
    }
    default:
      return 1;
  }
}

/** How much there will probably be of what an effect is measured by. */
function measured(per: Measure, { me, isJunk }: Judgement): number {
  switch (per) {
    case 'that-many':
      return (me.hand ?? []).filter(isJunk).length;
    case 'their-cost':
      return 2;
    case 'own-scrapped':
      return me.scrapped + 1;
  }
}

function basesInReach({ me, view, card }: Judgement): CardId[] {
  return me.baseTargets
    .flatMap((seat) => view.seats[seat].inPlay)
    .map((piece) => piece.card)
    .filter((id) => card(id).type === 'base');
}

/** The item with the highest score; the first of equals. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > highest) {
      found = item;
      highest = value;
    }
  }
  return found;
}
