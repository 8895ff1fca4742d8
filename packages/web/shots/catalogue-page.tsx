import { NOW, STORED_GAMES } from './fixtures/stored-games.ts';
import { TABLES } from './fixtures/tables.ts';

/** What there is to show, for whoever takes the pictures: the names of the tables, and games to put into the client. */
export function CataloguePage() {
  const games = Object.fromEntries(
    Object.entries(STORED_GAMES).map(([name, stored]) => [name, stored()]),
  );
  return (
    <pre id="catalogue">{JSON.stringify({ tables: Object.keys(TABLES), games, now: NOW })}</pre>
  );
}
