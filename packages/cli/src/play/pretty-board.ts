import {
  type Card,
  type CardId,
  FACTIONS,
  type Faction,
  type PieceData,
  type Seat,
  type SeatView,
  type View,
} from '@openrealms/engine';
import type picocolors from 'picocolors';
import { box, capitalised, columns, cut, flow, pad } from '../text/layout.ts';
import { listed, tally } from '../text/tally.ts';
import type { Wording } from './actions.ts';

/** What the drawing needs besides the game. */
export interface Canvas extends Wording {
  readonly colors: ReturnType<typeof picocolors.createColors>;
  readonly width: number;
}

/** A sign for each faction, so that nothing depends on colour alone. */
const SIGNS: Readonly<Record<Faction, string>> = {
  blob: '●',
  'trade-federation': '◆',
  'star-empire': '▲',
  'machine-cult': '■',
};

const PAINT: Readonly<Record<Faction, 'green' | 'cyan' | 'yellow' | 'red'>> = {
  blob: 'green',
  'trade-federation': 'cyan',
  'star-empire': 'yellow',
  'machine-cult': 'red',
};

/** The table with the trade row in the middle and this seat below it. */
export function drawBoard(view: View, bottom: Seat, canvas: Canvas): string[] {
  const others = view.seats.filter(({ seat }) => seat !== bottom);
  return [
    ...others.flatMap((seat) => drawSeat(seat, view, canvas)),
    ...drawRow(view, canvas),
    ...drawSeat(view.seats[bottom], view, canvas),
  ];
}

/** What the signs mean. */
export function legend(canvas: Canvas): string {
  const { book } = canvas;
  return FACTIONS.map((faction) => {
    const card = book.cards.find(({ factions }) => factions.includes(faction))!;
    return `${sign(card, canvas)} ${book.text(card.id).typeLine.split(' · ')[1]}`;
  }).join('   ');
}

function drawRow(view: View, canvas: Canvas): string[] {
  const { words, book, colors, width } = canvas;
  const trade = Math.max(0, ...view.active.map((seat) => view.seats[seat].trade));
  const row = [...view.tradeRow, view.explorers > 0 ? book.explorer : null];
  const names = Math.max(...row.map((id) => (id === null ? 0 : book.name(id).length)), 12);
  const lines = row.map((id, space) => {
    const key = space < view.tradeRow.length ? `b${space + 1}` : 'bx';
    if (id === null) return colors.dim(`${key}   ${words.empty}`);
    const card = book.card(id);
    const affordable = card.cost <= trade;
    const copies = space < view.tradeRow.length ? '' : `(${view.explorers}) `;
    const text = cut(`${kind(card, canvas)}${copies}${book.brief(id)}`, width - names - 14);
    const cost = affordable ? colors.bold(colors.yellow(`${card.cost}`)) : `${card.cost}`;
    const line = `${sign(card, canvas)} ${pad(name(card, canvas), names)}  ${cost}  ${text}`;
    return `${affordable ? colors.bold(key) : colors.dim(key)} ${line}`;
  });
  const left = `${colors.bold(capitalised(words.tradeRow))} ${colors.dim(`(${words.cost})`)}`;
  const right = `${words.tradeDeck} ${view.tradeDeck.length} · ${words.scrapHeap} ${view.scrapHeap.length}`;
  return box(left, right, lines, width, colors.dim);
}

function drawSeat(seat: SeatView, view: View, canvas: Canvas): string[] {
  const { words, names, colors, width } = canvas;
  const active = view.active.includes(seat.seat);
  const facts = [`${words.authority} ${colors.bold(colors.magenta(`${seat.authority}`))}`];
  if (active) {
    facts.push(`${words.trade} ${colors.bold(colors.yellow(`${seat.trade}`))}`);
    facts.push(`${words.combat} ${colors.bold(colors.red(`${seat.combat}`))}`);
  }
  const piles = [
    ...(seat.hand === null ? [`${words.hand} ${seat.handCount}`] : []),
    `${words.deck} ${seat.deckCount}`,
    `${words.discard} ${seat.discard.length}`,
  ];
  const lines = drawPieces(seat, active, canvas);
  if (lines.length === 0 && seat.hand === null) {
    lines.push(colors.dim(`${capitalised(words.bases)}${words.colon} ${words.none}`));
  }
  if (seat.hand !== null) lines.push(...drawHand(seat.hand, lines.length > 0, canvas));
  const title = colors.bold(`${active ? '▶ ' : ''}${names[seat.seat]}`);
  const all = [...facts, ...piles].join(' · ');
  if (columns(title) + columns(all) + 10 <= width) return box(title, all, lines, width, colors.dim);
  return box(title, facts.join(' · '), [piles.join(' · '), ...lines], width, colors.dim);
}

