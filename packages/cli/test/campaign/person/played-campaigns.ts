import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../fake-terminal.ts';
import { converse, type Person, type Told, typing } from './conversation.ts';

/** A folder of its own in which campaigns are played, in plain mode where nothing else is said. */
export interface Campaigns {
  readonly file: (name: string) => string;
  /** What is in a file. */
  readonly text: (name: string) => string;
  readonly play: (name: string, person: Person, ...flags: string[]) => Promise<Told>;
  /** Begins a campaign against a bot, and leaves in the middle of the first turn of scenario 1. */
  readonly begin: (name: string, ...flags: string[]) => Promise<Told>;
  /** A command of `campaign` that asks nothing. */
  readonly command: (...args: string[]) => Promise<Told>;
}

export function campaignFolder(): Campaigns {
  const file = temporaryFolder();
  const folder = file('.');
  const play: Campaigns['play'] = (name, person, ...flags) =>
    converse(folder, ['campaign', 'play', name, '--plain', ...flags], person);
  return {
    file,
    text: (name) => readFileSync(file(name), 'utf8'),
    play,
    begin: (name, ...flags) =>
      play(name, typing('Ada', '1', '', '', 'all'), '--seed', 'begun', ...flags),
    command: (...args) => converse(folder, ['campaign', ...args], typing()),
  };
}

/** These lines first, then somebody who goes on from there. */
export function beginning(lines: readonly string[], then: Person): Person {
  let count = 0;
  return (asked) => lines[count++] ?? then(asked);
}
