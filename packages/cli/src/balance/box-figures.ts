import { type CardFigures, cardFigures } from './card-figures.ts';
import { designsOf } from './designs.ts';
import { type GameFigures, gameFigures } from './game-figures.ts';
import type { ObservedGame } from './observed-game.ts';
import { type Judgement, judge } from './span.ts';
import { cardsOn, type Subject, subjectName } from './subject.ts';

/** What duels with some boxes came to. */
export interface BoxFigures {
  readonly name: string;
  readonly games: GameFigures;
  /** By cost, then by contribution, the highest first. */
  readonly cards: readonly JudgedCard[];
}

/** A card, held against the baseline; null for one that is in the baseline too, or where there is none. */
export interface JudgedCard extends CardFigures {
  readonly judgement: Judgement | null;
}

export function boxFigures(
  subject: Subject,
  games: readonly ObservedGame[],
  baseline: BoxFigures | null,
): BoxFigures {
  const designs = designsOf(cardsOn(subject));
  const cards = cardFigures(games, designs).toSorted(
    (a, b) => a.cost - b.cost || worth(b) - worth(a),
  );
  return {
    name: subjectName(subject),
    games: gameFigures(games, designs),
    cards: cards.map((card) => ({ ...card, judgement: judgementOn(card, baseline) })),
  };
}

/** A card of the pile is no trade card, and nothing is asked of it. */
function judgementOn(card: CardFigures, baseline: BoxFigures | null): Judgement | null {
  if (baseline === null || card.copies === null) return null;
  return baseline.cards.some(({ id }) => id === card.id) ? null : judge(card, baseline.cards);
}

function worth({ contribution }: CardFigures): number {
  return contribution?.value ?? Number.NEGATIVE_INFINITY;
}
