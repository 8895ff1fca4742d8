/** At which tables games can be played: their format or challenge, how many sit there, and what lies on them. */
import { boxes, core, shelf } from '@openrealms/content';
import {
  type Box,
  CHALLENGES,
  type ChallengeId,
  FORMATS,
  type FormatId,
  formatNamed,
  type Level,
  type Options,
  type Setup,
  setupWarnings,
  type TableId,
} from '@openrealms/engine';
import { EXIT_USAGE, Failure } from './failure.ts';
import type { FormatWords } from './text/format-words.ts';

export interface TableKind {
  readonly format: FormatId | ChallengeId;
  /** How many play; a Boss that the rules play is not one of them. */
  readonly seats: number;
  /** How hard it is, where it is a challenge. */
  readonly level?: Level;
  /** How many of each box are shuffled together. */
  readonly copies: number;
  /** The ids of the boxes, where it is not the core set alone. */
  readonly boxes?: readonly string[];
  /** Cards in the Boss's hand in a Raid with three Raiders, where that is not the usual number. */
  readonly bossHand?: 7 | 8;
  /** The options of challenges, where they are on. */
  readonly gambit?: true;
  readonly correction?: true;
}

/** What may be asked of a table besides its format. */
export interface TableWishes {
  readonly seats?: number | undefined;
  readonly copies?: number | undefined;
  readonly boxes?: readonly string[] | undefined;
  readonly bossHand?: 7 | 8 | undefined;
  readonly level?: Level | undefined;
  readonly gambit?: true | undefined;
  readonly correction?: true | undefined;
}

/** The table that is asked for; without a number of players, the smallest of the format. */
export function tableKind(format: FormatId | ChallengeId, wishes: TableWishes = {}): TableKind {
  const { seats, copies, boxes: ids, bossHand } = wishes;
  const { seatCounts } = formatNamed(format);
  const players = seats ?? seatCounts[0];
  if (isChallenge(format)) return challengeTable(format, players, wishes);
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

/** The table of a challenge: at level Veteran, and with the box that has it, unless something else is wished for. */
function challengeTable(id: ChallengeId, players: number, wishes: TableWishes): TableKind {
  const { level = 'veteran', copies = 1, gambit, correction } = wishes;
  const { seatCounts } = formatNamed(id);
  const owners = boxes.filter(({ challenges }) => challenges?.[id] !== undefined);
  const ids = wishes.boxes ?? owners.map((box) => box.id);
  const refuse = (message: string): never => {
    throw new Failure(message, EXIT_USAGE);
  };
  if (!seatCounts.includes(players)) {
    refuse(`The challenge ${id} is for ${either(seatCounts)} players, not ${players}.`);
  }
  if (!owners.some((box) => ids.includes(box.id))) {
    const names = owners.map((box) => box.id).join(' or ');
    refuse(
      `The challenge ${id} needs the box ${names}: give it with --boxes, or leave --boxes out.`,
    );
  }
  if (correction && formatNamed(id).boss?.correctedAuthority === undefined) {
    refuse('The correction of the first edition is about the challenge nemesis-beast alone.');
  }
  return {
    format: id,
    seats: players,
    level,
    copies,
    boxes: ids,
    ...(gambit && { gambit }),
    ...(correction && { correction }),
  };
}

export function isChallenge(id: TableId): id is ChallengeId {
  return CHALLENGES.some((challenge) => challenge.id === id);
}

/** A game at this table. */
export function setupOf(
  { seats, bossHand, gambit, correction, ...table }: TableKind,
  seed: string,
  options: Partial<Options> = {},
): Setup {
  return {
    boxes: boxesOn(table),
    seed,
    ...gameOf(table),
    seats,
    options: {
      ...options,
      ...(bossHand !== undefined && { bossHandWithThreeRaiders: bossHand }),
      ...(gambit && { gambitSubstitutions: true }),
      ...(correction && { firstEditionCorrection: true }),
    },
  };
}

/** What is played there, as a setup names it. */
function gameOf({
  format,
  level = 'veteran',
}: Pick<TableKind, 'format' | 'level'>): Pick<Setup, 'format' | 'challenge'> {
  return isChallenge(format) ? { challenge: { id: format, level } } : { format };
}

/** Every table of the formats, or every one for so many players. */
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

/** Like "automatons, blob-assault". */
export function challengeList(): string {
  return CHALLENGES.map(({ id }) => id).join(', ');
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

/** The boxes that a file or a position names, those that are named twice also twice; every box there is where one is not known. */
export function boxesNamed(named: readonly { readonly id: string }[]): readonly Box[] {
  const found = named.flatMap(({ id }) => shelf.find((box) => box.id === id) ?? []);
  return found.length > 0 && found.length === named.length ? found : boxes;
}

/** What the rulebooks would warn the players at this table about, a sentence each. */
export function warningsFor({ seats, ...table }: TableKind, words: FormatWords): string[] {
  return setupWarnings({ boxes: boxesOn(table), ...gameOf(table), seats }).map((warning) =>
    warning.code === 'small-trade-deck'
      ? words.fewCards(warning.cards, seats)
      : words.unevenFactions,
  );
}
