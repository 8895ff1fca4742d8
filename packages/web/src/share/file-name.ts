/** A name for a game's file that sorts by day: openrealms-2026-03-01-alice-greedy.json. */
export function replayFileName(startedAt: number, names: readonly string[]): string {
  const day = new Date(startedAt).toISOString().slice(0, 10);
  const players = names.map((name) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '')
      .slice(0, 20),
  );
  return `${['openrealms', day, ...players].filter((part) => part !== '').join('-')}.json`;
}
