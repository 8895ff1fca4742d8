import {
  authority,
  combat,
  discardOwn,
  draw,
  type Effect,
  nextShipOnTop,
  opponentDiscards,
  type Sheet,
  type SheetNumber,
  type Sticker,
  trade,
} from '@openrealms/engine';

/** A sticker that adds to the primary ability. */
const always = (...primary: readonly Effect[]): Sticker => ({ primary });
/** A sticker whose ability needs another card of the side's faction. */
const withAlly = (...ally: readonly Effect[]): Sticker => ({ ally });
/** A sticker whose ability is used by scrapping the card. */
const byScrapping = (...scrap: readonly Effect[]): Sticker => ({ scrap });

type Row = readonly [cost: number, ship: Sticker, base: Sticker];

const sheet =
  (side: Sheet['side']) =>
  (number: SheetNumber, ...rows: readonly Row[]): Sheet => ({
    side,
    number,
    rows: rows.map(([cost, ship, base]) => ({ cost, ship, base })),
  });

const starEmpire = sheet('star-empire');
const tradeFederation = sheet('trade-federation');

/** The Star Empire makes its new friends fight; the Trade Federation makes them pay their way. */
export const sheets: readonly Sheet[] = [
  starEmpire(
    1,
    [1, always(combat(2)), always(combat(2))],
    [2, withAlly(combat(4)), withAlly(combat(4))],
    [3, always(combat(3)), always(combat(2))],
    [4, always(opponentDiscards()), byScrapping(combat(7))],
    [5, withAlly(draw(1)), always(combat(3))],
  ),
  starEmpire(
    2,
    [1, always(opponentDiscards()), always(combat(2))],
    [2, always(combat(3)), always(opponentDiscards())],
    [3, withAlly(draw(1)), always(combat(3))],
    [4, always(combat(4)), withAlly(opponentDiscards())],
    [5, always(draw(1), discardOwn()), withAlly(draw(1))],
  ),
  starEmpire(
    3,
    [1, always(combat(3)), withAlly(combat(5))],
    [2, always(draw(1), discardOwn()), always(combat(3))],
    [3, always(combat(1), opponentDiscards()), always(draw(1), discardOwn())],
    [4, withAlly(combat(3), draw(1)), always(opponentDiscards())],
    [6, always(draw(1)), always(combat(4))],
  ),
  starEmpire(
    4,
    [1, always(draw(1)), withAlly(draw(1))],
    [2, always(combat(4)), always(combat(4))],
    [3, always(combat(2), opponentDiscards()), always(combat(2), opponentDiscards())],
    [4, always(draw(1)), always(draw(1), discardOwn())],
    [5, { primary: [combat(3)], ally: [draw(1)] }, always(draw(1))],
  ),
  tradeFederation(
    1,
    [1, always(authority(3)), always(authority(2))],
    [2, withAlly(authority(5)), withAlly(trade(2))],
    [3, always(trade(1)), always(trade(1))],
    [4, always(authority(5)), byScrapping(authority(10))],
    [5, withAlly(draw(1)), always(authority(4))],
  ),
  tradeFederation(
    2,
    [1, always(trade(1)), always(trade(1))],
    [2, always(authority(4)), always(authority(3))],
    [3, withAlly(draw(1)), always(authority(1), trade(1))],
    [4, always(trade(2)), withAlly(authority(6))],
    [5, always(trade(1), nextShipOnTop()), withAlly(draw(1))],
  ),
  tradeFederation(
    3,
    [1, always(authority(5)), withAlly(authority(3), trade(1))],
    [2, always(authority(2), trade(1)), always(authority(1), trade(1))],
    [3, always(authority(3), trade(1)), always(authority(5))],
    [4, withAlly(trade(1), draw(1)), always(trade(2))],
    [6, always(draw(1)), always(authority(1), trade(2))],
  ),
  tradeFederation(
    4,
    [1, always(draw(1)), withAlly(draw(1))],
    [2, always(trade(2)), always(authority(2), trade(1))],
    [3, always(authority(4), trade(1)), always(authority(2), trade(2))],
    [4, always(draw(1)), always(trade(2), nextShipOnTop())],
    [5, { primary: [trade(2)], ally: [draw(1)] }, always(draw(1))],
  ),
];
