/** A position as one line of text, to paste into a bug report, a test or a puzzle. */
import { core } from '@openrealms/content';
import { commandText, formatPosition, legalCommands, parsePosition } from '@openrealms/engine';

const PUZZLE =
  'core@1 standard active=0 | row=cutter,ram,-,-,corvette explorers=9 ' +
  '| trade=3 combat=4 hand=viper in-play=0:blob-wheel!p | authority=9 in-play=0:war-world';

export function main() {
  const position = parsePosition(PUZZLE, [core]);
  if (!position.ok) throw new Error(position.problem.why);
  const mistyped = parsePosition(PUZZLE.replace('cutter', 'cuter'), [core]);
  return {
    legal: legalCommands(position.value, 0).map(commandText),
    again: formatPosition(position.value),
    problem: mistyped.ok ? null : mistyped.problem,
  };
}

if (process.argv[1] === import.meta.filename) console.log(main());
