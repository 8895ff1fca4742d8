/** Reading a game from outside: everything is checked before a state is made of it. */
import type { Box, CardId } from '../cards/card.ts';
import { HAS_ALLY, HAS_DOUBLE_ALLY, HAS_PRIMARY, HAS_UPGRADE_ALLY } from '../cards/card-number.ts';
import { type Catalog, catalogOf, hasReturns, programAt } from '../cards/catalog.ts';
import { ABILITIES } from '../cards/effects-of.ts';
import { FIRST_CHOICE_OP, INSTRUCTION, OP_COPY_SHIP } from '../cards/instructions.ts';
import { RULES } from '../cards/program.ts';
import { fromShelf, type NamedBox } from '../cards/shelf.ts';
import { CHOICES } from '../choices/index.ts';
import { commandBuffer } from '../commands/code.ts';
import type { Result } from '../errors.ts';
import type { Format } from '../formats/format.ts';
import { formatNamed } from '../formats/index.ts';
import { checkOptions } from '../options.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import { DEFAULT_OPTIONS, type Options } from '../setup.ts';
import { readChallenge } from './check-challenge.ts';
import { checkScenarioFrames, readScenario } from './check-scenario.ts';
import type { FrameData, GameData, PieceData, SeatData } from './data.ts';
import { AT, DONE } from './frame-entries.ts';
import { limitOf, topFrame } from './frames.ts';
import { countCards, fromData, startOf } from './from-data.ts';
import { MAX_FRAMES, ROW_SPACES } from './layout.ts';
import {
  known,
  readFlag,
  readInteger,
  reading,
  readList,
  readObject,
  readText,
  reject,
} from './reader.ts';
import type { GameState } from './state.ts';

/** More than any mix of boxes holds. */
const MAX_CARDS = 1000;
const MAX_POOL = 1_000_000_000;
/** Half of what fits, so that there is always room to go on. */
const MAX_SAVED_FRAMES = MAX_FRAMES / 2;

/**
 * The state this data describes, or the first thing that is wrong with it. Its boxes are taken from those on the shelf,
 * one that it names twice also twice.
 */
export function stateFrom(data: unknown, shelf: readonly Box[]): Result<GameState> {
  return reading(() => {
    catalogOf(shelf);
    const fields = readObject(data, 'game', GAME_FIELDS);
    const boxes = boxesOf(fields.boxes, shelf);
    const game = readGame(fields, boxes);
    const state = fromData(game, boxes);
    checkSettled(state);
    return state;
  });
}

const GAME_FIELDS: readonly (keyof GameData)[] = [
  'boxes',
  'format',
  'options',
  'version',
  'turn',
  'active',
  'winners',
  'random',
  'tradeRow',
  'tradeDeck',
  'scrapHeap',
  'explorers',
  'seats',
  'stack',
  'challenge',
  'scenario',
];

function readGame(fields: Readonly<Record<string, unknown>>, boxes: readonly Box[]): GameData {
  const catalog = catalogOf(boxes);
  const format = known(() => formatNamed(readText(fields.format, 'format')), 'format');
  const piles = (pile: unknown, at: string) => readCards(pile, at, catalog);

  const seats = readList(fields.seats, 'seats', 6, (seat, at) => readSeat(seat, at, catalog));
  const { boss } = format;
  if (!format.seatCounts.includes(boss === null ? seats.length : seats.length - 1)) {
    const counts = format.seatCounts.join(' or ');
    reject('wrong-seats', `Format "${format.id}" is for ${counts} players.`, 'seats');
  }
  const seatList = (list: unknown, at: string) =>
    readList(list, at, seats.length, (seat, place) =>
      readInteger(seat, place, 0, seats.length - 1),
    );
  const word = (value: unknown, at: string) => readInteger(value, at, -(2 ** 31), 2 ** 31 - 1);
  const random = readList(fields.random, 'random', 4, word);
  if (random.length !== 4) reject('too-short', 'random must have four words.', 'random');
  const tradeRow = readList(fields.tradeRow, 'tradeRow', ROW_SPACES, (card, at) =>
    card === null ? null : readTradeCard(card, at, catalog),
  );
  if (tradeRow.length !== ROW_SPACES) {
    reject('too-short', `tradeRow must have ${ROW_SPACES} spaces.`, 'tradeRow');
  }

  const data: GameData = {
    boxes: boxes.map(({ id, version }) => ({ id, version })),
    format: format.id,
    options: readOptions(fields.options, format, seats.length),
    version: readInteger(fields.version, 'version', 0, 2 ** 30),
    turn: readInteger(fields.turn, 'turn', 1, 2 ** 30),
    active: seatList(fields.active, 'active'),
    winners: seatList(fields.winners, 'winners'),
    random: random as [number, number, number, number],
    tradeRow,
    tradeDeck: readList(fields.tradeDeck, 'tradeDeck', MAX_CARDS, (card, at) =>
      readTradeCard(card, at, catalog),
    ),
    scrapHeap: piles(fields.scrapHeap, 'scrapHeap'),
    explorers: readInteger(fields.explorers, 'explorers', 0, MAX_CARDS),
    seats,
    stack: readList(fields.stack, 'stack', MAX_SAVED_FRAMES, (frame, at) =>
      readFrame(frame, at, catalog, seats),
    ),
    ...(boss !== null && { challenge: readChallenge(fields.challenge, catalog, seats.length - 1) }),
    ...(format.id === 'scenario' && { scenario: readScenario(fields.scenario, catalog) }),
  };
  if (boss === null && fields.challenge !== undefined) {
    reject('inconsistent', `The format "${format.id}" is no challenge.`, 'challenge');
  }
  if (format.id !== 'scenario' && fields.scenario !== undefined) {
    reject('inconsistent', `The format "${format.id}" is no scenario.`, 'scenario');
  }
  checkWhole(data, format);
  checkScenarioFrames(data, catalog);
  checkReturning(data, catalog);
  return data;
}

