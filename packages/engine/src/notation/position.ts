/**
 * A position in one line of text, to paste into a bug report, a test or a puzzle.
 *
 *   core@1 standard turn=7 active=0 | row=cutter,ram,-,-,corvette explorers=9 trade-deck=scout … |
 *   authority=50 trade=3 hand=3*scout,viper deck=… in-play=0:blob-wheel!p | authority=41 …
 *
 * Sections are separated by bars: the game, the table, then one for each seat. Inside, words of the form
 * name=value; whatever is left out has its default. docs/position-notation.md describes every word.
 */
import type { Box } from '../cards/card.ts';
import { problem, type Result } from '../errors.ts';
import { DEFAULT_OPTIONS, type Options } from '../setup.ts';
import { stateFrom } from '../state/check-data.ts';
import type { FrameData, PieceData, SeatData } from '../state/data.ts';
import { ROW_SPACES } from '../state/layout.ts';
import { reading, reject } from '../state/reader.ts';
import type { GameState } from '../state/state.ts';
import { toData } from '../state/to-data.ts';
import { CHALLENGE_WORDS, challengeWords, readChallenge } from './challenge-words.ts';
import { readScenarioWords, SCENARIO_WORDS, scenarioWords } from './scenario-words.ts';
import {
  cards,
  flag,
  formatCards,
  list,
  number,
  numbers,
  readWords,
  type Words,
  words,
} from './words.ts';

const FLAGS = {
  p: 'primaryUsed',
  a: 'allyUsed',
  l: 'allyLive',
  A: 'doubleAllyUsed',
  L: 'doubleAllyLive',
  u: 'upgradeAllyUsed',
  v: 'upgradeAllyLive',
} as const;

/** A state as a position in one line; `parsePosition` makes the state of it again. */
export function formatPosition(state: GameState): string {
  const data = toData(state);
  const options = Object.entries(data.options).filter(
    ([name, value]) => DEFAULT_OPTIONS[name as keyof Options] !== value,
  );
  const game = words({
    turn: data.turn,
    active: data.active.join(','),
    winners: data.winners.join(','),
    version: data.version,
    random: data.random.join(','),
    ...Object.fromEntries(options.map(([name, value]) => [name, String(value)])),
    stack: data.stack.map(formatFrame).join(','),
  });
  const row = data.tradeRow.map((card) => card ?? '-').join(',');
  const shared = words({
    row: row === EMPTY_ROW ? '' : row,
    explorers: data.explorers,
    'trade-deck': formatCards(data.tradeDeck),
    'scrap-heap': formatCards(data.scrapHeap),
    ...(data.challenge && challengeWords(data.challenge)),
    ...(data.scenario && scenarioWords(data.scenario)),
  });
  const boxes = data.boxes.map(({ id, version }) => `${id}@${version}`).join('+');
  return [`${boxes} ${data.format} ${game}`, shared, ...data.seats.map(formatSeat)]
    .map((section) => section.trim())
    .join(' | ');
}

/**
 * Reads a position; what is wrong with it is said with the word it was found in. Of the boxes given, those are used that
 * the position names.
 *
 * @example
 * {@includeCode ../../../content/examples/share-a-position.ts}
 */
export function parsePosition(text: unknown, boxes: readonly Box[]): Result<GameState> {
  if (typeof text !== 'string') return problem('not-a-text', 'A position is a line of text.');
  const read = reading(() => readPosition(text));
  return read.ok ? stateFrom(read.value, boxes) : read;
}

function formatSeat(seat: SeatData): string {
  return words({
    authority: seat.authority === 0 ? '0' : seat.authority,
    trade: seat.trade,
    combat: seat.combat,
    'ships-to-top': seat.shipsToTop,
    'bases-to-top': seat.basesToTop,
    scrapped: seat.scrapped,
    'owed-discards': seat.owedDiscards,
    hand: formatCards(seat.hand),
    'in-play': seat.inPlay.map(formatPiece).join(','),
    deck: formatCards(seat.deck),
    discard: formatCards(seat.discard),
    played: formatCards(seat.played),
    'known-top': seat.knownTop,
    'known-hand': formatCards(seat.knownHand),
    returning: formatCards(seat.returning),
    ...(seat.defeated && { defeated: true }),
  });
}

function formatPiece(piece: PieceData): string {
  const flags = Object.entries(FLAGS)
    .filter(([, name]) => piece[name])
    .map(([letter]) => letter)
    .join('');
  const as = piece.as === undefined ? '' : `>${piece.as}`;
  const damage = piece.damage === undefined ? '' : `~${piece.damage}`;
  return `${piece.slot}:${piece.card}${as}${damage}${flags === '' ? '' : `!${flags}`}`;
}

function formatFrame(frame: FrameData): string {
  const { seat, slot, card, ability, step, done, tally } = frame;
  return [seat, slot ?? '-', card ?? '-', ability, step, done, tally].join(':');
}

const EMPTY_ROW = Array(ROW_SPACES).fill('-').join(',');
const MAX_TEXT = 50_000;

