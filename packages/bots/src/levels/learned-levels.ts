import { catalogOf, type Random } from '@openrealms/engine';
import { opinions } from '../heuristic/opinions.ts';
import { ONE_STEP, WHOLE_TURN } from '../network/foresight.ts';
import { readLearned } from '../network/learned.ts';
import { LEARNED } from '../network/learned-data.ts';
import { networkBot } from '../network/network-bot.ts';
import { Taste, type TasteMaker } from '../network/taste.ts';
import { searchBot, type Thoroughness } from '../search/search-bot.ts';
import type { MakeLevel, WantedBot } from './crews.ts';
import type { LevelName } from './level-names.ts';

/** What the network has learned. */
export const learnedWeights = readLearned(LEARNED);

/** How far off opinions of cards are, on the scale of the network: so that the levels lie evenly; see docs/strength.md. */
const WRONG: Readonly<Partial<Record<LevelName, number>>> = {
  commander: 0.48,
  admiral: 0.23,
  'fleet-admiral': 0.15,
};

/** Others plan no further than the next step. */
const PLANS_WHOLE_TURNS: LevelName = 'fleet-admiral';

/** An Overlord tries its plans out in games that it imagines. */
const SEARCH: Thoroughness = {
  effort: { worlds: 120, turns: 4, plans: 6 },
  milliseconds: 1000,
};

/** Bots that judge by what the network has learned from games against itself. */
export const learnedLevel: MakeLevel = (wanted) => {
  const { boxes, level, name, nature } = wanted;
  const taste: TasteMaker = (dice) => tasteOf(wanted, nature ?? dice);
  if (level === 'overlord') return searchBot(name, learnedWeights, boxes, { ...SEARCH, taste });
  const foresight = level === PLANS_WHOLE_TURNS ? WHOLE_TURN : ONE_STEP;
  return networkBot(name, learnedWeights, boxes, { taste, foresight });
};

function tasteOf({ boxes, level, style }: WantedBot, dice: Random): Taste | null {
  const error = WRONG[level] ?? 0;
  if (error === 0 && style === null) return null;
  const catalog = catalogOf(boxes);
  const wrong = error === 0 ? null : opinions(catalog, dice).map((opinion) => error * opinion);
  return new Taste(catalog.cards.length, wrong, style);
}
