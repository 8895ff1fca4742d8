import { core } from '@openrealms/content';
import { type Box, randomFrom } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { learnedWeights } from '../../src/levels/learned-levels.ts';
import { ONE_STEP } from '../../src/network/foresight.ts';
import { networkBot } from '../../src/network/network-bot.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { searchBot } from '../../src/search/search-bot.ts';
import { randomize } from '../../src/training/learner.ts';
import { allTables } from '../tables.ts';
import { watchTwins } from '../twins.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;
const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
randomize(values, HIDDEN, randomFrom('honest'));
/** Of somebody who knows nothing, and has strange likings. */
const weights = partsOf(values, HIDDEN, IDS);

const BOTS: Readonly<Record<string, (boxes: readonly Box[]) => Bot>> = {
  'whole turns': (boxes) => networkBot('whole turns', weights, boxes),
  'single steps': (boxes) => networkBot('single steps', weights, boxes, { foresight: ONE_STEP }),
  search: (boxes) =>
    searchBot('search', weights, boxes, { effort: { worlds: 4, turns: 1, plans: 4 } }),
  // As an Overlord, but with no clock to look at.
  'search with what was learned': (boxes) =>
    searchBot('search', learnedWeights, boxes, { effort: { worlds: 9, turns: 4, plans: 6 } }),
};

const DECISIONS = 12;

describe.each(Object.entries(BOTS))('the player called %s', (_, make) => {
  it.each(allTables('honest'))(
    'decides the same whatever is hidden from it: $name',
    ({ setup }) => {
      const { dealtAnew, disagreement } = watchTwins(setup, () => make(setup.boxes), DECISIONS);
      expect(disagreement).toBeNull();
      expect(dealtAnew).toBeGreaterThan(DECISIONS / 2);
    },
  );
});
