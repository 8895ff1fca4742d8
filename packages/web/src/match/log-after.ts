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
      return [...log, { move, by, events: moments[viewer].events }];
    }
  }
}
