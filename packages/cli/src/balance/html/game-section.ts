import { percent, range } from '../../arena/figures.ts';
import { factionName } from '../faction-names.ts';
import { number } from '../figures.ts';
import type { FactionFigures, GameFigures } from '../game-figures.ts';
import { histogram } from './histogram.ts';
import { plotted, rect, safe, table } from './markup.ts';

/** How long games are, who wins them, and what is acquired in them. */
export function gameSection(games: GameFigures): string {
  const { firstPlayer, turns, ends } = games;
  const [low, high] = turns.quartiles.map(number);
  const open = ends.draw + ends.unfinished;
  return `<section><h2>Duels</h2>
<div class="tiles">
${tile(`${games.games}`, `duels${open === 0 ? ', all won by somebody' : `, ${ends.draw} drawn and ${ends.unfinished} not finished`}`)}
${tile(`${percent(firstPlayer.share)} %`, `won by the first player (95 %: ${range(firstPlayer.interval)})`)}
${tile(number(turns.median), `turns in the median, the middle half ${low} to ${high}`)}
</div>
<p>Turns of a game, both players counted together. The area is where the median should be, the line where it is.</p>
${plotted((width) => histogram(games, width))}
<h3>Factions</h3>
${factionTable(games.factions)}
</section>`;
}

export function tile(figure: string, words: string): string {
  return `<div class="tile"><b>${safe(figure)}</b><span>${safe(words)}</span></div>`;
}

function factionTable(factions: readonly FactionFigures[]): string {
  const most = Math.max(...factions.flatMap(({ winner, loser }) => [winner, loser]), 0.01);
  return table(
    'Cards that were acquired in a game; one of two factions counts for both.',
    [
      {
        name: 'Faction',
        kind: 'text',
        cell: ({ faction }) => `<span class="${faction}">${factionName(faction)}</span>`,
      },
      {
        name: 'winner above, loser below',
        kind: 'plot',
        cell: ({ winner, loser }) =>
          `<svg class="mini" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${rect(0, 2, (100 * winner) / most, 7, 'bar')}${rect(0, 11, (100 * loser) / most, 7, 'bar loser')}</svg>`,
      },
      { name: 'Winner', kind: 'figure', cell: ({ winner }) => winner.toFixed(1) },
      { name: 'Loser', kind: 'figure', cell: ({ loser }) => loser.toFixed(1) },
    ],
    factions,
  );
}
