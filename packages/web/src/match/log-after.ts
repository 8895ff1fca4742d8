import type { Happening, MatchUpdate } from './match.ts';

/** What has happened for one of the viewers of an update, by what had before. */
export function logAfter(
  log: readonly Happening[],
  update: MatchUpdate,
  viewer: number,
): readonly Happening[] {
  switch (update.kind) {
    case 'opened':
      return update.history?.[viewer] ?? [];
    case 'undone':
      return log.filter(({ move }) => move <= update.move);
    case 'moved': {
      const { move, by, moments } = update;
      const { events } = moments[viewer];
      const last = log.at(-1);
      // The next step of the same move.
      if (last?.move === move) {
        return log.with(-1, { ...last, events: [...last.events, ...events] });
      }
      return [...log, { move, by, events }];
    }
  }
}
