import { grid, percent, range } from '../arena/figures.ts';
import type { BoxFigures, JudgedCard } from './box-figures.ts';
import { campaignReport } from './campaign/report.ts';
import { factionName } from './faction-names.ts';
import { number, points, targetFigures } from './figures.ts';
import { type BalanceSummary, playedText } from './summary.ts';
import { type Target, tally } from './targets.ts';

/** For people: the duels, the cards, the campaign, then what it all comes to. */
export function report(summary: BalanceSummary): string {
  const { measured, baseline, campaign, targets, seed, seconds } = summary;
  return [
    ...(measured === null
      ? []
      : [gameTable(measured), `${cardTable(measured, baseline)}\n${EXPLANATION}`]),
    ...(campaign === null ? [] : [campaignReport(campaign)]),
    targetTable(targets),
    `${tally(targets)}\n${playedText(summary)}; seed ${seed}, ${seconds.toFixed(0)} s.`,
  ].join('\n\n');
}

const EXPLANATION =
  'Contribution: what acquiring one adds to the chance of winning, in points, ± its standard error.';

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((each) => [each.group, each.about, ...targetFigures(each)]);
  return grid([['target', 'of', 'aim', 'found', '95 %', ''], ...rows]);
}

function gameTable({ name, games }: BoxFigures): string {
  const { firstPlayer, turns, ends, factions } = games;
  const [low, high] = turns.quartiles.map(number);
  const open = ends.draw + ends.unfinished;
  const nobody = open === 0 ? '' : `, ${ends.draw} drawn, ${ends.unfinished} not finished`;
  return grid([
    ['boxes', name],
    ['duels', `${games.games}${nobody}`],
    ['first player wins', `${percent(firstPlayer.share)} % (${range(firstPlayer.interval)})`],
    ['turns a game', `${number(turns.median)} median, the middle half ${low} to ${high}`],
    ...factions.map(({ faction, winner, loser }) => [
      `${factionName(faction)} cards`,
      `${winner.toFixed(1)} acquired by the winner, ${loser.toFixed(1)} by the loser`,
    ]),
  ]);
}

function cardTable({ cards }: BoxFigures, baseline: BoxFigures | null): string {
  const head = ['cost', 'card', 'copies', 'offered', 'acquired', 'taken', 'turn', 'contribution'];
  const rows = cards.map((card) => [
    ...[`${card.cost}`, card.name, card.copies === null ? 'pile' : `${card.copies}`],
    ...[card.offered?.toFixed(2) ?? '', card.acquired.toFixed(2)],
    card.copies === null || card.taken === null ? '' : `${percent(card.taken)} %`,
    card.turn?.toFixed(1) ?? '',
    contribution(card),
    ...(baseline === null ? [] : judged(card)),
  ]);
  return grid([[...head, ...(baseline === null ? [] : [`${baseline.name} spans`, ''])], ...rows]);
}

function contribution({ contribution }: JudgedCard): string {
  if (contribution === null) return 'too seldom';
  return `${points(contribution.value)} ± ${percent(contribution.error)}`;
}

function judged({ judgement }: JudgedCard): string[] {
  if (judgement === null || judgement.span === null) return ['', ''];
  const { span, beyond, place } = judgement;
  const [low, high] = [span.low, span.high].map((edge) => points(edge.contribution.value));
  const errors = `${Math.abs(beyond).toFixed(1)} standard errors ${beyond > 0 ? 'above' : 'below'}`;
  return [`${low} to ${high}`, place === 'inside' || place === 'unknown' ? '' : errors];
}
