import { type Io, print } from '../io.ts';
import { capitalised, columns, flow, wrap } from '../text/layout.ts';
import { listed } from '../text/tally.ts';
import type { Group } from '../text/words.ts';
import { isNothing } from './actions.ts';
import { type Canvas, drawBoard, legend } from './pretty-board.ts';
import type { Scene, Screen } from './screen.ts';

const GROUPS: readonly Group[] = ['choose', 'play', 'use', 'buy', 'attack'];

/** The game drawn with lines, signs and, on a terminal that has them, colours. */
export function prettyScreen(io: Io, canvas: Canvas): Screen {
  const { words, book, names, colors, width } = canvas;
  const show = (lines: readonly string[]): void => {
    for (const line of lines) print(io, line);
  };

  const drawActions = ({ view, actions }: Scene): string[] => {
    const lines: string[] = [];
    if (view.choice !== null) {
      const asker =
        view.choice.card === null ? '' : `${book.name(view.choice.card)}${words.colon} `;
      const question =
        view.choice.card === null
          ? words.forcedDiscard
          : words.choices[view.choice.kind](view.choice.remaining, view.choice.optional);
      lines.push(colors.bold(colors.yellow(`${asker}${question}`)));
    }
    const indent = Math.max(...GROUPS.map((group) => words.groups[group].length)) + 2;
    let number = 0;
    for (const group of GROUPS) {
      const items = actions.filter((action) => action.group === group);
      if (items.length === 0) continue;
      const entries = items.map((action) => {
        const key = isNothing(action) ? 0 : ++number;
        return `${colors.bold(`${key}`)} ${action.label}`;
      });
      const title = words.groups[group].padEnd(indent);
      const rows = flow(entries, '   ', width - indent);
      lines.push(...rows.map((row, i) => `${i === 0 ? title : ' '.repeat(indent)}${row}`));
    }
    const keys = view.choice === null ? words.turnKeys : words.choiceKeys;
    const legend = keys.map(([key, meaning]) => `${colors.bold(key)} ${colors.dim(meaning)}`);
    lines.push(...flow(legend, colors.dim(' · '), width));
    return lines;
  };

  return {
    news: (sentences) =>
      show(sentences.flatMap((sentence) => wrap(sentence, width - 2).map((line) => ` ${line}`))),
    summary: (sentence) =>
      show(
        wrap(sentence, width - 2).map((line, i) => colors.bold(`${i === 0 ? '»' : ' '} ${line}`)),
      ),
    say: (text) => show(text.split('\n').flatMap((line) => wrap(line, width))),
    help: () =>
      show([...words.help.split('\n').flatMap((line) => wrap(line, width)), legend(canvas)]),
    scene(scene) {
      const title = words.turn(scene.view.turn);
      show(['', `${colors.bold(title)} ${colors.dim('─'.repeat(width - columns(title) - 1))}`]);
      show(drawBoard(scene.view, scene.view.viewer as number, canvas));
      show(drawActions(scene));
      return true;
    },
    actions: (scene) => show(drawActions(scene)),
    piles(view) {
      const pile = (title: string, cards: readonly string[]): void => {
        const names = listed(cards, book.name) || words.none;
        show(wrap(`${capitalised(title)} (${cards.length})${words.colon} ${names}.`, width));
      };
      for (const seat of view.seats) {
        const name = names[seat.seat];
        pile(`${name}, ${words.discard}`, seat.discard);
        pile(seat.seat === view.viewer ? words.leftInDeck : words.deckOrHand(name), seat.unseen);
      }
      pile(words.scrapHeap, view.scrapHeap);
    },
  };
}
