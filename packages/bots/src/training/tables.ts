import { core, frontiers, riseOfEmpire } from '@openrealms/content';
import {
  type Box,
  CHALLENGES,
  createGame,
  type FormatId,
  type GameState,
} from '@openrealms/engine';

import type { Plan } from './plan.ts';
import { scenarioTables } from './scenario-tables.ts';

const ALL = { core, frontiers, 'rise-of-empire': riseOfEmpire } as const;

export type BoxName = keyof typeof ALL;

export const BOX_NAMES = Object.keys(ALL) as readonly BoxName[];

export function isBoxName(name: string): name is BoxName {
  return Object.hasOwn(ALL, name);
}

/** The cards with a row of their own in the network. */
export const CARD_IDS: readonly string[] = Object.values(ALL)
  .flatMap(({ cards }) => cards.map(({ id }) => id))
  .filter((id, i, all) => all.indexOf(id) === i);

const KINDS: readonly { readonly format: FormatId; readonly seats: number }[] = [
  { format: 'standard', seats: 2 },
  { format: 'free-for-all', seats: 3 },
  { format: 'free-for-all', seats: 4 },
  { format: 'hunter', seats: 3 },
  { format: 'hunter', seats: 4 },
  { format: 'hunter-first-blood', seats: 4 },
  { format: 'hydra', seats: 4 },
  { format: 'emperor', seats: 6 },
  { format: 'raid', seats: 3 },
  { format: 'raid', seats: 4 },
];

/** What is played with, each as often as it stands here. */
const BOXES: readonly (readonly Box[])[] = [
  [core],
  [core],
  [core],
  [core, frontiers],
  [frontiers],
  [riseOfEmpire],
  [core, frontiers, riseOfEmpire],
];

/** Tables to train at with the same cards, or at least the same box. */
export interface Room<Table = GameState> {
  readonly duels: readonly Table[];
  readonly others: readonly Table[];
}

/** A room with a table of every kind for each set of boxes, or only for those named; and one with the scenarios of the campaign. */
export function trainingRooms({ boxes: named, holdOut }: Pick<Plan, 'boxes' | 'holdOut'>): Room[] {
  const sets = named === null ? BOXES : [named.map((name) => ALL[name])];
  const rooms = sets.map((boxes): Room => {
    const held = holdOut === null ? boxes : boxes.map((box) => without(box, holdOut));
    const [duel, ...others] = KINDS.map(({ format, seats }) =>
      createGame({
        boxes: seats > 4 && held.length === 1 ? [...held, ...held] : held,
        seed: 'table',
        format,
        seats,
      }),
    );
    const bosses = holdOut === null && boxes[0].challenges ? bossTables(boxes) : [];
    return { duels: [duel], others: [...others, ...bosses] };
  });
  if (holdOut !== null || named !== null) return rooms;
  const scenarios = scenarioTables(riseOfEmpire);
  return [...rooms, { duels: scenarios, others: scenarios }];
}

/** Every Boss, for one to three players. */
function bossTables(boxes: readonly Box[]): GameState[] {
  return CHALLENGES.flatMap(({ id, seatCounts }) =>
    seatCounts
      .filter((seats) => seats < 4)
      .flatMap((seats) =>
        (['beginner', 'veteran'] as const).map((level) =>
          createGame({ boxes, seed: 'table', seats, challenge: { id, level } }),
        ),
      ),
  );
}

/** The box with every fifth card of its trade deck left out, counted from this one. */
function without(box: Box, first: number): Box {
  const kept = Object.entries(box.tradeDeck).filter((_, i) => i % 5 !== first);
  return { ...box, id: `${box.id}-held-out-${first}`, tradeDeck: Object.fromEntries(kept) };
}