function boxesOf(value: unknown, shelf: readonly Box[]): readonly Box[] {
  const named = readList(value, 'boxes', 16, (box, at) => {
    const { id, version } = readObject(box, at, ['id', 'version']);
    return { id: readText(id, at), version: readText(version, at) };
  });
  const text = (boxes: readonly NamedBox[]) =>
    boxes.map(({ id, version }) => `${id}@${version}`).join(', ');
  return (
    fromShelf(named, shelf) ??
    reject(
      'other-boxes',
      `This game is for the boxes ${text(named) || '(none)'}; it was opened with ${text(shelf)}.`,
      'boxes',
    )
  );
}

function readOptions(value: unknown, format: Format, seats: number): Options {
  const fields = readObject(value, 'options', Object.keys(DEFAULT_OPTIONS));
  const options = { ...DEFAULT_OPTIONS, ...fields } as Options;
  known(() => checkOptions(options, format, seats), 'options');
  return options;
}

function readSeat(value: unknown, at: string, catalog: Catalog): SeatData {
  const fields = readObject(value, at, [
    'authority',
    'trade',
    'combat',
    'shipsToTop',
    'basesToTop',
    'scrapped',
    'owedDiscards',
    'defeated',
    'hand',
    'deck',
    'discard',
    'inPlay',
    'played',
    'knownTop',
    'knownHand',
    'returning',
  ]);
  const pool = (name: string) => readInteger(fields[name], `${at}.${name}`, 0, MAX_POOL);
  const cards = (name: string) => readCards(fields[name], `${at}.${name}`, catalog);
  const seat: SeatData = {
    authority: readInteger(fields.authority, `${at}.authority`, -MAX_POOL, MAX_POOL),
    trade: pool('trade'),
    combat: pool('combat'),
    shipsToTop: pool('shipsToTop'),
    basesToTop: fields.basesToTop === undefined ? 0 : pool('basesToTop'),
    scrapped: fields.scrapped === undefined ? 0 : pool('scrapped'),
    owedDiscards: pool('owedDiscards'),
    defeated: readFlag(fields.defeated, `${at}.defeated`),
    hand: cards('hand'),
    deck: cards('deck'),
    discard: cards('discard'),
    inPlay: readList(fields.inPlay, `${at}.inPlay`, MAX_CARDS, (piece, place) =>
      readPiece(piece, place, catalog),
    ),
    played: cards('played'),
    knownTop: readInteger(fields.knownTop, `${at}.knownTop`, 0, MAX_CARDS),
    knownHand: cards('knownHand'),
    returning: fields.returning === undefined ? [] : cards('returning'),
  };
  if (seat.knownTop > seat.deck.length) {
    reject('inconsistent', `${at}.knownTop is larger than the deck.`, `${at}.knownTop`);
  }
  const hand = [...seat.hand];
  for (const card of seat.knownHand) {
    const i = hand.indexOf(card);
    if (i === -1) reject('inconsistent', `${at}.knownHand is not in hand.`, `${at}.knownHand`);
    hand.splice(i, 1);
  }
  if (new Set(seat.inPlay.map(({ slot }) => slot)).size !== seat.inPlay.length) {
    reject('inconsistent', `Two cards of ${at}.inPlay are in the same slot.`, `${at}.inPlay`);
  }
  return seat;
}

