import type { Options } from '@openrealms/engine';
import type { Start } from '../match/match.ts';
import { movesFrom, movesText } from './moves-text.ts';
import type { SharedGame } from './shared-game.ts';

/** The game as one text. */
export function sharedText(game: SharedGame): string {
  const { engine, start, boxVersions, names, eyes, moves } = game;
  const from =
    'position' in start
      ? [start.position]
      : [start.seed, start.boxes.map((id, i) => [id, boxVersions[i]]), start.options];
  return JSON.stringify([engine, from, names, eyes, movesText(moves)]);
}

/** Null for what `sharedText` never writes. */
export function sharedFrom(text: string): SharedGame | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [engine, from, names, eyes, lines] = parts as unknown[];
  const start = startFrom(from);
  const moves = typeof lines === 'string' ? movesFrom(lines) : null;
  if (!isText(engine, 40) || start === null || moves === null) return null;
  if (!isListOf(names, 6, (name) => isText(name, MOST_NAME))) return null;
  if (!isSeatOrNull(eyes)) return null;
  return { engine, ...start, names: names as string[], eyes, moves };
}

const MOST_NAME = 80;

function startFrom(from: unknown): Pick<SharedGame, 'start' | 'boxVersions'> | null {
  if (!Array.isArray(from)) return null;
  const [seed, boxes, options] = from as unknown[];
  if (from.length === 1) {
    return isText(seed, 20_000) ? { start: { position: seed }, boxVersions: [] } : null;
  }
  const isBox = (box: unknown): boolean => isListOf(box, 2, (word) => isText(word, 80));
  if (from.length !== 3 || !isText(seed, 200) || !isListOf(boxes, 16, isBox)) return null;
  const pairs = boxes as readonly (readonly [string, string])[];
  if (pairs.some((pair) => pair.length !== 2) || !areOptions(options)) return null;
  const start: Start = { seed, boxes: pairs.map(([id]) => id), options };
  return { start, boxVersions: pairs.map(([, version]) => version) };
}

/** What each option can be; the engine has the last word about a seat. */
const OPTIONS: Readonly<Record<keyof Options, (value: unknown) => boolean>> = {
  discardTiming: (value) => value === 'at-once' || value === 'next-turn',
  emptyTradeDeck: (value) => value === 'stay-empty' || value === 'recycle',
  copiesCountAsPlayed: (value) => typeof value === 'boolean',
  firstSeat: (value) => value === 'random' || Number.isInteger(value),
};

function areOptions(value: unknown): value is Partial<Options> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, option]) => Object.hasOwn(OPTIONS, key) && OPTIONS[key as keyof Options](option),
  );
}

function isSeatOrNull(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 6);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isListOf(value: unknown, most: number, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(test);
}