/** Bases, and ships that can still do something, have a line each; all others share one. */
function drawPieces(seat: SeatView, active: boolean, canvas: Canvas): string[] {
  const { words, book, colors, width } = canvas;
  const readyOf = (piece: PieceData): string[] => (active ? readyAbilities(piece, canvas) : []);
  const isQuiet = (piece: PieceData): boolean =>
    book.card(piece.card).type === 'ship' && readyOf(piece).length === 0;
  const lines = seat.inPlay
    .filter((piece) => !isQuiet(piece))
    .map((piece) => {
      const card = book.card(piece.card);
      const copy = piece.as === undefined ? '' : ` (${words.copyOf(book.name(piece.as))})`;
      const ready = readyOf(piece);
      const marks = ready.length === 0 ? '' : ` [${ready.join(', ')}]`;
      const head = `${sign(card, canvas)} ${name(card, canvas)}${copy}`;
      const room = width - 8 - book.name(card.id).length - copy.length - marks.length;
      const text = cut(`${kind(card, canvas)}${book.brief(piece.as ?? piece.card)}`, room);
      return `${head}${colors.green(marks)}  ${colors.dim(text)}`;
    });
  const quiet = seat.inPlay.filter(isQuiet).map(({ card }) => card);
  if (quiet.length > 0) {
    const label = `${words.inPlay}${words.colon} `;
    lines.push(...flow([`${label}${listed(quiet, book.name)}`], '', width - 4).map(colors.dim));
  }
  return lines;
}

/** The abilities a card in play can still use this turn. */
function readyAbilities(piece: PieceData, { words, book }: Canvas): string[] {
  const card = book.card(piece.as ?? piece.card);
  const ready: string[] = [];
  if (card.type === 'base' && card.primary.length > 0 && !piece.primaryUsed) {
    ready.push(words.primary);
  }
  if (piece.allyLive && !piece.allyUsed) ready.push(words.ally);
  if (card.scrap.length > 0) ready.push(words.scrap);
  return ready;
}

function drawHand(hand: readonly CardId[], below: boolean, canvas: Canvas): string[] {
  const { words, book, colors, width } = canvas;
  const title = colors.dim(`${capitalised(words.hand)}${words.colon}`);
  if (hand.length === 0) return [`${title} ${colors.dim(words.empty)}`];
  const names = Math.max(...hand.map((id) => book.name(id).length));
  const lines = tally(hand).map(([id, copies]) => {
    const card = book.card(id);
    const times = copies > 1 ? `${copies}×` : '  ';
    const text = cut(`${kind(card, canvas)}${book.brief(id)}`, width - names - 12);
    return `${times} ${sign(card, canvas)} ${pad(name(card, canvas), names)}  ${text}`;
  });
  return below ? [title, ...lines] : lines;
}

function sign(card: Card, { colors }: Canvas): string {
  const [faction] = card.factions;
  return faction === undefined ? colors.dim('·') : colors[PAINT[faction]](SIGNS[faction]);
}

function name(card: Card, { book, colors }: Canvas): string {
  const [faction] = card.factions;
  const text = book.name(card.id);
  return faction === undefined ? text : colors[PAINT[faction]](text);
}

/** Like "outpost 4: " for a base, nothing for a ship. */
function kind(card: Card, { words }: Canvas): string {
  if (card.type === 'ship') return '';
  return `${card.outpost ? words.outpost : words.base} ${card.defense}${words.colon} `;
}