/** What a card must have for a piece to be marked like this. */
const ABILITY_OF_FLAG = {
  primaryUsed: HAS_PRIMARY,
  allyUsed: HAS_ALLY,
  allyLive: HAS_ALLY,
  doubleAllyUsed: HAS_DOUBLE_ALLY,
  doubleAllyLive: HAS_DOUBLE_ALLY,
  upgradeAllyUsed: HAS_UPGRADE_ALLY,
  upgradeAllyLive: HAS_UPGRADE_ALLY,
} as const;

function readPiece(value: unknown, at: string, catalog: Catalog): PieceData {
  const flags = Object.keys(ABILITY_OF_FLAG) as (keyof typeof ABILITY_OF_FLAG)[];
  const fields = readObject(value, at, ['slot', 'card', 'as', 'damage', ...flags]);
  const card = readCard(fields.card, `${at}.card`, catalog);
  const piece: PieceData = { slot: readInteger(fields.slot, `${at}.slot`, 0, MAX_CARDS), card };
  if (fields.as !== undefined) {
    const as = readCard(fields.as, `${at}.as`, catalog);
    const copies = catalog.copies[numberOf(catalog, card)] === 1;
    if (!copies || catalog.isShip[numberOf(catalog, as)] === 0 || as === card) {
      reject('inconsistent', `${at}: "${card}" cannot be a copy of "${as}".`, `${at}.as`);
    }
    Object.assign(piece, { as });
  }
  const abilities = catalog.abilities[numberOf(catalog, piece.as ?? card)];
  for (const flag of flags) {
    if (fields[flag] === undefined) continue;
    if (!readFlag(fields[flag], `${at}.${flag}`)) continue;
    if (!(abilities & ABILITY_OF_FLAG[flag])) {
      reject('inconsistent', `${at}: "${piece.as ?? card}" has no such ability.`, `${at}.${flag}`);
    }
    Object.assign(piece, { [flag]: true });
  }
  if (fields.damage !== undefined) {
    // No damage that is left on a base has destroyed it, and a ship takes none.
    const most = Math.max(catalog.defense[numberOf(catalog, card)] - 1, 0);
    Object.assign(piece, { damage: readInteger(fields.damage, `${at}.damage`, 0, most) });
  }
  return piece;
}

function readFrame(
  value: unknown,
  at: string,
  catalog: Catalog,
  seats: readonly SeatData[],
): FrameData {
  const fields = readObject(value, at, [
    'seat',
    'slot',
    'card',
    'ability',
    'step',
    'done',
    'tally',
  ]);
  const names: readonly FrameData['ability'][] = [
    ...ABILITIES,
    ...RULES,
    ...(catalog.scenarioRules.keys() as Iterable<ScenarioRuleName>),
  ];
  const ability = names.find((name) => name === fields.ability);
  if (ability === undefined) {
    const known = [...ABILITIES, ...RULES].join(', ');
    return reject('unknown-ability', `${at}.ability must be one of ${known}.`, at);
  }
  const small = (name: string) => readInteger(fields[name], `${at}.${name}`, 0, MAX_CARDS);
  const frame: FrameData = {
    seat: readInteger(fields.seat, `${at}.seat`, 0, seats.length - 1),
    slot: fields.slot === null ? null : small('slot'),
    card: fields.card === null ? null : readCard(fields.card, `${at}.card`, catalog),
    ability,
    step: small('step'),
    done: small('done'),
    tally: small('tally'),
  };
  const start = startOf(catalog, frame);
  const instruction = start + frame.step * INSTRUCTION;
  if (
    start === 0 ||
    instruction >= catalog.code.length ||
    programAt(catalog, instruction).start !== start
  ) {
    reject('inconsistent', `${at} is not a place in an ability of that card.`, at);
  }
  if (ability === 'bequest' && seats[frame.slot ?? -1] === undefined) {
    reject('inconsistent', `${at}.slot must be the seat of an heir.`, at);
  }
  const piece = seats[frame.seat].inPlay.find(({ slot }) => slot === frame.slot);
  if (catalog.code[instruction] === OP_COPY_SHIP && piece?.card !== frame.card) {
    reject('inconsistent', `${at}: the card that copies is not in play.`, at);
  }
  return frame;
}

