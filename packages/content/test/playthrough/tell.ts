import { createHash } from 'node:crypto';
import {
  type CardId,
  commandText,
  formatPosition,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalCommands,
  type SeatView,
  type Viewer,
  viewFor,
} from '@openrealms/engine';

/**
 * A whole game as text: every command with the choice it answers, how many commands were legal, and what
 * happened; before each turn the position and what everybody may see of it.
 */
export function tell({ opening, moves, state }: GameRecord): string {
  const lines = ['opening', ...opening.map(eventLine)];
  let turn = 0;
  for (const { seat, command, events, before } of moves) {
    if (before.turn !== turn) {
      turn = before.turn;
      lines.push(...turnLines(before));
    }
    const { choice } = viewFor(before, seat);
    if (choice !== null) {
      const { kind, card, optional, remaining } = choice;
      const may = optional ? 'may' : 'must';
      lines.push(`  ${seat} ${may} answer: ${kind}, ${remaining} left, for ${card ?? 'the rules'}`);
    }
    const legal = legalCommands(before, seat).length;
    lines.push(`  ${seat} ${commandText(command)} (1 of ${legal})`, ...events.map(eventLine));
  }
  lines.push(...turnLines(state, 'end'));
  return `${lines.join('\n')}\n`;
}

function turnLines(state: GameState, title = `turn ${state.turn}`): string[] {
  const viewers: Viewer[] = [...state.seats.keys(), 'spectator'];
  return ['', title, formatPosition(state), ...viewers.map((viewer) => viewLine(state, viewer))];
}

/** The view's hash, which changes with any part of it, and the parts that differ between viewers. */
function viewLine(state: GameState, viewer: Viewer): string {
  const view = viewFor(state, viewer);
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 12);
  return `${viewer} sees ${hash}: ${view.seats.map(seatText).join(' | ')}`;
}

function seatText({ hand, handCount, knownHand, knownTop, unseen }: SeatView): string {
  return [
    `hand=${hand === null ? handCount : tally(hand)}`,
    ...(knownHand.length > 0 ? [`known-hand=${tally(knownHand)}`] : []),
    ...(knownTop.length > 0 ? [`known-top=${knownTop.join(',')}`] : []),
    `unseen=${tally(unseen)}`,
  ].join(' ');
}

function eventLine(event: GameEvent): string {
  const { kind, ...facts } = event;
  const words = Object.entries(facts).map(([name, value]) => `${name}=${valueText(value)}`);
  return `    ${[kind, ...words].join(' ')}`;
}

function valueText(value: unknown): string {
  return Array.isArray(value) ? tally(value) : String(value ?? '-');
}

/** Equal neighbours are counted. */
function tally(cards: readonly CardId[]): string {
  const parts: { card: CardId; count: number }[] = [];
  for (const card of cards) {
    const last = parts.at(-1);
    if (last?.card === card) last.count++;
    else parts.push({ card, count: 1 });
  }
  const texts = parts.map(({ card, count }) => (count === 1 ? card : `${count}*${card}`));
  return texts.join(',') || '-';
}
