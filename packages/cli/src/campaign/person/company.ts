import type { BotName } from '@openrealms/bots';
import type { Player } from '@openrealms/engine';
import { EXIT_USAGE, Failure } from '../../failure.ts';
import type { Pair, Seated } from './note.ts';

/** Who plays at this terminal: one person against a bot, or two people. */
export interface Company {
  readonly people: readonly Player[];
  /** The other where one person plays; null where two do. */
  readonly bot: BotName | null;
}

/** Whom one plays against who does not say; as in a single game. */
export const OPPONENT: BotName = 'trader';

/** What was asked for. */
interface Wishes {
  readonly player?: Player | undefined;
  readonly bot?: BotName | undefined;
  readonly two: boolean;
}

export const PLAYERS = [0, 1] as const satisfies readonly Player[];

/** Who goes on with a campaign: who has played it before, if nobody says otherwise. */
export function companyOf(players: Pair, { player, bot, two }: Wishes, path: string): Company {
  if (two) return { people: PLAYERS, bot: null };
  const people = PLAYERS.filter((each) => players[each].kind === 'person');
  if (player === undefined && people.length === 2 && bot === undefined)
    return { people, bot: null };
  if (player === undefined && people.length !== 1) {
    const who = people.length === 2 ? 'two people' : 'two bots';
    throw new Failure(
      `${path} is a campaign of ${who}. To play it against a bot, say whose place you take: add --player 1 or --player 2. To keep it as it is, fork it first: openrealms campaign fork ${path} other.json`,
      EXIT_USAGE,
    );
  }
  const you = player ?? people[0];
  const other = players[1 - you];
  return { people: [you], bot: bot ?? (other.kind === 'bot' ? other.bot : OPPONENT) };
}

/** The players of a campaign with this company; who stays keeps the name. */
export function playersWith({ people, bot }: Company, players: Pair, botName: string): Pair {
  const seated = (player: Player): Seated => {
    const before = players[player];
    if (bot === null || people.includes(player)) {
      return { kind: 'person', name: before.kind === 'person' ? before.name : '' };
    }
    if (before.kind === 'bot' && before.bot === bot) return before;
    return { kind: 'bot', name: botName, bot };
  };
  return [seated(0), seated(1)];
}
