import { readFileSync } from 'node:fs';
import { type EventKind, formatPosition, toReplay, verify } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, playGame } from './games.ts';
import { jsonText } from './json-text.ts';
import { tell } from './tell.ts';

const NAMES = ['Ada', 'Grace', 'Emmy', 'Lise'];

const replayFile = (name: string) => new URL(`${name}.replay.json`, import.meta.url);

/**
 * The files say how whole games go. A change of behaviour shows as a difference in them: look whether it is
 * meant, then write them anew with `npx vitest run packages/content/test/playthrough -u`, which still reads the
 * old replay files in its first run. Replays also need a new engine version then: those that players keep no
 * longer hold.
 */
describe.each(GAMES)('$name', (game) => {
  const record = playGame(game);
  const names = NAMES.slice(0, record.state.seats.length);

  it('goes as its playthrough tells', async () => {
    await expect(tell(record)).toMatchFileSnapshot(`${game.name}.txt`);
  });

  it('goes as its replay file says, byte for byte', async () => {
    const replay = await toReplay(record, names);
    await expect(jsonText(replay)).toMatchFileSnapshot(`${game.name}.replay.json`);
  });

  it('is verified from its replay file alone', async () => {
    const file = readFileSync(replayFile(game.name), 'utf8');
    const verified = await verify(file, game.setup.boxes);
    if (!verified.ok) throw new Error(`${verified.problem.at}: ${verified.problem.why}`);
    expect(formatPosition(verified.value.state)).toBe(formatPosition(record.state));
    expect(verified.value.moves).toHaveLength(record.moves.length);
    expect(jsonText(await toReplay(verified.value, names))).toBe(file);
  });
});

// A game of the format in which cards are passed takes a thousand moves: its rules are tested one by one.
// What happens only in challenges is told by their own playthroughs.
it('the playthroughs together tell every other kind of event but one', () => {
  const told = GAMES.map(playGame).flatMap(({ opening, moves }) =>
    [...opening, ...moves.flatMap(({ events }) => events)].map(({ kind }) => kind),
  );
  const { 'card-passed': _, ...kinds } = KINDS;
  expect([...new Set(told)].sort()).toEqual(Object.keys(kinds).sort());
});

type ChallengeKind =
  | 'row-mulliganed'
  | 'row-card-taken'
  | 'boss-revealed'
  | 'boss-ability'
  | 'boss-aims'
  | 'boss-counts'
  | 'base-returned'
  | 'boss-acquired'
  | 'tentacle-destroyed';

/** What only cards of Rise of Empire do, and what only happens in its scenarios. */
type ScenarioKind =
  | 'card-salvaged'
  | 'scenario-rule'
  | 'victory-card-earned'
  | 'political-victory'
  | 'third-party-attacks'
  | 'third-party-strikes';

/** A list that the compiler keeps complete. */
const KINDS: Readonly<Record<Exclude<EventKind, ChallengeKind | ScenarioKind>, true>> = {
  'turn-started': true,
  'card-played': true,
  'ability-used': true,
  gained: true,
  'card-drawn': true,
  'deck-shuffled': true,
  'card-acquired': true,
  'row-refilled': true,
  'trade-deck-recycled': true,
  'card-scrapped': true,
  'card-discarded': true,
  'discard-owed': true,
  'branch-chosen': true,
  'next-ship-on-top': true,
  'next-base-on-top': true,
  'card-put-on-deck': true,
  'card-returned': true,
  declined: true,
  'ship-copied': true,
  'base-destroyed': true,
  'player-attacked': true,
  'turn-ended': true,
  'main-phase-ended': true,
  transferred: true,
  'card-passed': true,
  'base-damaged': true,
  'player-defeated': true,
  'card-bequeathed': true,
  'cards-lost': true,
  'game-ended': true,
};
