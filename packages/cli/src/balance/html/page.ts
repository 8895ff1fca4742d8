import { type BalanceSummary, playedText } from '../summary.ts';
import { campaignSection } from './campaign-section.ts';
import { cardSection } from './card-section.ts';
import { gameSection } from './game-section.ts';
import { safe } from './markup.ts';
import { STYLE } from './style.ts';
import { targetSection } from './target-section.ts';

/** Everything that was found as one page that needs nothing else. */
export function page(summary: BalanceSummary): string {
  const { boxes, measured, baseline, campaign, targets, engine, seed } = summary;
  const title = `Balance of ${boxes.map(({ name }) => name).join(' and ')}`;
  const versions = boxes.map(({ id, version }) => `${id} ${version}`).join(', ');
  const sections = [
    targetSection(targets),
    ...(measured === null ? [] : [gameSection(measured.games), cardSection(measured, baseline)]),
    ...(campaign === null ? [] : [campaignSection(campaign)]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${safe(title)}</h1>
<p>${safe(`${playedText(summary)}. Boxes ${versions}, rules ${engine}, seed ${seed}.`)}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
