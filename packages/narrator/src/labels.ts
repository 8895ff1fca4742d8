import type {
  CardId,
  ChoiceAnswer,
  Command,
  PieceData,
  Seat,
  View,
  Viewer,
} from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { LABELS } from './label-phrases.ts';

/** What a label needs to know besides the thing it names. */
export interface LabelContext {
  /** By seat. */
  readonly names: readonly string[];
  /** With it, a copy is told apart from what it copies, "nothing" from "nothing more", and a base knows its damage. */
  readonly view?: View;
}

/** What a command does, for a button or a screen reader: "Acquire Cutter for 2". */
export function commandLabel(command: Command, context: LabelContext, book: CardBook): string {
  const labels = LABELS[book.language];
  switch (command.type) {
    case 'play':
      return labels.play(book.name(command.card));
    case 'use':
      return labels.use(pieceLabel(pieceUsed(command, context), book), command.ability);
    case 'acquire': {
      const { cost, upgrade } = pricesOf(command.card, command.space, context, book);
      const toTop = command.to === 'top-of-deck';
      const label = labels.acquire(book.name(command.card), cost, toTop);
      return command.upgrade === undefined
        ? label
        : labels.upgraded(label, command.upgrade, upgrade);
    }
    case 'attack-player':
      return labels.attack(context.names[command.seat], command.amount);
    case 'attack-base': {
      const owner = ownerToName(command.seat, context);
      const { damage = 0 } = pieceOf(command.seat, command.slot, context) ?? {};
      const { defense } = book.card(command.card);
      return labels.destroy(book.name(command.card), owner, defense - damage);
    }
    case 'damage-base': {
      const owner = ownerToName(command.seat, context);
      return labels.damage(book.name(command.card), owner, command.amount);
    }
    case 'transfer':
      return labels.give(context.names[command.to], command.what, command.amount);
    case 'pass-card':
      return labels.pass(book.name(command.card), context.names[command.to]);
    case 'attack-tentacle':
      return labels.cut(book.name(command.card), book.card(command.card).cost);
    case 'mulligan':
      return labels.mulligan;
    case 'choose':
      return answerLabel(command.pick, context, book);
    case 'end-turn':
      return labels.endTurn;
    case 'concede':
      return labels.concede;
  }
}

/** An answer to a choice: "Scout, from hand", "Space 3: Cutter", what a branch does, "Nothing more". */
export function answerLabel(answer: ChoiceAnswer, context: LabelContext, book: CardBook): string {
  const labels = LABELS[book.language];
  switch (answer.from) {
    case 'hand':
    case 'deck':
    case 'discard':
    case 'scrap-heap':
      return labels.from(book.name(answer.card), answer.from);
    case 'explorer-pile':
      return labels.placed(labels.from(book.name(answer.card), answer.from), answer.to);
    case 'played':
      return book.name(answer.card);
    case 'trade-row': {
      const space = labels.space(answer.space + 1, book.name(answer.card));
      const label = labels.placed(space, answer.to);
      const { upgrade } = pricesOf(answer.card, answer.space, context, book);
      return answer.upgrade === undefined ? label : labels.upgraded(label, answer.upgrade, upgrade);
    }
    case 'in-play': {
      const { damage } = pieceOf(answer.seat, answer.slot, context) ?? {};
      const base = baseLabel(answer.card, book, damage);
      const owner = ownerToName(answer.seat, context);
      return owner === null ? base : labels.owned(base, owner);
    }
    case 'opponents':
      return context.names[answer.seat];
    case 'branches':
      return book.branch(answer.branch);
    case 'when-acquired':
      return labels.use(book.name(answer.card), 'primary');
    case 'nothing': {
      // The choice is that of the innermost frame, which counts what was taken.
      const taken = context.view?.stack.at(-1)?.done ?? 0;
      return taken > 0 ? labels.nothingMore : labels.nothing;
    }
  }
}

/** What a card costs the viewer, and what upgrading it costs in addition: null where that is not known. */
function pricesOf(
  id: CardId,
  space: number | null,
  { view }: LabelContext,
  book: CardBook,
): { readonly cost: number; readonly upgrade: number | null } {
  const card = book.card(id);
  const viewer = view?.viewer;
  const prices = typeof viewer === 'number' ? view?.scenario?.prices[viewer] : undefined;
  if (prices === undefined) return { cost: card.cost, upgrade: null };
  const cost = space === null ? prices.explorer : (prices.tradeRow[space] ?? card.cost);
  return { cost, upgrade: prices.upgrade[card.type] };
}

/** A base with what it takes to destroy it: "War World (outpost 4)", or "(outpost 4, 1 left)" with damage on it. */
export function baseLabel(id: CardId, book: CardBook, damage = 0): string {
  return `${book.name(id)} (${baseKind(id, book, damage)})`;
}

/** Like "outpost 4" or "base 5, 2 left". */
export function baseKind(id: CardId, book: CardBook, damage = 0): string {
  const { outpost, base, left } = LABELS[book.language];
  const card = book.card(id);
  const kind = `${card.outpost ? outpost : base} ${card.defense}`;
  return damage === 0 ? kind : `${kind}, ${left(card.defense - damage)}`;
}

/** A card in play: "Ram", or "Stealth Needle (copy of Ram)". */
export function pieceLabel({ card, as }: Pick<PieceData, 'card' | 'as'>, book: CardBook): string {
  return as === undefined ? book.name(card) : `${book.name(card)} (${copyOf(as, book)})`;
}

/** Like "copy of Ram". */
export function copyOf(id: CardId, book: CardBook): string {
  return LABELS[book.language].copyOf(book.name(id));
}

/** What lies in the slot that a command uses; a command names the card it is a copy of. */
function pieceUsed(
  { card, slot }: Extract<Command, { type: 'use' }>,
  context: LabelContext,
): Pick<PieceData, 'card' | 'as'> {
  return pieceOf(context.view?.viewer, slot, context) ?? { card };
}

function pieceOf(
  owner: Viewer | undefined,
  slot: number,
  { view }: LabelContext,
): PieceData | undefined {
  const seat = view?.seats.find((each) => each.seat === owner);
  return seat?.inPlay.find((piece) => piece.slot === slot);
}

/** Whose a base is has to be said only where there are several opponents. */
function ownerToName(owner: Seat, { names }: LabelContext): string | null {
  return names.length > 2 ? names[owner] : null;
}
