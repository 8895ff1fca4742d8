import type { Pairing } from './schedule.ts';

/** What the lone contender of a pairing has scored in so many games. */
export interface Bout extends Pairing {
  readonly games: number;
  readonly score: number;
}

const ELO_PER_NATURAL_UNIT = 400 / Math.LN10;
const PRECISION = 1e-9;
const MOST_ROUNDS = 10_000;

/**
 * The Elo ratings under which these scores are the most likely, the anchor's being 0; null for who has not played.
 * A contender of strength r wins against others of strengths s with chance r / (r + sum of s): for two sides
 * the model of Bradley and Terry.
 */
export function eloRatings(
  bouts: readonly Bout[],
  contenders: number,
  sides: number,
  anchor: number,
): (number | null)[] {
  const handicap = Math.log(sides - 1);
  const played = bouts.filter(({ games }) => games > 0).map(finite);
  const strength = new Float64Array(contenders);
  const slope = new Float64Array(contenders);
  const curve = new Float64Array(contenders);
  for (let round = 0, step = 1; step > PRECISION && round < MOST_ROUNDS; round++) {
    step = 0;
    // Newton's method, for one contender after the other.
    for (let i = 0; i < contenders; i++) {
      slope[i] = 0;
      curve[i] = 0;
      for (const { lone, others, games, score } of played) {
        if (lone !== i && others !== i) continue;
        const chance = 1 / (1 + Math.exp(strength[others] + handicap - strength[lone]));
        const more = score - games * chance;
        slope[i] += lone === i ? more : -more;
        curve[i] += games * chance * (1 - chance);
      }
      if (curve[i] === 0) continue;
      const move = Math.max(-1, Math.min(1, slope[i] / curve[i]));
      strength[i] += move;
      step = Math.max(step, Math.abs(move));
    }
  }
  return Array.from(strength, (each, i) =>
    curve[i] === 0 ? null : (each - strength[anchor]) * ELO_PER_NATURAL_UNIT,
  );
}

/** Half a point for a side that has none, as though half a game more had been played: ratings stay finite. */
function finite(bout: Bout): Bout {
  const { games, score } = bout;
  if (score > 0 && score < games) return bout;
  return { ...bout, games: games + 0.5, score: score === 0 ? 0.5 : score };
}
