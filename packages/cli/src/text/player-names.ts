import type { Words } from './words.ts';

/** Words that a sentence says of the listener, so that no player can be told about by them. */
const PRONOUNS: ReadonlySet<string> = new Set(['you', 'vous', 'tu']);

/** The names of a recorded game as somebody who watches it reads them: each in its place and no two the same. */
export function namesForWatching(players: readonly string[], words: Words): string[] {
  const names = [0, 1].map((seat) => {
    const name = (players[seat] ?? '').trim();
    return name === '' || PRONOUNS.has(name.toLowerCase()) ? words.player : name;
  });
  const alike = names[0].toLowerCase() === names[1].toLowerCase();
  return alike ? names.map((name, seat) => `${name} ${seat + 1}`) : names;
}
