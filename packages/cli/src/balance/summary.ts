import type { BoxFigures } from './box-figures.ts';
import type { CampaignFigures } from './campaign/campaign-figures.ts';
import { cardsTarget, type Target, turnsTarget } from './targets.ts';

/** Everything that was found. */
export interface BalanceSummary {
  readonly engine: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly boxes: readonly NamedBox[];
  /** The duels; null where none were played. */
  readonly measured: BoxFigures | null;
  /** What the cards are held against; null where that was not wished for or is what was measured. */
  readonly baseline: BoxFigures | null;
  /** Null where no campaign was played. */
  readonly campaign: CampaignFigures | null;
  readonly targets: readonly Target[];
  readonly seconds: number;
}

export interface NamedBox {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

/** What is asked of duels with a box: how long they take and, beside a baseline, of its cards. */
export function boxTargets(measured: BoxFigures, baseline: BoxFigures | null): Target[] {
  const turns = turnsTarget('duels', measured.games.turns);
  if (baseline === null) return [turns];
  const judged = measured.cards.flatMap((card) =>
    card.judgement === null ? [] : [{ card, judgement: card.judgement }],
  );
  if (judged.length === 0) return [turns];
  return [turns, cardsTarget(baseline.name, judged, measured.games.games)];
}

/** Like "2000 duels and 2000 with core, 100 campaigns with 2300 games; tuned on both seats". */
export function playedText({ measured, baseline, campaign, bots }: BalanceSummary): string {
  const played = [
    ...(measured === null ? [] : [`${measured.games.games} duels`]),
    ...(baseline === null ? [] : [`${baseline.games.games} with ${baseline.name}`]),
    ...(campaign === null ? [] : [`${campaign.campaigns} campaigns with ${campaign.games} games`]),
  ];
  return `${played.join(', ')}; ${bots.join(' or ')} on both seats`;
}
