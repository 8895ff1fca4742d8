import {
  type Card,
  type CardId,
  FACTIONS,
  type PieceData,
  type Seat,
  type SeatView,
  type View,
} from '@openrealms/engine';
import { baseKind, capitalised, copyOf, listed, plain, tally } from '@openrealms/narrator';
import type picocolors from 'picocolors';
import { box, columns, flow, pad, wrap } from '../text/layout.ts';
import { spaceKey, type Wording } from './actions.ts';
import { bossFacts, bossParts, factionName, isPlayedByRules } from './boss-facts.ts';
import { name, sign } from './faction-signs.ts';
import { drawScenario } from './pretty-scenario.ts';
import { priceAt } from './prices.ts';
import { othersFrom, standingOf } from './relations.ts';
import type { Part } from './screen.ts';

/** What the drawing needs besides the game. */
export interface Canvas extends Wording {
  readonly colors: ReturnType<typeof picocolors.createColors>;
  readonly width: number;
}

/** The table with the trade row in the middle and this seat below it. */
export function drawBoard(view: View, bottom: Seat, canvas: Canvas): string[] {
  const others = othersFrom(view, bottom);
  return [
    ...drawScenario(view, canvas),
    ...others.flatMap((seat) => drawSeat(seat, view, canvas)),
    ...drawRow(view, canvas),
    ...drawSeat(view.seats[bottom], view, canvas),
  ];
}

/** A part of the table. */
export function drawPart(part: Part, view: View, canvas: Canvas): string[] {
  const me = view.seats[view.viewer as number];
  switch (part) {
    case 'row':
      return drawRow(view, canvas);
    case 'me':
      return drawSeat(me, view, canvas);
    case 'opponent':
      return othersFrom(view, me.seat).flatMap((seat) => drawSeat(seat, view, canvas));
    case 'hand':
      return drawHand(me.hand ?? [], canvas);
  }
}

/** What the signs mean. */
export function legend(canvas: Canvas): string[] {
  const { book } = canvas;
  const meanings = FACTIONS.flatMap((faction) => {
    const card = book.cards.find(({ factions }) => factions.includes(faction));
    return card === undefined ? [] : [`${sign(card, canvas)} ${factionName(faction, canvas)}`];
  });
  return flow(meanings, '   ', canvas.width);
}

function drawRow(view: View, canvas: Canvas): string[] {
  const { words, book, colors, width } = canvas;
  const trade = Math.max(0, ...view.active.map((seat) => view.seats[seat].trade));
  const row = [...view.tradeRow, view.explorers > 0 ? book.explorer : null];
  const names = Math.max(...row.map((id) => (id === null ? 0 : book.name(id).length)), 12);
  const lines = row.flatMap((id, space) => {
    const isPile = space === view.tradeRow.length;
    const key = spaceKey(isPile ? null : space);
    if (id === null) return [colors.dim(`${key}   ${words.empty}`)];
    const card = book.card(id);
    const price = priceAt(isPile ? null : space, view, book);
    const affordable = price <= trade;
    const cost = affordable ? colors.bold(colors.yellow(`${price}`)) : `${price}`;
    const head = `${sign(card, canvas)} ${pad(name(card, canvas), names)}  ${cost}`;
    const copies = isPile ? `(${view.explorers}) ` : '';
    const text = `${kind(card, canvas)}${copies}${book.brief(id)}`;
    return entry([affordable ? colors.bold(key) : colors.dim(key), head], text, canvas);
  });
  const title = `${colors.bold(capitalised(words.tradeRow))} ${colors.dim(`(${words.cost})`)}`;
  const facts = [
    `${words.tradeDeck} ${view.tradeDeckCount}`,
    `${words.scrapHeap} ${view.scrapHeap.length}`,
  ];
  return box(title, facts, lines, width, colors.dim);
}

function drawSeat(seat: SeatView, view: View, canvas: Canvas): string[] {
  const { words, names, colors, width } = canvas;
  const active = view.active.includes(seat.seat);
  const standing = standingOf(seat, view, canvas);
  const who = colors.bold(`${active ? '▶ ' : ''}${names[seat.seat]}`);
  if (seat.defeated && standing.length > 0) return box(who, standing, [], width, colors.dim);
  const boss = isPlayedByRules(seat, view);
  const parts = boss ? bossParts(view) : { authority: true, deck: true };
  const facts = [...standing];
  if (parts.authority) {
    facts.push(`${words.authority} ${colors.bold(colors.magenta(`${seat.authority}`))}`);
  }
  if (active) {
    facts.push(`${words.trade} ${colors.bold(colors.yellow(`${seat.trade}`))}`);
    facts.push(`${words.combat} ${colors.bold(colors.red(`${seat.combat}`))}`);
  }
  if (seat.hand === null && !boss) facts.push(`${words.hand} ${seat.handCount}`);
  if (parts.deck) {
    facts.push(`${words.deck} ${seat.deckCount}`, `${words.discard} ${seat.discard.length}`);
  }
  const lines = drawPieces(seat, active, canvas);
  if (boss) lines.unshift(...drawBossFacts(view, canvas));
  if (lines.length === 0 && seat.hand === null) {
    lines.push(colors.dim(`${capitalised(words.bases)}${words.colon} ${words.none}`));
  }
  if (seat.hand !== null && !boss) {
    if (lines.length > 0 && seat.hand.length > 0) {
      lines.push(colors.dim(`${capitalised(words.hand)}${words.colon}`));
    }
    lines.push(...drawHand(seat.hand, canvas));
  }
  return box(who, facts, lines, width, colors.dim);
}

