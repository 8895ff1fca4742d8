import type { Command } from './command.ts';

/** A command as one short line, for logs, playthroughs and the terminal. */
export function commandText(command: Command): string {
  switch (command.type) {
    case 'play':
      return `play ${command.card}`;
    case 'use':
      return `use ${command.ability} of ${command.card} #${command.slot}`;
    case 'acquire': {
      const from = command.space === null ? 'the explorer pile' : `space ${command.space}`;
      const to = command.to === 'top-of-deck' ? ' to the top of the deck' : '';
      return `acquire ${command.card} from ${from}${to}`;
    }
    case 'attack-player':
      return `attack player ${command.seat} for ${command.amount}`;
    case 'attack-base':
      return `attack ${command.card} #${command.slot} of player ${command.seat}`;
    case 'damage-base':
      return `damage ${command.card} #${command.slot} of player ${command.seat} for ${command.amount}`;
    case 'transfer':
      return `give ${command.amount} ${command.what} to player ${command.to}`;
    case 'pass-card':
      return `pass ${command.card} to player ${command.to}`;
    case 'choose':
      return `choose ${pickText(command.pick)}`;
    case 'end-turn':
      return 'end turn';
    case 'concede':
      return 'concede';
  }
}

function pickText(pick: Extract<Command, { type: 'choose' }>['pick']): string {
  switch (pick.from) {
    case 'hand':
    case 'deck':
    case 'discard':
    case 'played':
    case 'explorer-pile':
      return `${pick.card} from ${pick.from}`;
    case 'trade-row':
      return `${pick.card} from space ${pick.space}`;
    case 'in-play':
      return `${pick.card} #${pick.slot} of player ${pick.seat}`;
    case 'opponents':
      return `player ${pick.seat}`;
    case 'branches':
      return pick.branch;
    case 'nothing':
      return 'nothing';
  }
}
