import { createHash } from 'node:crypto';
import { core, frontiers, riseOfEmpire } from '@openrealms/content';
import { commandText, type Setup } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { botNamed, playMatch } from '../../src/index.ts';
import { type FixedName, isFixedName, LAB_BOT_NAMES } from '../../src/levels/lab-names.ts';
import { beast, scenario } from '../tables.ts';
import { PLAYED, type TableName } from './reference-games.ts';

/** So many games of a kind, each with another seed. */
function games(count: number, setup: (seed: string) => Setup): Setup[] {
  return Array.from({ length: count }, (_, game) => setup(`reference ${game}`));
}

const TABLES: Readonly<Record<TableName, readonly Setup[]>> = {
  duel: games(10, (seed) => ({ boxes: [core], seed })),
  hunter: games(2, (seed) => ({ boxes: [core], seed, format: 'hunter', seats: 3 })),
  hydra: games(1, (seed) => ({ boxes: [core], seed, format: 'hydra', seats: 4 })),
  frontiers: games(3, (seed) => ({ boxes: [frontiers], seed })),
  empire: games(3, (seed) => ({ boxes: [riseOfEmpire], seed })),
  mixed: games(3, (seed) => ({ boxes: [core, frontiers, riseOfEmpire], seed })),
  challenge: games(1, beast),
  scenario: games(1, scenario),
};
const NAMES = Object.keys(TABLES) as readonly TableName[];
const LONGEST = 120;

/** A checksum of all commands at a table where this bot has every seat to itself. Nothing is loaded before: it needs no network. */
function checksum(name: FixedName, table: TableName): string {
  const hash = createHash('sha256');
  for (const setup of TABLES[table]) {
    const bots = Array.from({ length: setup.seats ?? 2 }, () => botNamed(name, setup.boxes));
    for (const { seat, command } of playMatch(setup, bots, LONGEST).moves) {
      hash.update(`${seat}: ${commandText(command)}\n`);
    }
  }
  return hash.digest('hex').slice(0, 10);
}

describe('a bot that others are measured by', () => {
  it.each(LAB_BOT_NAMES.filter(isFixedName))('plays as it always did: %s', (name) => {
    const played = Object.fromEntries(NAMES.map((table) => [table, checksum(name, table)]));
    const changed = NAMES.filter((table) => played[table] !== PLAYED[name][table]);
    expect(changed, changed.length === 0 ? '' : meaning(name, changed, played)).toEqual([]);
  });
});

/** What it means that a bot plays differently, where to look, and what can be done. */
function meaning(name: FixedName, changed: readonly TableName[], played: object): string {
  // Who does anything at random judges no card, and shows what has become of the game itself.
  const others = changed.filter((table) => checksum('random', table) !== PLAYED.random[table]);
  const where =
    others.length === 0
      ? 'The bot "random" plays there as it did, so the game is most likely the same and the bot has changed: look at ' +
        'git diff packages/bots/src. Leave it as it was, and give what plays differently a new name in lab-names.ts.'
      : `The bot "random", which judges no card, plays differently, too (${others.join(', ')}), so look at the game first: ` +
        'git diff packages/engine/src packages/content/src packages/bots/src/match.ts.';
  return `"${name}" does not play as it did: ${changed.join(', ')}. Whatever was measured against it there is void.
${where}
Only where rules or cards had to change: measure anew what docs/strength.md says, and put down in reference-games.ts
what it plays now: ${JSON.stringify(played)}
Changed at these tables`;
}
