import { botNamed } from '@openrealms/bots';
import {
  awaited,
  type Command,
  type GameRecord,
  isOver,
  legalCommands,
  type Random,
  type Seat,
  viewFor,
} from '@openrealms/engine';
import type { Player } from './match.ts';

/** What a computer player does now; null when the game waits for none. */
export function botsMove(
  { state, setup }: GameRecord,
  players: readonly Player[],
  randoms: readonly Random[],
): { readonly seat: Seat; readonly command: Command } | null {
  if (isOver(state)) return null;
  for (const seat of awaited(state)) {
    const player = players[seat];
    if (player.kind !== 'bot') continue;
    const bot = botNamed(player.bot, setup.boxes);
    const command = bot.choose(viewFor(state, seat), legalCommands(state, seat), randoms[seat]);
    return { seat, command };
  }
  return null;
}
