import type { PieceData, Seat, SeatView, View } from '@openrealms/engine';
import { baseKind, capitalised, copyOf, listed, plain, tally } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import { bossFacts, bossParts, isPlayedByRules } from './boss-facts.ts';
import { priceAt } from './prices.ts';
import { othersFrom, standingOf } from './relations.ts';
import { scenarioName, standingLines } from './scenario-facts.ts';
import type { Part } from './screen.ts';

/** The table in sentences, one fact each; this seat comes last. */
export function boardSentences(view: View, last: Seat, wording: Wording): string[] {
  const { words } = wording;
  const others = othersFrom(view, last);
  return [
    `${words.turn(view.turn)}.`,
    ...scenarioSentences(view, wording),
    ...others.flatMap((seat) => seatSentences(seat, view, wording)),
    ...view.tradeRow.map((_, space) =>
      fact(words.space(space + 1), forSale(space, view, wording), wording),
    ),
    fact(words.explorers, view.explorers, wording),
    ...seatSentences(view.seats[last], view, wording),
  ];
}

/** A part of the table, with the texts of the cards for sale or in hand. */
export function partSentences(part: Part, view: View, wording: Wording): string[] {
  const { words, book } = wording;
  const me = view.seats[view.viewer as number];
  switch (part) {
    case 'me':
      return seatSentences(me, view, wording);
    case 'opponent':
      return othersFrom(view, me.seat).flatMap((seat) => seatSentences(seat, view, wording));
    case 'row':
      return [
        ...view.tradeRow.flatMap((id, space) => {
          const name = words.space(space + 1);
          if (id === null) return [fact(name, words.empty, wording)];
          return [fact(name, forSale(space, view, wording), wording), book.brief(id)];
        }),
        fact(words.explorers, view.explorers, wording),
      ];
    case 'hand': {
      const hand = tally(me.hand ?? []);
      if (hand.length === 0) return [fact(words.hand, words.empty, wording)];
      return hand.map(
        ([id, copies]) =>
          `${copies === 1 ? '' : `${copies} `}${book.name(id)}${words.colon} ${book.brief(id)}`,
      );
    }
  }
}

/** Like "Trade deck: 60." */
export function fact(name: string, value: string | number, { words }: Wording): string {
  return `${capitalised(name)}${words.colon} ${value}.`;
}

export function poolSentence({ trade, combat }: SeatView, { words }: Wording): string {
  return `${capitalised(words.trade)} ${trade}. ${capitalised(words.combat)} ${combat}.`;
}

function seatSentences(seat: SeatView, view: View, wording: Wording): string[] {
  const { words, book, names } = wording;
  const name = names[seat.seat];
  const about = (what: string, value: string | number): string =>
    fact(`${name}, ${what}`, value, wording);
  // Where several play at once, each pool needs its owner's name.
  const pools = ({ trade, combat }: SeatView): string[] =>
    view.active.length > 1
      ? [about(words.trade, trade), about(words.combat, combat)]
      : [poolSentence(seat, wording)];
  const standing = standingOf(seat, view, wording);
  const who = standing.length === 0 ? [] : [fact(name, standing.join(', '), wording)];
  if (seat.defeated && who.length > 0) return who;
  const boss = isPlayedByRules(seat, view);
  const parts = boss ? bossParts(view) : { authority: true, deck: true };
  return [
    ...who,
    ...(parts.authority ? [about(words.authority, seat.authority)] : []),
    ...(boss ? bossFacts(view, wording).map(([what, value]) => about(what, value)) : []),
    ...(seat.hand === null && !boss ? [about(words.hand, seat.handCount)] : []),
    ...(parts.deck
      ? [about(words.deck, seat.deckCount), about(words.discard, seat.discard.length)]
      : []),
    ...tally(seat.inPlay.map((piece) => pieceText(piece, wording))).map(([piece, copies]) =>
      about(words.inPlay, copies === 1 ? piece : `${copies} ${piece}`),
    ),
    ...(seat.hand === null || boss
      ? []
      : [about(words.hand, plain(listed(seat.hand, book)) || words.empty)]),
    ...(view.active.includes(seat.seat) ? pools(seat) : []),
  ];
}

function pieceText({ card, as, damage }: PieceData, { book }: Wording): string {
  const copy = as === undefined ? '' : `, ${copyOf(as, book)}`;
  const kind = book.card(card).type === 'ship' ? '' : `, ${baseKind(card, book, damage)}`;
  return `${book.name(card)}${copy}${kind}`;
}

function forSale(space: number, view: View, { words, book }: Wording): string {
  const id = view.tradeRow[space];
  if (id === null) return words.empty;
  const { typeLine } = book.text(id);
  const price = priceAt(space, view, book);
  return `${book.name(id)}, ${words.cost} ${price}, ${typeLine.replaceAll(' ·', ',')}`;
}

/** Which scenario it is, and how far both are in it; the word scenario tells its rule. */
function scenarioSentences(view: View, wording: Wording): string[] {
  const title = scenarioName(view, wording);
  return title === null ? [] : [`${title.number}, ${title.name}.`, ...standingLines(view, wording)];
}
