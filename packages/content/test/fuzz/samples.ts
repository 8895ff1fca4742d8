import { type GameRecord, type SavedGame, saveGame } from '@openrealms/engine';
import { playRandomGame, setupOf } from '../battery/random-games.ts';
import { SHELF } from './shelf.ts';

/** The first duels of the battery with the boxes on the shelf. */
const GAMES = Array.from({ length: 60 }, (_, n) => n)
  .filter((n) => {
    const { boxes, format } = setupOf('fuzz', n);
    return format === undefined && boxes.every((box) => SHELF.includes(box));
  })
  .slice(0, 8);

/** Moments of random games under all options, as JSON: above all those in the middle of an effect. */
export const SAMPLES: readonly SavedGame[] = collect();

/** A random game as it stood after so many moves. */
export function shortRecord(n: number, length: number): GameRecord {
  const whole = playRandomGame('fuzz replay', GAMES[n % GAMES.length], () => {});
  return { ...whole, moves: whole.moves.slice(0, length), state: whole.moves[length].before };
}

function collect(): SavedGame[] {
  const samples: SavedGame[] = [];
  const seen = new Map<string, number>();
  for (const n of GAMES) {
    playRandomGame('fuzz', n, ({ record: { moves, state } }) => {
      const saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
      const pending = saved.game.stack.map(({ card, ability }) => `${card} ${ability}`).join();
      const copies = seen.get(pending) ?? 0;
      if (pending === '' ? moves.length % 60 === 7 : copies < 2) samples.push(saved);
      seen.set(pending, copies + 1);
    });
  }
  return samples;
}
