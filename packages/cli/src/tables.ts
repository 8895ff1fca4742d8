/** At which tables games can be played: their format, how many sit there, and what lies on them. */
import { boxes, core } from '@openrealms/content';
import {
  type Box,
  FORMATS,
  type FormatId,
  formatNamed,
  type Options,
  type Setup,
  setupWarnings,
} from '@openrealms/engine';
import { EXIT_USAGE, Failure } from './failure.ts';
import type { FormatWords } from './text/format-words.ts';

export interface TableKind {
  readonly format: FormatId;
  readonly seats: number;
  /** How many of each box are shuffled together. */
  readonly copies: number;
  /** The ids of the boxes, where it is not the core set alone. */
  readonly boxes?: readonly string[];
  /** Cards in the Boss's hand in a Raid with three Raiders, where that is not the usual number. */
  readonly bossHand?: 7 | 8;
}

/** What may be asked of a table besides its format. */
export interface TableWishes {
  readonly seats?: number | undefined;
  readonly copies?: number | undefined;
  readonly boxes?: readonly string[] | undefined;
  readonly bossHand?: 7 | 8 | undefined;
}

/** The table that is asked for; without a number of players, the smallest of the format. */
export function tableKind(format: FormatId, wishes: TableWishes = {}): TableKind {
  const { seats, copies, boxes: ids, bossHand } = wishes;
  const { seatCounts } = formatNamed(format);
  const players = seats ?? seatCounts[0];
  if (!seatCounts.includes(players)) {
    throw new Failure(
      `The format ${format} is for ${either(seatCounts)} players, not ${players}. Formats: ${formatList()}.`,
      EXIT_USAGE,
    );
  }
  return {
    format,
    seats: players,
    copies: copies ?? usualCopies(players, ids),
    ...(ids !== undefined && ids.join() !== 'core' && { boxes: ids }),
    ...(bossHand !== undefined && { bossHand }),
  };
}

/** A game at this table. */
export function setupOf(
  { format, seats, bossHand, ...table }: TableKind,
  seed: string,
  options: Partial<Options> = {},
): Setup {
  return {
    boxes: boxesOn(table),
    seed,
    format,
    seats,
    options: {
      ...options,
      ...(bossHand !== undefined && { bossHandWithThreeRaiders: bossHand }),
    },
  };
}

/** Every table there is, or every one for so many players. */
export function allTables(wishes: TableWishes = {}): TableKind[] {
  const { seats } = wishes;
  return FORMATS.flatMap(({ id, seatCounts }) =>
    seatCounts
      .filter((players) => seats === undefined || players === seats)
      .map((players) => tableKind(id, { ...wishes, seats: players })),
  );
}

/** A box is for up to four players; five or six put two together, be it two different ones. */
function usualCopies(seats: number, ids: readonly string[] = []): number {
  return seats > 4 && ids.length < 2 ? 2 : 1;
}

/** Like "standard (2), hydra (4 or 6)". */
export function formatList(): string {
  return FORMATS.map(({ id, seatCounts }) => `${id} (${either(seatCounts)})`).join(', ');
}

function either(counts: readonly number[]): string {
  const last = counts.length - 1;
  return last === 0 ? `${counts[0]}` : `${counts.slice(0, last).join(', ')} or ${counts[last]}`;
}

/** The boxes on a table, each as often as it is there. */
function boxesOn({ boxes: ids, copies }: Pick<TableKind, 'boxes' | 'copies'>): readonly Box[] {
  const chosen = ids === undefined ? [core] : boxes.filter(({ id }) => ids.includes(id));
  return chosen.flatMap((box) => Array<Box>(copies).fill(box));
}

/** The boxes that a file names, those that are named twice also twice; every box there is where one is not known. */
export function boxesNamed(named: readonly { readonly id: string }[]): readonly Box[] {
  const found = named.flatMap(({ id }) => boxes.find((box) => box.id === id) ?? []);
  return found.length > 0 && found.length === named.length ? found : boxes;
}

/** What the rulebooks would warn the players at this table about, a sentence each. */
export function warningsFor({ format, seats, ...table }: TableKind, words: FormatWords): string[] {
  return setupWarnings({ boxes: boxesOn(table), format, seats }).map((warning) =>
    warning.code === 'small-trade-deck'
      ? words.fewCards(warning.cards, seats)
      : words.unevenFactions,
  );
}