/** What lies before a Boss, a line each. */
function drawBossFacts(view: View, canvas: Canvas): string[] {
  const { words, width } = canvas;
  return bossFacts(view, canvas).flatMap(([what, value]) =>
    wrap(`${capitalised(what)}${words.colon} ${value}`, width - 4),
  );
}

/** Bases, and ships that can still do something, have a line each; all others share one. */
function drawPieces(seat: SeatView, active: boolean, canvas: Canvas): string[] {
  const { words, book, colors, width } = canvas;
  const readyOf = (piece: PieceData): string[] => (active ? readyAbilities(piece, canvas) : []);
  const isQuiet = (piece: PieceData): boolean =>
    book.card(piece.card).type === 'ship' && readyOf(piece).length === 0;
  const pieces = seat.inPlay
    .filter((piece) => !isQuiet(piece))
    .map((piece) => {
      const card = book.card(piece.card);
      const head = [`${sign(card, canvas)} ${name(card, canvas)}`];
      if (piece.as !== undefined) head.push(`(${copyOf(piece.as, book)})`);
      const ready = readyOf(piece);
      if (ready.length > 0) head.push(colors.green(`[${ready.join(', ')}]`));
      return {
        head,
        text: `${kind(card, canvas, piece.damage)}${book.brief(piece.as ?? piece.card)}`,
      };
    });
  const widths = pieces.map(({ head }) => columns(head.join(' ')));
  const widest = Math.max(0, ...widths.filter((each) => each <= roomForHead(canvas)));
  const lines = pieces.flatMap(({ head, text }) =>
    entry(head, text, canvas, { widest, paint: colors.dim }),
  );
  const quiet = seat.inPlay.filter(isQuiet).map(({ card }) => card);
  if (quiet.length > 0) {
    const text = `${capitalised(words.inPlay)}${words.colon} ${plain(listed(quiet, book))}`;
    lines.push(...wrap(text, width - 4).map(colors.dim));
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
  if (piece.doubleAllyLive && !piece.doubleAllyUsed) ready.push(words.doubleAlly);
  if (piece.upgradeAllyLive && !piece.upgradeAllyUsed) ready.push(words.upgradeAlly);
  if (card.scrap.length > 0) ready.push(words.scrap);
  return ready;
}

function drawHand(hand: readonly CardId[], canvas: Canvas): string[] {
  const { words, book, colors } = canvas;
  if (hand.length === 0) {
    return [colors.dim(`${capitalised(words.hand)}${words.colon} ${words.empty}`)];
  }
  const names = Math.max(...hand.map((id) => book.name(id).length));
  return tally(hand).flatMap(([id, copies]) => {
    const card = book.card(id);
    const times = copies > 1 ? `${copies}×` : '  ';
    const head = `${times} ${sign(card, canvas)} ${pad(name(card, canvas), names)}`;
    return entry([head], `${kind(card, canvas)}${book.brief(id)}`, canvas);
  });
}

/** How wide a head may be with a text behind it: the text needs at least as much. */
function roomForHead({ width }: Canvas): number {
  return Math.floor((width - 4) / 2) - 2;
}

/**
 * A card: its head, and its text in a column behind it, or below a head that leaves too little room. The column
 * begins behind `widest`, so that it is the same for all cards of a list.
 */
function entry(
  head: readonly string[],
  text: string,
  canvas: Canvas,
  { widest = 0, paint = (plain: string) => plain } = {},
): string[] {
  const inner = canvas.width - 4;
  const line = head.join(' ');
  const column = Math.max(columns(line), widest) + 2;
  if (columns(line) > roomForHead(canvas)) {
    const below = wrap(text, inner - 5).map((row) => `     ${paint(row)}`);
    return [...flow(head, ' ', inner), ...below];
  }
  return wrap(text, inner - column).map(
    (row, i) => `${pad(i === 0 ? line : '', column)}${paint(row)}`,
  );
}

/** Like "outpost 4: " for a base, nothing for a ship. */
function kind(card: Card, { book, words }: Canvas, damage?: number): string {
  return card.type === 'ship' ? '' : `${baseKind(card.id, book, damage)}${words.colon} `;
}
