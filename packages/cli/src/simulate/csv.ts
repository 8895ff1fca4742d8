import type { SimulatedGame } from './job.ts';
import { botLabels } from './report.ts';
import { type Plan, winningBot } from './summary.ts';

/** One line a game, under a line of column names: of a duel by bot, of all else by seat. */
export function csv(games: readonly SimulatedGame[], plan: Plan): string {
  const [columns, lineOf] = plan.format === 'standard' ? duel(plan) : byTheSeat(plan);
  const lines = games.map((game) => lineOf(game).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

type Sheet = readonly [
  columns: readonly string[],
  lineOf: (game: SimulatedGame) => readonly (string | number)[],
];

function duel({ bots }: Plan): Sheet {
  const names = botLabels(bots);
  return [
    ['game', 'seed', 'first', 'winner', 'turns', 'commands', 'authority_1', 'authority_2'],
    (game) => [
      game.game,
      quoted(game.seed),
      names[game.botAt[game.firstSeat]],
      names[winningBot(game) ?? -1] ?? nobody(game),
      game.turns,
      game.commands,
      game.authority[game.botAt.indexOf(0)],
      game.authority[game.botAt.indexOf(1)],
    ],
  ];
}

/** Seats are counted from 1; those of a winning team stand one behind the other. */
function byTheSeat({ seats, bots, level }: Plan): Sheet {
  const boss = level === undefined ? [] : ['authority_boss'];
  const bySeat = (name: string): string[] =>
    Array.from({ length: seats }, (_, seat) => `${name}_${seat + 1}`);
  return [
    [
      ...['game', 'seed', 'winners', 'turns', 'commands'],
      ...bySeat('bot'),
      ...bySeat('authority'),
      ...boss,
    ],
    (game) => [
      game.game,
      quoted(game.seed),
      game.winners.map((seat) => seat + 1).join(' ') || nobody(game),
      game.turns,
      game.commands,
      ...game.botAt.map((bot) => bots[bot]),
      ...game.authority,
    ],
  ];
}

/** A draw, or nothing for a game without an end. */
function nobody({ draw }: SimulatedGame): string {
  return draw ? 'draw' : '';
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
