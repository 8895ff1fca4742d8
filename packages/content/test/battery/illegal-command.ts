import {
  awaited,
  type ChoiceAnswer,
  type Command,
  type GameState,
  type PieceData,
  type Random,
  roll,
  type Seat,
  saysTheSame,
  toData,
} from '@openrealms/engine';
import { core, frontiers } from '../../src/index.ts';
import { oneOf, type Step } from './random-games.ts';

const CARDS = [...core.cards, ...frontiers.cards].map(({ id }) => id);

/** A well-formed command that is not legal: another player's, or one made up from what lies on the table. */
export function illegal({ legal, random, seat, record }: Step): { seat: number; command: Command } {
  const { state } = record;
  const wrongSeat = roll(random, 8) === 0;
  if (wrongSeat) {
    const others = [...state.seats.keys()].filter((other) => !awaited(state).includes(other));
    return { seat: oneOf(others, random), command: legal[roll(random, legal.length)] };
  }
  for (;;) {
    const command = anyCommand(random, state, seat);
    if (!legal.some((each) => saysTheSame(each, command))) return { seat, command };
  }
}

function anyCommand(random: Random, state: GameState, by: Seat): Command {
  const seat = roll(random, state.seats.length);
  const amount = roll(random, state.seats[by].combat + 3);
  const { card, slot } = anyPiece(random, state, seat);
  const kinds: Command[] = [
    { type: 'play', card },
    {
      type: 'use',
      ability: (['primary', 'ally', 'double-ally', 'scrap'] as const)[roll(random, 4)],
      card,
      slot,
    },
    {
      type: 'acquire',
      card,
      space: roll(random, 5),
      to: (['discard', 'top-of-deck'] as const)[roll(random, 2)],
    },
    { type: 'acquire', card: 'explorer', space: null, to: 'top-of-deck' },
    { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    { type: 'attack-player', seat, amount },
    { type: 'attack-base', seat, slot, card },
    { type: 'damage-base', seat, slot, card, amount },
    { type: 'transfer', what: roll(random, 2) ? 'trade' : 'combat', to: seat, amount },
    { type: 'pass-card', card, to: seat },
    { type: 'choose', pick: anyPick(random, card, slot, seat) },
    { type: 'end-turn' },
  ];
  return kinds[roll(random, kinds.length)];
}

/** Sometimes what that player has in play, mostly anything. */
function anyPiece(random: Random, state: GameState, seat: Seat): PieceData {
  const inPlay = roll(random, 3) === 0 ? toData(state).seats[seat].inPlay : [];
  if (inPlay.length > 0) return oneOf(inPlay, random);
  return { card: oneOf(CARDS, random), slot: roll(random, 8) };
}

function anyPick(random: Random, card: string, slot: number, seat: number): ChoiceAnswer {
  const kinds: ChoiceAnswer[] = [
    { from: 'hand', card },
    { from: 'deck', card },
    { from: 'discard', card },
    { from: 'played', card },
    { from: 'explorer-pile', card },
    { from: 'trade-row', space: roll(random, 5), card },
    { from: 'trade-row', space: roll(random, 5), card, to: 'top-of-deck' },
    { from: 'in-play', seat, slot, card },
    { from: 'opponents', seat },
    { from: 'branches', branch: 'trade 1' },
    { from: 'nothing' },
  ];
  return kinds[roll(random, kinds.length)];
}
