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
      return `acquire ${command.card} from ${from}${onTop(command.to)}${upgraded(command.upgrade)}`;
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
    case 'attack-tentacle':
      return `attack ${command.card} of a tentacle`;
    case 'mulligan':
      return 'mulligan the trade row';
    case 'choose':
      return `choose ${pickText(command.pick)}`;
    case 'end-turn':
      return 'end turn';
    case 'concede':
      return 'concede';
  }
}

function onTop(to: 'top-of-deck' | 'discard' | undefined): string {
  return to === 'top-of-deck' ? ' to the top of the deck' : '';
}

function upgraded(sheet: number | undefined): string {
  return sheet === undefined ? '' : ` with an upgrade of sheet ${sheet}`;
}

function pickText(pick: Extract<Command, { type: 'choose' }>['pick']): string {
  switch (pick.from) {
    case 'hand':
    case 'deck':
    case 'discard':
    case 'played':
    case 'scrap-heap':
      return `${pick.card} from ${pick.from}`;
    case 'explorer-pile':
      return `${pick.card} from ${pick.from}${onTop(pick.to)}`;
    case 'trade-row':
      return `${pick.card} from space ${pick.space}${onTop(pick.to)}${upgraded(pick.upgrade)}`;
    case 'in-play':
      return `${pick.card} #${pick.slot} of player ${pick.seat}`;
    case 'opponents':
      return `player ${pick.seat}`;
    case 'branches':
      return pick.branch;
    case 'when-acquired':
      return `to use what ${pick.card} does when acquired`;
    case 'nothing':
      return 'nothing';
  }
}
