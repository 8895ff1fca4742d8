import { nextWord, randomFrom } from '@openrealms/engine';
import type { CardFigures } from '../../src/balance/card-figures.ts';
import type { Design } from '../../src/balance/designs.ts';
import type { ObservedGame } from '../../src/balance/observed-game.ts';

/** What is acquired in a turn, by place; `owned` is what its player has acquired before. */
export type Habit = (turn: number, owned: readonly number[], dice: () => number) => number[];

/** Games of 20 turns in which players acquire as the habit says, and each copy adds its worth to the chance of winning. */
export function madeGames(count: number, worth: readonly number[], habit: Habit): ObservedGame[] {
  const random = randomFrom('made games');
  const dice = (): number => (nextWord(random) >>> 0) / 2 ** 32;
  return Array.from({ length: count }, (_, game) => {
    const owned: number[][] = [[], []];
    const acquired: [place: number, turn: number][] = [];
    const firstSeat = game % 2;
    for (let turn = 1; turn <= 20; turn++) {
      const seat = (firstSeat + turn - 1) % 2;
      for (const place of habit((turn + 1) >> 1, owned[seat], dice)) {
        owned[seat].push(place);
        acquired.push([place, turn]);
      }
    }
    const [mine, theirs] = owned.map((places) =>
      places.reduce((sum, each) => sum + worth[each], 0),
    );
    return madeGame({
      firstSeat,
      winner: dice() < 0.5 + mine - theirs ? 0 : 1,
      acquired: Uint16Array.from(acquired, ([place]) => place),
      acquiredIn: Uint16Array.from(acquired, ([, turn]) => turn),
      offered: new Uint16Array(worth.length).fill(2),
    });
  });
}

export function madeGame(said: Partial<ObservedGame>): ObservedGame {
  const turns = said.turns ?? 20;
  return {
    winner: 0,
    firstSeat: 0,
    end: 'defeat',
    turns,
    offered: new Uint16Array(),
    acquired: new Uint16Array(),
    acquiredIn: new Uint16Array(),
    lead: new Int16Array(turns),
    thinner: new Int16Array(turns),
    ...said,
  };
}

export function madeDesign(name: string, said: Partial<Design> = {}): Design {
  const id = name.toLowerCase();
  return { id, name, box: 'made', type: 'ship', factions: ['blob'], cost: 1, copies: 2, ...said };
}

/** A card that contributes so many points, give or take. */
export function madeCard(name: string, cost: number, value: number | null, error = 1): CardFigures {
  return {
    ...madeDesign(name, { cost }),
    ...{ offered: 1, acquired: 1, taken: 1, turn: 4, byWinner: 0.5 },
    contribution:
      value === null
        ? null
        : {
            value: value / 100,
            error: error / 100,
            interval: [(value - 2 * error) / 100, (value + 2 * error) / 100],
          },
  };
}
