import type { Command, SheetNumber, View } from '@openrealms/engine';
import { spaceKey, type Wording } from './actions.ts';
import { act, type Intent, type Moment, say } from './intent.ts';
import { anyCard, cardMeant } from './meaning.ts';
import { priceAt, upgradePrice } from './prices.ts';
import { sheetsFor } from './stickers.ts';

type Acquire = Extract<Command, { type: 'acquire' }>;

/** What is bought, and how. */
interface Order {
  readonly what: string;
  readonly to: Acquire['to'] | null;
  /** With the sticker of a sheet, of whichever has one, or as it is. */
  readonly sheet: SheetNumber | 'any' | null;
}

/** "b 3", "b cutter top", "b 3 s1", "b cutter sheet 2 top", "b 3 up". */
export function buy(rest: string, moment: Moment): Intent {
  const { view, legal, wording } = moment;
  const { book, words } = wording;
  const order = orderIn(rest);
  if (order.what === '') return say(words.saySomething('b'));
  const space = spaceMeant(order.what, view, wording);
  if (typeof space === 'object' && space !== null) return space;
  const card = space === null ? book.explorer : view.tradeRow[space]!;
  const offers = legal.filter(
    (command): command is Acquire =>
      command.type === 'acquire' && command.space === space && command.card === card,
  );
  if (order.sheet !== null) return upgrade(offers, order.sheet, { order, space, moment });
  const plain = offers.filter((command) => command.upgrade === undefined);
  if (plain.length === 0) {
    const { trade } = view.seats[view.viewer as number];
    return say(words.tooDear(book.name(card), priceAt(space, view, book), trade));
  }
  return placed(plain, order, moment);
}

function orderIn(rest: string): Order {
  let what = rest;
  const taken = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(what);
    if (found !== null)
      what = `${what.slice(0, found.index)}${what.slice(found.index + found[0].length)}`;
    return found;
  };
  const to = taken(/ (top|discard)(?= |$)/)?.[1];
  const sheet = taken(/ (?:s|sheet|planche) ?([1-4])(?= |$)/)?.[1];
  const any = taken(/ (?:up|upgrade|ameliorer)(?= |$)/);
  return {
    what: what.trim(),
    to: to === undefined ? null : to === 'top' ? 'top-of-deck' : 'discard',
    sheet: sheet === undefined ? (any === null ? null : 'any') : (Number(sheet) as SheetNumber),
  };
}

/** The stickers that there are for the card decide what can be said about it. */
function upgrade(
  offers: readonly Acquire[],
  sheet: SheetNumber | 'any',
  { order, space, moment }: { order: Order; space: number | null; moment: Moment },
): Intent {
  const { view, wording } = moment;
  const { book, scenario: words } = wording;
  if (view.scenario === undefined) return say(words.notAScenario);
  const { seat, trade } = view.seats[view.viewer as number];
  const id = space === null ? book.explorer : view.tradeRow[space]!;
  const card = book.card(id);
  const there = sheetsFor(card, seat, view);
  if (there.length === 0) return say(words.noSticker(book.name(id)));
  if (sheet !== 'any' && !there.includes(sheet)) {
    return say(words.noStickerOn(book.name(id), sheet));
  }
  const wanted = offers.filter((offer) =>
    sheet === 'any' ? offer.upgrade !== undefined : offer.upgrade === sheet,
  );
  if (wanted.length === 0) {
    const price = priceAt(space, view, book) + upgradePrice(card, view);
    return say(words.upgradeTooDear(book.name(id), price, trade));
  }
  const sheets = [...new Set(wanted.map((offer) => offer.upgrade))];
  if (sheets.length > 1) {
    return say(words.whichSheet(sheets.map((each) => `${spaceKey(space)} s${each}`).join(', ')));
  }
  return placed(wanted, order, moment);
}

/** The one offer that puts the card where it is wanted; otherwise what to say. */
function placed(offers: readonly Acquire[], { what, to }: Order, { wording }: Moment): Intent {
  const { book, words } = wording;
  if (to === null && offers.length > 1) return say(words.topOrDiscard(`b ${what}`));
  const offer = offers.find((command) => to === null || command.to === to);
  return offer === undefined ? say(words.onlyToDiscard(book.name(offers[0].card))) : act(offer);
}

/** A space of the trade row, null for the Explorer pile, or what to say. */
function spaceMeant(what: string, view: View, wording: Wording): number | null | Intent {
  const { words, book } = wording;
  const { explorer } = book;
  if (/^\d+$/.test(what)) {
    const space = Number(what) - 1;
    return view.tradeRow[space] ? space : say(words.emptySpace(Number(what)));
  }
  if (what === 'x' && view.explorers > 0) return null;
  const row = view.tradeRow.filter((card) => card !== null);
  const meant = cardMeant(what, view.explorers > 0 ? [...row, explorer] : row, wording);
  if (typeof meant !== 'string') {
    const other = anyCard(what, wording);
    return other === null ? meant : say(words.notForSale(book.name(other)));
  }
  return meant === explorer ? null : view.tradeRow.indexOf(meant);
}