function readPosition(text: string): unknown {
  if (text.length > MAX_TEXT) reject('too-long', 'This line is too long for a position.', 'text');
  const [game, shared, ...seats] = text.split('|').map((section) => section.trim());
  if (shared === undefined || seats.length === 0) {
    reject('too-short', 'A position has sections for the game, the table and each seat.', 'text');
  }
  const [boxes, format, ...rest] = game.split(/\s+/);
  const main = readWords(rest.join(' '), [
    'turn',
    'active',
    'winners',
    'version',
    'random',
    'stack',
    ...Object.keys(DEFAULT_OPTIONS),
  ]);
  const row = readWords(shared, [
    'row',
    'explorers',
    'trade-deck',
    'scrap-heap',
    ...CHALLENGE_WORDS,
    ...SCENARIO_WORDS,
  ]);
  return {
    boxes: boxes.split('+').map((box) => {
      const [id, version, ...more] = box.split('@');
      if (version === undefined || more.length > 0) {
        reject('wrong-box', `"${box}" must be a box and its version, like core@1.`, box);
      }
      return { id, version };
    }),
    format: format ?? '',
    options: readOptionWords(main),
    version: number(main, 'version', 0),
    turn: number(main, 'turn', 1),
    active: numbers(main, 'active'),
    winners: numbers(main, 'winners'),
    random: main.has('random') ? numbers(main, 'random') : [1, 2, 3, 4],
    tradeRow: readRow(row.get('row') ?? EMPTY_ROW),
    tradeDeck: cards(row, 'trade-deck'),
    scrapHeap: cards(row, 'scrap-heap'),
    explorers: number(row, 'explorers', 0),
    seats: seats.map(readSeatWords),
    stack: list(main, 'stack').map(readFrame),
    ...(row.has('level') && { challenge: readChallenge(row) }),
    ...(row.has('scenario') && { scenario: readScenarioWords(row) }),
  };
}

function readOptionWords(words: Words): Record<string, string | number | boolean> {
  const options: Record<string, string | number | boolean> = { ...DEFAULT_OPTIONS };
  for (const name of Object.keys(DEFAULT_OPTIONS)) {
    const value = words.get(name);
    if (value === undefined) continue;
    if (value === 'true' || value === 'false') options[name] = value === 'true';
    else options[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}

function readSeatWords(text: string): Record<keyof SeatData, unknown> {
  const seat = readWords(text, [
    'authority',
    'trade',
    'combat',
    'ships-to-top',
    'bases-to-top',
    'scrapped',
    'owed-discards',
    'hand',
    'in-play',
    'deck',
    'discard',
    'played',
    'known-top',
    'known-hand',
    'returning',
    'defeated',
  ]);
  return {
    authority: number(seat, 'authority', 50),
    trade: number(seat, 'trade', 0),
    combat: number(seat, 'combat', 0),
    shipsToTop: number(seat, 'ships-to-top', 0),
    basesToTop: number(seat, 'bases-to-top', 0),
    scrapped: number(seat, 'scrapped', 0),
    owedDiscards: number(seat, 'owed-discards', 0),
    defeated: flag(seat, 'defeated'),
    hand: cards(seat, 'hand'),
    deck: cards(seat, 'deck'),
    discard: cards(seat, 'discard'),
    inPlay: list(seat, 'in-play').map(readPiece),
    played: cards(seat, 'played'),
    knownTop: number(seat, 'known-top', 0),
    knownHand: cards(seat, 'known-hand'),
    returning: cards(seat, 'returning'),
  };
}

function readRow(text: string): (string | null)[] {
  const spaces = text.split(',');
  if (spaces.length !== ROW_SPACES) {
    reject(
      'wrong-row',
      `row= must have ${ROW_SPACES} cards, with - for an empty space.`,
      `row=${text}`,
    );
  }
  return spaces.map((card) => (card === '-' ? null : card));
}

function readPiece(text: string): unknown {
  const match = /^(\d{1,6}):([^:>~!]+)(?:>([^:>~!]+))?(?:~(\d{1,6}))?(?:!([palALuv]+))?$/.exec(
    text,
  );
  if (match === null) {
    return reject(
      'wrong-piece',
      `"${text}" must be like 0:card, 3:card>copied!pal or 1:card~2.`,
      text,
    );
  }
  const [, slot, card, as, damage, flags = ''] = match;
  const marks = Object.entries(FLAGS).filter(([letter]) => flags.includes(letter));
  return {
    slot: Number(slot),
    card,
    ...(as !== undefined && { as }),
    ...(damage !== undefined && { damage: Number(damage) }),
    ...Object.fromEntries(marks.map(([, name]) => [name, true])),
  };
}

function readFrame(text: string): unknown {
  const match = /^(\d{1,6}):(-|\d{1,6}):([^:]+):([^:]+):(\d{1,6}):(\d{1,6}):(\d{1,6})$/.exec(text);
  if (match === null) {
    return reject('wrong-frame', `"${text}" must be seat:slot:card:ability:step:done:tally.`, text);
  }
  const [, seat, slot, card, ability, step, done, tally] = match;
  return {
    seat: Number(seat),
    slot: slot === '-' ? null : Number(slot),
    card: card === '-' ? null : card,
    ability,
    step: Number(step),
    done: Number(done),
    tally: Number(tally),
  };
}
