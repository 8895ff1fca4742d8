import type { CardId, SeatView } from '@openrealms/engine';
import { plain, tell, turnSummary } from '@openrealms/narrator';
import { formatWords } from '../../formats/format-words.ts';
import type { Happening } from '../../match/match.ts';
import { lastTurnsOfOthers } from '../log/last-turn.ts';
import { seatWords } from '../seat-words.ts';
import type { TableContextValue } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { standingOf } from '../zones/standing.ts';
import { reviewWords } from './review-words.ts';

/** What can be reviewed by one key. */
export type Zone = 'hand' | 'row' | 'in-play' | 'opponents' | 'piles' | 'log' | 'totals' | 'recap';

/** How many moves the log's review goes back. */
const LAST = 6;

/** What lies in a part of the table, in words. */
export function review(
  zone: Zone,
  table: Pick<TableContextValue, 'view' | 'you' | 'names' | 'teams' | 'book'>,
  log: readonly Happening[],
): string {
  const { view, you, names, teams, book } = table;
  const say = reviewWords[book.language];
  const seated = seatWords[book.language];
  const formats = formatWords[book.language];
  const list = (cards: readonly CardId[]): string => counted(cards.map(book.name), say.none);
  const mine = you === null ? undefined : view.seats[you];
  // A scenario may have other prices than those that are printed.
  const prices = you === null ? undefined : view.scenario?.prices[you];
  const pieces = ({ inPlay }: SeatView): string => list(inPlay.map(({ card, as }) => as ?? card));
  /** What is said of somebody besides, where more than two play. */
  const remarks = ({ seat, role, defeated }: SeatView): string[] => {
    if (view.seats.length === 2 || you === null) return [];
    const { mate, reach, threat, next } = standingOf(view, you, seat);
    const part = formats.roles[role];
    const said = [
      part,
      defeated ? tableWords[book.language].defeated : '',
      mate ? seated.mate : '',
      reach === null ? '' : seated.reach[reach],
      threat ? seated.threat : '',
      next ? seated.next : '',
    ].filter((text) => text !== '');
    return said.length === 0 ? [] : [`(${said.join(', ')})`];
  };
  switch (zone) {
    case 'hand':
      return say.hand(list(mine?.hand ?? []));
    case 'row':
      return say.row(
        view.tradeRow.map((card, space) =>
          card === null
            ? say.emptySpace
            : `${book.name(card)} ${prices?.tradeRow[space] ?? book.card(card).cost}`,
        ),
        view.explorers,
      );
    case 'in-play':
      return say.inPlay(mine === undefined ? say.none : pieces(mine));
    case 'opponents':
      return view.seats
        .filter(({ seat }) => seat !== you)
        .map((seat) =>
          [
            say.opponent(names[seat.seat], seat.authority, seat.handCount, pieces(seat)),
            ...remarks(seat),
          ].join(' '),
        )
        .join(' ');
    case 'piles':
      return say.piles(
        list(mine?.discard ?? []),
        mine?.deckCount ?? 0,
        list(mine?.unseen ?? []),
        view.tradeDeckCount,
        list(view.scrapHeap),
      );
    case 'totals':
      return view.seats
        .map(({ seat, authority, trade, combat }) =>
          say.totals(seat === you ? null : names[seat], authority, trade, combat),
        )
        .join(' ');
    case 'recap':
      return lastTurnsOfOthers(log, you)
        .map(({ seat, events }) => plain(turnSummary(events, seat, { you, names, teams }, book)))
        .join(' ');
    case 'log':
      return log
        .slice(-LAST)
        .flatMap(({ events }) => tell(events, { you, names, teams }, book))
        .map(plain)
        .join(' ');
  }
}

/** Equal names once, with their number. */
function counted(names: readonly string[], none: string): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return none;
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}
