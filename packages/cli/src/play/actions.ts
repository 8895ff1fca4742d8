import type { CardId, Command, View } from '@openrealms/engine';
import type { CardBook } from '../text/card-book.ts';
import type { Group, Words } from '../text/words.ts';

/** One thing the player can do now, as the list of actions offers it; its number is its place in the list. */
export interface Action {
  readonly command: Command;
  readonly group: Group;
  readonly label: string;
}

/** What an action is put into words with. */
export interface Wording {
  readonly book: CardBook;
  readonly words: Words;
  /** By seat. */
  readonly names: readonly string[];
}

/** The answer "nothing", which has the number 0. */
export function isNothing({ command }: Action): boolean {
  return command.type === 'choose' && command.pick.from === 'nothing';
}

/** The legal commands as numbered actions; ending the turn and small attacks have words of their own. */
export function actionsFor(view: View, legal: readonly Command[], wording: Wording): Action[] {
  return legal.flatMap((command) => {
    const action = actionFor(command, view, wording);
    return action === null ? [] : [{ command, ...action }];
  });
}

function actionFor(
  command: Command,
  view: View,
  { book, words, names }: Wording,
): Omit<Action, 'command'> | null {
  const me = view.seats[view.viewer as number];
  switch (command.type) {
    case 'play':
      return { group: 'play', label: counted(command.card, me.hand ?? [], book) };
    case 'use':
      return { group: 'use', label: words.abilityOf(book.name(command.card), command.ability) };
    case 'acquire': {
      const { cost } = book.card(command.card);
      const where = me.shipsToTop > 0 && book.card(command.card).type === 'ship';
      const to = where ? ` ${words.buyTo[command.to]}` : '';
      return { group: 'buy', label: `${words.buyFor(book.name(command.card), cost)}${to}` };
    }
    case 'attack-player':
      if (command.amount < me.combat) return null;
      return { group: 'attack', label: words.attackFor(names[command.seat], command.amount) };
    case 'attack-base':
      return { group: 'attack', label: baseLabel(command.card, book, words) };
    case 'choose':
      return { group: 'choose', label: pickLabel(command.pick, { book, words, names }) };
    case 'end-turn':
    case 'concede':
      return null;
  }
}

type Choice = Extract<Command, { type: 'choose' }>['pick'];

function pickLabel(pick: Choice, { book, words, names }: Wording): string {
  switch (pick.from) {
    case 'hand':
      return words.fromHand(book.name(pick.card));
    case 'discard':
      return words.fromDiscard(book.name(pick.card));
    case 'trade-row':
    case 'explorer-pile':
    case 'played':
      return book.name(pick.card);
    case 'in-play':
      return baseLabel(pick.card, book, words);
    case 'opponents':
      return names[pick.seat];
    case 'branches':
      return book.branch(pick.branch);
    case 'nothing':
      return words.nothing;
  }
}

/** Like "War World (outpost 4)". */
function baseLabel(id: CardId, book: CardBook, words: Words): string {
  const { outpost, defense } = book.card(id);
  return `${book.name(id)} (${outpost ? words.outpost : words.base} ${defense})`;
}

function counted(id: CardId, cards: readonly CardId[], book: CardBook): string {
  const copies = cards.filter((card) => card === id).length;
  return copies > 1 ? `${book.name(id)} ×${copies}` : book.name(id);
}
