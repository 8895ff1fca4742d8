import { CHALLENGES, commandText, formatPosition, type GameEvent } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { frontiers } from '../../src/index.ts';
import { playChallenge } from './games.ts';

/** As much of a game as shows the Boss at work. */
const TURNS = 8;

/**
 * How each Boss plays. A change of behaviour shows as a difference: look whether it is meant, then write the files anew with
 * `npx vitest run packages/content/test/challenges -u`.
 */
describe.each(CHALLENGES)('$id', ({ id }) => {
  it('goes as its playthrough tells', async () => {
    const { opening, moves, state } = playChallenge({
      boxes: [frontiers],
      seed: `playthrough of ${id}`,
      seats: 2,
      challenge: { id },
    });
    const lines = ['opening', ...opening.map(eventLine)];
    for (const { seat, command, events, before } of moves) {
      if (before.turn > TURNS) break;
      lines.push(`${seat} ${commandText(command)}`, ...events.map(eventLine));
    }
    lines.push('', 'end', formatPosition(state), '');
    await expect(lines.join('\n')).toMatchFileSnapshot(`playthroughs/${id}.txt`);
  });
});

function eventLine({ kind, ...facts }: GameEvent): string {
  const words = Object.entries(facts).map(([name, value]) => `${name}=${value ?? '-'}`);
  return `  ${[kind, ...words].join(' ')}`;
}
