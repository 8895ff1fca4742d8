import { percent } from '../../arena/figures.ts';
import type { StickerFigures } from '../campaign/campaign-figures.ts';
import { factionName } from '../faction-names.ts';
import { points } from '../figures.ts';
import { line, rect, safe, table } from './markup.ts';

/** How often each sticker is used, and what it contributes. */
export function stickerSection(stickers: readonly StickerFigures[]): string {
  return `<section class="rows"><h2>Stickers</h2>
<p>How often each sticker is used in a campaign; of the two of a cost only one can be. The contribution is what upgrading a card with it adds to the chance of winning, beyond acquiring the card, in points.</p>
${table(
  'By sheet.',
  [
    {
      name: 'Sticker',
      kind: 'text',
      cell: ({ cost, type, text }) =>
        `${type === 'ship' ? 'Ship' : 'Base'} of ${cost}<small>${safe(text)}</small>`,
    },
    { name: 'Used', kind: 'plot', cell: ({ used, side }) => bar(used, side) },
    { name: '', kind: 'figure', cell: ({ used }) => `${percent(used)} %` },
    { name: 'In turn', kind: 'extra', cell: ({ turn }) => turn?.toFixed(1) ?? '' },
    { name: 'Contribution', kind: 'figure', cell: contribution },
  ],
  stickers,
  ({ side, sheet }) => `${factionName(side)}, sheet ${sheet}`,
)}
</section>`;
}

function bar(used: number, side: string): string {
  return `<svg class="mini ${side}" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${rect(0, 6, 100 * Math.min(1, used), 8, 'use')}${line(0, 2, 0, 18, 'zero')}</svg>`;
}

function contribution({ contribution }: StickerFigures): string {
  if (contribution === null) return '<span class="soft">too seldom</span>';
  return `${points(contribution.value)} ± ${percent(contribution.error)}`;
}
