import { type Advice, loadAdviser } from '@openrealms/bots';
import { awaited, isOver, legalCommands, type Seat, viewFor } from '@openrealms/engine';
import type { PlayedGame } from './bot-turns.ts';

/** What a Fleet Admiral who sees what this player sees would do; null where the player has nothing to decide, or not in this version of the game. */
export async function adviceIn(
  game: Pick<PlayedGame, 'record' | 'players'>,
  seat: Seat,
  at: number,
): Promise<Advice | null> {
  const advise = await loadAdviser();
  const { players, record } = game;
  const { setup, state } = record;
  const isAsked = !isOver(state) && awaited(state).includes(seat);
  if (state.version !== at || !isAsked || players[seat].kind !== 'person') return null;
  return advise(viewFor(state, seat), legalCommands(state, seat), setup.boxes);
}
