import type { CardId } from '../cards/card.ts';
import type { Catalog } from '../cards/catalog.ts';
import { LEVELS, type Level } from '../setup.ts';
import type { ChallengeData } from './data.ts';
import { readFlag, readInteger, readList, readObject, readText, reject } from './reader.ts';

const FIELDS: readonly (keyof ChallengeData)[] = [
  'level',
  'mulliganed',
  'count',
  'hidden',
  'target',
  'opening',
  'queue',
  'colours',
  'turns',
  'piles',
];

const MOST = 0xffff;
const MAX_PILE = 1000;

/** What a challenge has besides its seats, of which so many are players'. */
export function readChallenge(value: unknown, catalog: Catalog, players: number): ChallengeData {
  const at = 'challenge';
  const fields = readObject(value, at, FIELDS);
  const number = (name: string, most: number) =>
    readInteger(fields[name], `${at}.${name}`, 0, most);
  const level = readText(fields.level, `${at}.level`) as Level;
  if (!LEVELS.includes(level)) reject('unknown-level', `There is no level "${level}".`, at);
  const turns = readList(fields.turns, `${at}.turns`, players, (turn, place) =>
    readInteger(turn, place, 0, MOST),
  );
  if (turns.length !== players) reject('too-short', 'turns has a number for each player.', at);
  const piles = readList(fields.piles, `${at}.piles`, 2, (pile, place) =>
    readList(pile, place, MAX_PILE, (card, where) => readCard(card, where, catalog)),
  );
  if (piles.length !== 2) reject('too-short', 'A Boss has two piles, empty or not.', at);
  const hidden = number('hidden', MAX_PILE);
  if (hidden > piles[0].length) reject('inconsistent', 'More is hidden than there is.', at);
  return {
    level,
    mulliganed: readFlag(fields.mulliganed, `${at}.mulliganed`),
    count: number('count', MOST),
    hidden,
    target: number('target', players),
    opening: number('opening', players),
    queue: number('queue', 2 ** players - 1),
    colours: number('colours', 15),
    turns,
    piles: [piles[0], piles[1]],
  };
}

function readCard(value: unknown, at: string, catalog: Catalog): CardId {
  const id = readText(value, at);
  if (!catalog.numbers.has(id)) reject('unknown-card', `${at}: there is no card "${id}".`, at);
  return id;
}
