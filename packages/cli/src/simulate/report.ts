import type { BotName } from '@openrealms/bots';
import type { SimulatedGame } from './job.ts';
import type { Interval } from './statistics.ts';
import { type Summary, winningBot } from './summary.ts';

export function table(summary: Summary): string {
  const [one, two] = labels(summary.bots);
  const perSecond = summary.games / Math.max(summary.seconds, 0.001);
  const rows: (readonly [string, string])[] = [
    ['games', `${summary.games}`],
    [`${one} wins`, share(summary.winRates[0], summary.winIntervals[0])],
    [`${two} wins`, share(summary.winRates[1], summary.winIntervals[1])],
    ...rare('draws', summary.draws),
    ...rare('without an end', summary.unfinished),
    ['first player wins', share(summary.firstPlayerWinRate, summary.firstPlayerInterval)],
    ['turns a game', `${summary.meanTurns.toFixed(1)} mean, ${summary.medianTurns} median`],
    ['commands a game', `${summary.meanCommands.toFixed(1)} mean`],
    ["winner's authority", `${summary.meanWinnerAuthority.toFixed(1)} mean`],
    ['time', `${summary.seconds.toFixed(1)} s, ${perSecond.toFixed(0)} games a second`],
    ['seed', summary.seed],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}   ${value}`).join('\n');
}

/** A row for what hardly ever happens. */
function rare(name: string, count: number): (readonly [string, string])[] {
  return count === 0 ? [] : [[name, `${count}`]];
}

/** A bot that plays against itself needs a number to be told apart. */
function labels([one, two]: readonly [BotName, BotName]): readonly [string, string] {
  return one === two ? [`${one} 1`, `${two} 2`] : [one, two];
}

function share(rate: number, [low, high]: Interval): string {
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(rate)} %  (95 %: ${percent(low)} to ${percent(high)})`;
}

/** One line a game, under a line of column names. */
export function csv(games: readonly SimulatedGame[], bots: readonly [BotName, BotName]): string {
  const [one, two] = labels(bots);
  const lines = games.map((game) =>
    [
      game.game,
      quoted(game.seed),
      game.seatOfFirstBot === game.firstSeat ? one : two,
      resultOf(game, [one, two]),
      game.turns,
      game.commands,
      game.authority[game.seatOfFirstBot],
      game.authority[1 - game.seatOfFirstBot],
    ].join(','),
  );
  const columns = 'game,seed,first,winner,turns,commands,authority_1,authority_2';
  return `${[columns, ...lines].join('\n')}\n`;
}

/** The name of the winner, "draw", or nothing for a game without an end. */
function resultOf(game: SimulatedGame, names: readonly [string, string]): string {
  const winner = winningBot(game);
  if (winner !== null) return names[winner];
  return game.draw ? 'draw' : '';
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
