import type {
  CampaignContents,
  CardId,
  Command,
  PendingChoice,
  PieceData,
  Seat,
  View,
} from '@openrealms/engine';
import {
  answerLabel,
  type CardBook,
  choicePrompt,
  commandLabel,
  pieceLabel,
} from '@openrealms/narrator';
import type { ChallengeWords } from '../text/challenge-words.ts';
import type { FormatWords } from '../text/format-words.ts';
import type { ScenarioWords } from '../text/scenario-words.ts';
import type { Group, Words } from '../text/words.ts';
import { priceAt, upgradePrice } from './prices.ts';
import { stickerLabel } from './stickers.ts';

/** One thing the player can do now, as the list of actions offers it. */
export interface Action {
  /** What to type for it: a number, or the key of a space of the trade row. */
  readonly key: string;
  readonly command: Command;
  readonly group: Group;
  readonly label: string;
}

/** What an action is put into words with. */
export interface Wording {
  readonly book: CardBook;
  readonly words: Words;
  readonly format: FormatWords;
  readonly challenge: ChallengeWords;
  readonly scenario: ScenarioWords;
  /** What the campaign of the boxes holds; null where none of them has one. */
  readonly contents: CampaignContents | null;
  /** By seat. */
  readonly names: readonly string[];
}

/** The legal commands as actions; ending the turn and spending a part of a pool have words of their own. */
export function actionsFor(view: View, legal: readonly Command[], wording: Wording): Action[] {
  let number = 0;
  return legal.flatMap((command) => {
    const action = actionFor(command, view, wording);
    if (action === null) return [];
    return [{ command, ...action, key: ownKey(command, view, wording) ?? `${++number}` }];
  });
}

/** The key of a space of the trade row as the board shows it, 0 for taking nothing, the word for a mulligan, null for all else. */
function ownKey(command: Command, view: View, wording: Wording): string | null {
  if (command.type === 'choose') return command.pick.from === 'nothing' ? '0' : null;
  if (command.type === 'mulligan') return 'mulligan';
  if (command.type !== 'acquire') return null;
  const to = command.to === 'discard' ? ' discard' : ' top';
  const sheet = command.upgrade === undefined ? '' : ` s${command.upgrade}`;
  return `${spaceKey(command.space)}${sheet}${hasTwoWays(command.card, view, wording) ? to : ''}`;
}

/** What to type to buy from a space of the trade row, or from the pile beside it. */
export function spaceKey(space: number | null): string {
  return space === null ? 'bx' : `b${space + 1}`;
}

/** Whether a card that is bought may go to the top of the deck as well. */
function hasTwoWays(card: CardId, view: View, { book }: Wording): boolean {
  const { shipsToTop, basesToTop } = view.seats[view.viewer as number];
  return (book.card(card).type === 'ship' ? shipsToTop : basesToTop) > 0;
}

function actionFor(
  command: Command,
  view: View,
  wording: Wording,
): Pick<Action, 'group' | 'label'> | null {
  const { book, words, names, format } = wording;
  const me = view.seats[view.viewer as number];
  switch (command.type) {
    case 'play':
      return { group: 'play', label: counted(command.card, me.hand ?? [], book) };
    case 'use':
      return {
        group: 'use',
        label: words.abilityOf(pieceLabel(pieceIn(command.slot, view), book), command.ability),
      };
    case 'acquire':
      return acquisition(command, view, wording);
    case 'attack-player':
      if (command.amount < me.combat) return null;
      return { group: 'attack', label: words.attackFor(names[command.seat], command.amount) };
    case 'attack-base':
      return { group: 'attack', label: aimLabel(command, view, wording) };
    case 'damage-base':
      if (command.amount < me.combat) return null;
      return {
        group: 'attack',
        label: format.damageFor(aimLabel(command, view, wording), command.amount),
      };
    case 'transfer':
      if (command.amount < me[command.what]) return null;
      return {
        group: 'give',
        label: format.giveTo(names[command.to], command.amount, command.what),
      };
    case 'pass-card':
      return {
        group: 'give',
        label: format.passTo(book.name(command.card), names[command.to]),
      };
    case 'choose':
      return { group: 'choose', label: pickLabel(command, view, wording) };
    case 'attack-tentacle':
      return { group: 'attack', label: commandLabel(command, { names, view }, book) };
    case 'mulligan':
      return { group: 'turn', label: commandLabel(command, { names, view }, book) };
    case 'end-turn':
    case 'concede':
      return null;
  }
}

function acquisition(
  { card: id, space, to, upgrade }: Extract<Command, { type: 'acquire' }>,
  view: View,
  wording: Wording,
): Pick<Action, 'group' | 'label'> {
  const { book, words, scenario } = wording;
  const card = book.card(id);
  const price = priceAt(space, view, book);
  const where = hasTwoWays(id, view, wording) ? ` ${words.buyTo[to]}` : '';
  if (upgrade === undefined) {
    return { group: 'buy', label: `${words.buyFor(book.name(id), price)}${where}` };
  }
  const sticker = stickerLabel(card, upgrade, view, wording);
  const name = `${book.name(id)}${where}`;
  return {
    group: 'upgrade',
    label: scenario.upgradeFor(name, price + upgradePrice(card, view), upgrade, sticker),
  };
}

/** An answer to a choice; of a card that is upgraded also what its sticker does. */
function pickLabel(
  { pick }: Extract<Command, { type: 'choose' }>,
  view: View,
  wording: Wording,
): string {
  const { book, names, words } = wording;
  const label = answerLabel(pick, { names, view }, book);
  if (pick.from !== 'trade-row' || pick.upgrade === undefined) return label;
  return `${label}${words.colon} ${stickerLabel(book.card(pick.card), pick.upgrade, view, wording)}`;
}

/** A base of somebody, with what it takes to destroy it. */
function aimLabel(
  { seat, slot, card }: Extract<Command, { readonly slot: number; readonly seat: Seat }>,
  view: View,
  { names, book }: Wording,
): string {
  return answerLabel({ from: 'in-play', seat, slot, card }, { names, view }, book);
}

/** What the player is asked, and by which card. */
export function question(choice: PendingChoice, { book, words, names }: Wording): string {
  const by = choice.card === null ? '' : `${book.name(choice.card)}${words.colon} `;
  return `${by}${choicePrompt(choice, book, names)}${choice.optional ? words.orNothing : ''}.`;
}

/** What the viewer has in play in a slot. */
export function pieceIn(slot: number, view: View): PieceData {
  return view.seats[view.viewer as number].inPlay.find((piece) => piece.slot === slot)!;
}

function counted(id: CardId, cards: readonly CardId[], book: CardBook): string {
  const copies = cards.filter((card) => card === id).length;
  return copies > 1 ? `${book.name(id)} ×${copies}` : book.name(id);
}
