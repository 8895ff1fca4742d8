import { capitalised, listed, plain } from '@openrealms/narrator';
import { clearScreen, type Io, print, widthOf } from '../io.ts';
import { columns, flow, wrap } from '../text/layout.ts';
import type { Group } from '../text/words.ts';
import { question } from './actions.ts';
import { seatsWithDecks } from './boss-facts.ts';
import { type Canvas, drawBoard, drawPart, legend } from './pretty-board.ts';
import { helpText, type Scene, type Screen } from './screen.ts';

const GROUPS: readonly Group[] = [
  'choose',
  'play',
  'use',
  'buy',
  'upgrade',
  'attack',
  'give',
  'turn',
];

/** The game drawn with lines, signs and, on a terminal that has them, colours. */
export function prettyScreen(io: Io, style: Omit<Canvas, 'width'>): Screen {
  const { words, book, names, colors } = style;
  /** As wide as the terminal is at this moment. */
  const canvas = (): Canvas => ({ ...style, width: widthOf(io) });
  const show = (lines: readonly string[]): void => {
    for (const line of lines) print(io, line);
  };
  const showText = (text: string): void =>
    show(text.split('\n').flatMap((line) => wrap(line, widthOf(io))));

  const drawHeading = (title: string): void => {
    const rule = '─'.repeat(Math.max(0, widthOf(io) - columns(title) - 1));
    show(['', `${colors.bold(title)} ${colors.dim(rule)}`]);
  };

  return {
    news: (sentences) =>
      show(
        sentences.flatMap((sentence) => wrap(sentence, widthOf(io) - 2).map((line) => ` ${line}`)),
      ),
    summary: (sentence) =>
      show(
        wrap(sentence, widthOf(io) - 2).map((line, i) =>
          colors.bold(`${i === 0 ? '»' : ' '} ${line}`),
        ),
      ),
    say: showText,
    clear: () => clearScreen(io),
    heading: drawHeading,
    page: (lines) => lines.forEach(showText),
    help(view) {
      showText(helpText(view, style));
      show(legend(canvas()));
    },
    scene(scene) {
      drawHeading(words.turn(scene.view.turn));
      show(drawBoard(scene.view, scene.view.viewer as number, canvas()));
      show(drawActions(scene, canvas()));
      return true;
    },
    actions: (scene) => show(drawActions(scene, canvas())),
    show: (part, view) => show(drawPart(part, view, canvas())),
    piles(view) {
      const pile = (title: string, cards: readonly string[]): void => {
        const all = plain(listed(cards, book)) || words.none;
        showText(`${capitalised(title)} (${cards.length})${words.colon} ${all}.`);
      };
      for (const seat of seatsWithDecks(view)) {
        const name = names[seat.seat];
        pile(`${name}, ${words.discard}`, seat.discard);
        pile(seat.seat === view.viewer ? words.leftInDeck : words.deckOrHand(name), seat.unseen);
      }
      pile(words.scrapHeap, view.scrapHeap);
    },
  };
}

/** What is asked, what can be done, and the keys that are always there. */
function drawActions({ view, actions }: Scene, canvas: Canvas): string[] {
  const { words, colors, width } = canvas;
  const lines: string[] = [];
  if (view.choice !== null) {
    const lead = wrap(question(view.choice, canvas), width);
    lines.push(...lead.map((line) => colors.bold(colors.yellow(line))));
  }
  const indent = Math.max(...GROUPS.map((group) => words.groups[group].length)) + 2;
  for (const group of GROUPS) {
    const items = actions.filter((action) => action.group === group);
    const entries = items.map(({ key, label }) => `${colors.bold(key)} ${label}`);
    const title = words.groups[group].padEnd(indent);
    // What a sticker does takes a line of its own.
    const rows =
      group === 'upgrade'
        ? entries.flatMap((entry) => {
            const [first, ...more] = wrap(entry, width - indent - 2);
            return [first, ...more.map((line) => `  ${line}`)];
          })
        : flow(entries, '   ', width - indent);
    lines.push(...rows.map((row, i) => `${i === 0 ? title : ' '.repeat(indent)}${row}`));
  }
  const keys = [
    ...(view.choice === null ? words.turnKeys : words.choiceKeys),
    ...(view.scenario === undefined ? [] : canvas.scenario.keys),
  ];
  const meanings = keys.map(([key, meaning]) => `${colors.bold(key)} ${colors.dim(meaning)}`);
  return [...lines, ...flow(meanings, colors.dim(' · '), width)];
}