/** What is to come back lies in the scrap heap, and comes back by the end of its owner's turn. */
function checkReturning(data: GameData, catalog: Catalog): void {
  const heap = [...data.scrapHeap];
  data.seats.forEach(({ returning }, seat) => {
    for (const card of returning) {
      const i = heap.indexOf(card);
      if (i === -1 || !hasReturns(catalog)) {
        const at = `seats[${seat}].returning`;
        reject('inconsistent', `"${card}" is not in the scrap heap to come back.`, at);
      }
      heap.splice(i, 1);
    }
  });
}

/** What must hold between the parts. */
function checkWhole(data: GameData, format: Format): void {
  const total = countCards(data);
  if (total > MAX_CARDS) reject('too-many-cards', `A game has at most ${MAX_CARDS} cards.`, 'game');
  data.seats.forEach((seat, i) => {
    if (seat.inPlay.some(({ slot }) => slot >= total)) {
      reject('inconsistent', 'A slot number is larger than the number of cards.', `seats[${i}]`);
    }
    const needsNone = format.boss?.authority === null && i === data.seats.length - 1;
    if (!seat.defeated && seat.authority <= 0 && !needsNone) {
      reject('inconsistent', 'A player without authority is defeated.', `seats[${i}].authority`);
    }
  });
  for (const [name, seats] of [
    ['active', data.active],
    ['winners', data.winners],
  ] as const) {
    if (new Set(seats).size !== seats.length)
      reject('inconsistent', `${name} repeats a seat.`, name);
  }
  if (data.active.some((seat) => data.seats[seat].defeated)) {
    reject('inconsistent', 'active names a defeated player.', 'active');
  }
  if (data.winners.length > 0 && data.winners.every((seat) => data.seats[seat].defeated)) {
    reject('inconsistent', 'winners names only defeated players.', 'winners');
  }
  if (format.sharedAuthority) {
    data.seats.forEach(({ authority }, seat) => {
      const first = data.seats.findIndex(
        (_, other) =>
          format.team(other, data.seats.length) === format.team(seat, data.seats.length),
      );
      if (authority !== data.seats[first].authority) {
        reject('inconsistent', 'A team has one authority.', `seats[${seat}].authority`);
      }
    });
  }
  const over = data.winners.length > 0;
  if (over === data.active.length > 0) {
    reject('inconsistent', 'Either somebody has won or it is somebody’s turn.', 'active');
  }
  const teams = data.seats.flatMap(({ defeated }, seat) =>
    defeated ? [] : [format.team(seat, data.seats.length)],
  );
  if (!over && new Set(teams).size < 2) {
    reject('inconsistent', 'Nobody is left to play against.', 'seats');
  }
  data.stack.forEach(({ card, ability, seat }, i) => {
    const isEstate = ability === 'bequest' || ability === 'estate';
    if (isEstate !== data.seats[seat].defeated) {
      reject('inconsistent', 'Only a defeated player leaves an estate.', `stack[${i}].seat`);
    }
    if (card !== null && !data.active.includes(seat)) {
      reject('inconsistent', 'An ability is carried out on its owner’s turn.', `stack[${i}].seat`);
    }
  });
  if (over && data.stack.length > 0) {
    reject('inconsistent', 'The game is over: nothing can be left to do.', 'stack');
  }
}

const options = commandBuffer();

/** A game at rest waits for a choice that can be made, or for none. */
function checkSettled(state: GameState): void {
  if (state.frames === 0) return;
  const frame = topFrame(state);
  const at = state.cards[frame + AT];
  const op = state.catalog.code[at];
  const waits =
    op >= FIRST_CHOICE_OP &&
    state.cards[frame + DONE] < limitOf(state, frame) &&
    CHOICES[op].list(state, frame, options, 0) > 0;
  if (!waits) {
    reject('inconsistent', 'The innermost frame does not wait for a choice.', 'stack');
  }
}

function readCards(value: unknown, at: string, catalog: Catalog): CardId[] {
  return readList(value, at, 2 * MAX_CARDS, (card, place) => readCard(card, place, catalog));
}

function readCard(value: unknown, at: string, catalog: Catalog): CardId {
  const id = readText(value, at);
  if (!catalog.numbers.has(id)) {
    reject('unknown-card', `${at}: there is no card "${id}" in these boxes.`, at);
  }
  return id;
}

function readTradeCard(value: unknown, at: string, catalog: Catalog): CardId {
  const id = readCard(value, at, catalog);
  if (catalog.isTradeCard[numberOf(catalog, id)] === 0) {
    reject('not-a-trade-card', `${at}: "${id}" is not a card of the trade deck.`, at);
  }
  return id;
}

function numberOf(catalog: Catalog, id: CardId): number {
  return catalog.numbers.get(id) as number;
}
