import { core } from '@openrealms/content';
import {
  apply,
  awaited,
  commandBuffer,
  copyState,
  createGame,
  FORMATS,
  type GameState,
  isOver,
  legalCommands,
  listLegal,
  randomFrom,
  roll,
  type Seat,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/advice/advice.ts';
import { adviserOf } from '../../src/advice/adviser.ts';
import { resample } from '../../src/network/resample.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;
const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
randomize(values, HIDDEN, randomFrom('adviser'));
const ask = adviserOf(partsOf(values, HIDDEN, IDS));

function adviceAt(state: GameState, seat: Seat): Advice {
  return ask(viewFor(state, seat), legalCommands(state, seat), [core]);
}

const codes = commandBuffer();

/** Positions of a random game in which somebody has something to decide, one of so many, and every choice in the middle of an effect. */
function* decisions(seed: string, format: (typeof FORMATS)[number], every: number) {
  const seats = format.seatCounts[0];
  const boxes = seats > 4 ? [core, core] : [core];
  const state = createGame({ boxes, seed, format: format.id, seats });
  const random = randomFrom(seed);
  for (let move = 0; move < 400 && !isOver(state); move++) {
    const [seat] = awaited(state);
    const count = listLegal(state, seat, codes);
    const code = codes[roll(random, count)];
    if (count > 1 && (state.frames > 0 || move % every === 0)) yield { state, seat };
    apply(state, seat, code);
  }
}

describe.each(FORMATS.map((format) => ({ id: format.id, format })))(
  'advice in $id',
  ({ format }) => {
    it('is to do what is legal, and gives chances, also in the middle of an effect', () => {
      let choices = 0;
      for (const { state, seat } of decisions(`advice ${format.id}`, format, 13)) {
        if (state.frames > 0) choices++;
        const { command, chance, instead } = adviceAt(state, seat);
        expect(legalCommands(state, seat)).toContainEqual(command);
        const isOwnTurn = viewFor(state, seat).active.includes(seat);
        expect(chance !== null).toBe(isOwnTurn);
        for (const each of [chance ?? 0, ...instead.map((other) => other.chance)]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
      }
      expect(choices).toBeGreaterThan(0);
    });

    it('is the same whatever is hidden', () => {
      for (const { state, seat } of decisions(`hidden ${format.id}`, format, 29)) {
        const other = copyState(state);
        resample(other, seat, randomFrom('another world'));
        expect(adviceAt(other, seat)).toEqual(adviceAt(state, seat));
      }
    });
  },
);
