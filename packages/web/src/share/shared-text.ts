import { isLabBotName, type LabBotName } from '@openrealms/bots';
import type { Deal } from '../match/match.ts';
import { movesFrom, movesText } from './moves-text.ts';
import type { SharedGame } from './shared-game.ts';
import { areOptions, isTable } from './shared-table.ts';
import { isListOf, isText } from './shared-values.ts';

/** The game as one text. */
export function sharedText(game: SharedGame): string {
  const { engine, start, boxVersions, names, bots, eyes, moves } = game;
  const from = 'position' in start ? [start.position] : dealtFrom(start, boxVersions);
  const computers = bots.some((bot) => bot !== null) ? [bots] : [];
  return JSON.stringify([engine, from, names, eyes, movesText(moves), ...computers]);
}

/** What is as usual, a duel with the usual decks, is left out. */
function dealtFrom(start: Deal, boxVersions: readonly string[]): readonly unknown[] {
  const { seed, boxes, options, ...table } = start;
  const named = boxes.map((id, i) => [id, boxVersions[i]]);
  return [seed, named, options, ...(Object.keys(table).length > 0 ? [table] : [])];
}

/** Null for what `sharedText` never writes. */
export function sharedFrom(text: string): SharedGame | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length < 5 || parts.length > 6) return null;
  const [engine, from, names, eyes, lines, bots = []] = parts as unknown[];
  const start = startFrom(from);
  const moves = typeof lines === 'string' ? movesFrom(lines) : null;
  if (!isText(engine, 40) || start === null || moves === null) return null;
  if (!isListOf(names, 6, (name) => isText(name, MOST_NAME))) return null;
  if (!isListOf(bots, 6, (bot) => bot === null || isText(bot, MOST_NAME))) return null;
  if (!isSeatOrNull(eyes)) return null;
  const players = { names: names as string[], bots: (names as string[]).map(botAt) };
  return { engine, ...start, ...players, eyes, moves };

  /** A computer player that another version has and this one does not know is shown as somebody. */
  function botAt(_name: string, seat: number): LabBotName | null {
    const bot = (bots as unknown[])[seat];
    return typeof bot === 'string' && isLabBotName(bot) ? bot : null;
  }
}

const MOST_NAME = 80;

function startFrom(from: unknown): Pick<SharedGame, 'start' | 'boxVersions'> | null {
  if (!Array.isArray(from)) return null;
  const [seed, boxes, options, table = {}] = from as unknown[];
  if (from.length === 1) {
    return isText(seed, 20_000) ? { start: { position: seed }, boxVersions: [] } : null;
  }
  const isBox = (box: unknown): boolean => isListOf(box, 2, (word) => isText(word, 80));
  if (from.length < 3 || from.length > 4 || !isText(seed, 200) || !isListOf(boxes, 16, isBox))
    return null;
  const pairs = boxes as readonly (readonly [string, string])[];
  if (pairs.some((pair) => pair.length !== 2) || !areOptions(options)) return null;
  if (!isTable(table)) return null;
  const start: Deal = { seed, boxes: pairs.map(([id]) => id), options, ...table };
  return { start, boxVersions: pairs.map(([, version]) => version) };
}

function isSeatOrNull(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 6);
}
