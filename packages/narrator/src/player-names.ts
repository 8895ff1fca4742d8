import type { Language } from '@openrealms/engine';

/** Words that a sentence says of the listener, so that no player can be told about by them. */
const PRONOUNS: ReadonlySet<string> = new Set(['you', 'vous', 'tu']);

const SOMEBODY: Readonly<Record<Language, string>> = { en: 'Player', fr: 'Joueur' };

/** What to call a player whose name is not known, or not to be written down. */
export function somebody(language: Language): string {
  return SOMEBODY[language];
}

/** The names of a recorded game as somebody who watches it reads them: each in its place and no two the same. */
export function namesForWatching(
  players: readonly string[],
  seats: number,
  language: Language,
): string[] {
  const names = Array.from({ length: seats }, (_, seat) => {
    const name = (players[seat] ?? '').trim();
    return name === '' || PRONOUNS.has(name.toLowerCase()) ? somebody(language) : name;
  });
  const alike = (name: string): boolean =>
    names.filter((other) => other.toLowerCase() === name.toLowerCase()).length > 1;
  return names.map((name, seat) => (alike(name) ? `${name} ${seat + 1}` : name));
}
