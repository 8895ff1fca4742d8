import { targetFigures } from '../figures.ts';
import { type Target, tally, verdict } from '../targets.ts';
import { safe, table } from './markup.ts';

/** What was to be shown, and whether it is. */
export function targetSection(targets: readonly Target[]): string {
  const cell = (column: number) => (target: Target) => safe(targetFigures(target)[column]);
  return `<section class="rows targets"><h2>Targets</h2>
<p>${tally(targets)} Not certain: the 95 % interval, or too few copies of some card, leaves it open.</p>
${table(
  'What is asked, and what was found.',
  [
    { name: 'Of', kind: 'text', cell: ({ about }) => safe(capital(about)) },
    { name: 'Found', kind: 'figure', cell: cell(1) },
    { name: '95 %', kind: 'figure', cell: cell(2) },
    { name: '', kind: 'figure', cell: verdictOf },
  ],
  targets,
  (target) => `${target.group}: ${targetFigures(target)[0]}`,
)}
</section>`;
}

function capital(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

function verdictOf(target: Target): string {
  const { reached, certain } = target;
  const kind = !certain ? 'open' : reached ? 'good' : 'bad';
  const sign = !certain ? '?' : reached ? '✓' : '✗';
  return `<span class="verdict ${kind}"><span aria-hidden="true">${sign} </span>${verdict(target)}</span>`;
}
