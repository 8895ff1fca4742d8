import type { BotName } from '@openrealms/bots';
import type { Player } from '../match/match.ts';
import { characterName } from '../opponents/character-names.ts';

/** A computer player who sits down among these, under a name that nobody has yet. */
export function botInsteadOf(players: readonly Player[], bot: BotName): Player {
  const name = characterName(bot);
  const taken = new Set(players.map((player) => player.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  return { kind: 'bot', bot, name: free };
}
