import { core, frontiers } from '@openrealms/content';
import {
  type Box,
  CHALLENGES,
  createGame,
  type FormatId,
  type GameState,
} from '@openrealms/engine';

/** The cards with a row of their own in the network. */
export const CARD_IDS: readonly string[] = [core, frontiers]
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

/** What is played with; half of the games with the first. */
const BOXES: readonly (readonly Box[])[] = [[core], [core], [core, frontiers], [frontiers]];

/** A table of every kind to train at, for each set of boxes; the first of each is the duel. */
export function trainingTables(holdOut: number | null): GameState[][] {
  return BOXES.map((boxes) => {
    const held = holdOut === null ? boxes : boxes.map((box) => without(box, holdOut));
    const tables = KINDS.map(({ format, seats }) =>
      createGame({
        boxes: seats > 4 && held.length === 1 ? [...held, ...held] : held,
        seed: 'table',
        format,
        seats,
      }),
    );
    return holdOut === null && boxes[0].challenges ? [...tables, ...bossTables(boxes)] : tables;
  });
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
