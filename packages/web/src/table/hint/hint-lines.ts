import type { Advice, Reason } from '@openrealms/bots';
import type { CardId, Command } from '@openrealms/engine';
import { type CardBook, commandLabel, type LabelContext, tally } from '@openrealms/narrator';
import type { hintWords } from './hint-words.ts';

type Say = (typeof hintWords)['en'];

/** A hint in words, line by line. */
export interface HintLines {
  readonly plan: readonly string[];
  /** What follows the plan; null where nothing is to be said. */
  readonly after: string | null;
  readonly chance: string | null;
  readonly because: readonly { readonly points: string; readonly text: string }[];
  readonly otherwise: readonly string[];
}

/** More cards than these are not named. */
const MOST_CARDS = 3;

export function hintLines(
  advice: Advice,
  context: LabelContext,
  book: CardBook,
  say: Say,
): HintLines {
  const { chance, command, instead, isOpen, reasons, rest, wins } = advice;
  const plan = stepsOf([command, ...rest], context, book, say);
  return {
    plan,
    after: wins ? say.wins : isOpen ? say.open : null,
    chance: wins || chance === null ? null : say.chance(percentOf(chance)),
    because: reasons.map((reason) => ({
      points: say.points(reason.points),
      text: reasonText(reason, book, say),
    })),
    otherwise: instead.map((other) => {
      // What would be done in any case need not be said again.
      const steps = stepsOf(other.commands, context, book, say).filter(
        (step, i) => i === 0 || !plan.includes(step),
      );
      return `${steps.join(' · ')} (${say.percent(percentOf(other.chance))})`;
    }),
  };
}

/** The whole hint in one go, for whoever listens. */
export function hintAloud(
  { plan, after, chance, because, otherwise }: HintLines,
  say: Say,
): string {
  const reasons = because.map(({ points, text }) => `${points} ${text}`);
  return [
    say.said(say.title, plan),
    after ?? '',
    chance === null ? '' : `${chance}.`,
    reasons.length === 0 ? '' : say.said(say.because, reasons),
    otherwise.length === 0 ? '' : say.said(say.otherwise, otherwise),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Nobody can be sure of what is only likely. */
function percentOf(chance: number): number {
  return Math.min(Math.max(Math.round(100 * chance), 1), 99);
}

/** What is done, step by step: cards that are played one after the other are one step, and so is what is done several times. */
function stepsOf(
  commands: readonly Command[],
  { names, view }: LabelContext,
  book: CardBook,
  say: Say,
): readonly string[] {
  const steps: string[] = [];
  for (let i = 0; i < commands.length; ) {
    const played = cardsPlayed(commands, i);
    if (played.length > 1) {
      steps.push(say.plays(cardList(played, book)));
      i += played.length;
      continue;
    }
    // Where cards lie is known as long as nothing has been done.
    const context = i === 0 && view !== undefined ? { names, view } : { names };
    const label = commandLabel(commands[i], context, book);
    steps.push(commands[i].type === 'choose' ? say.chooses(label) : label);
    i++;
  }
  return tally(steps).map(([step, times]) => (times === 1 ? step : say.times(step, times)));
}

function cardsPlayed(commands: readonly Command[], from: number): readonly CardId[] {
  const cards: CardId[] = [];
  for (let i = from; i < commands.length; i++) {
    const command = commands[i];
    if (command.type !== 'play') break;
    cards.push(command.card);
  }
  return cards;
}

function cardList(cards: readonly CardId[], book: CardBook): string {
  return tally(cards)
    .map(([card, copies]) => (copies === 1 ? book.name(card) : `${copies}\u00a0${book.name(card)}`))
    .join(', ');
}

function reasonText({ cards, kind, points }: Reason, book: CardBook, say: Say): string {
  const named = cards.length > MOST_CARDS ? '' : cardList(cards, book);
  const { good, bad } = say.reasons[kind];
  return points > 0 ? good(named) : bad(named);
}
