/** The address that opens a shared game, at a move where one is given. */
export function replayLink(code: string, move?: number): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}#/r/${code}${move === undefined ? '' : `/${move}`}`;
}
