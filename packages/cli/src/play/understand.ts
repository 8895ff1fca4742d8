import type { CardId, UsableAbility } from '@openrealms/engine';
import { plainly } from '@openrealms/narrator';
import { pieceIn } from './actions.ts';
import { act, type Intent, type Moment, say } from './intent.ts';
import { anyCard, cardMeant } from './meaning.ts';
import { attack } from './understand-attack.ts';
import { buy } from './understand-buy.ts';
import { give, pass } from './understand-teamwork.ts';
import { commandWords } from './vocabulary.ts';

type Verb = (rest: string, moment: Moment) => Intent;

const VERBS: Readonly<Record<string, Verb>> = {
  play,
  buy,
  upgrade: (rest, moment) => buy(`${rest} up`, moment),
  use,
  scrap: (rest, moment) => use(`${rest} scrap`, moment),
  attack,
  give,
  pass,
  inspect,
  undo,
  end: (rest) => ({ kind: 'end', sure: rest === '!' }),
  all: () => ({ kind: 'all' }),
  help: () => ({ kind: 'help' }),
  board: () => ({ kind: 'board' }),
  hand: () => ({ kind: 'show', part: 'hand' }),
  row: () => ({ kind: 'show', part: 'row' }),
  me: () => ({ kind: 'show', part: 'me' }),
  opponent: () => ({ kind: 'show', part: 'opponent' }),
  actions: () => ({ kind: 'actions' }),
  log: (rest) => ({ kind: 'log', whole: rest === 'all' || rest === 'tout' }),
  piles: () => ({ kind: 'piles' }),
  who: () => ({ kind: 'who' }),
  scenario: () => ({ kind: 'scenario' }),
  sheets: () => ({ kind: 'sheets' }),
  mulligan: () => act({ type: 'mulligan' }),
  concede: () => ({ kind: 'concede' }),
  quit: () => ({ kind: 'quit' }),
};

/** Verbs that act on the table and have to wait while a choice is pending. */
const ACTING: ReadonlySet<string> = new Set([
  'play',
  'buy',
  'upgrade',
  'use',
  'scrap',
  'attack',
  'give',
  'pass',
  'mulligan',
  'end',
  'all',
]);

/** Understands a line; null for an empty one. */
export function understand(line: string, moment: Moment): Intent | null {
  // Capitals and accents matter in the name of a file, and nowhere else.
  const save = /^\s*save(?:\s+(.*?))?\s*$/i.exec(line);
  if (save !== null) return { kind: 'save', file: save[1] ?? '' };
  const input = plainly(line.replace('!', ' !'));
  if (input === '') return null;
  if (/^\d+$/.test(input)) return numbered(input, moment);
  const [word, rest] = commandWords(input);
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (moment.view.choice === null) {
    return verb?.(rest, moment) ?? say(moment.wording.words.notUnderstood(line.trim()));
  }
  if (verb !== undefined && !ACTING.has(word)) return verb(rest, moment);
  // Asked to scrap something, a player may well say "scrap viper".
  return choose(verb === undefined ? input : rest, moment) ?? say(moment.wording.words.chooseFirst);
}

function numbered(input: string, { actions, wording }: Moment): Intent {
  const action = actions.find(({ key }) => key === `${Number(input)}`);
  if (action !== undefined) return act(action.command);
  const most = Math.max(0, ...actions.map(({ key }) => Number(key)).filter(Number.isInteger));
  return say(wording.words.noSuchNumber(input, most));
}

/** An answer to the pending choice by its name, or the beginning of it. */
function choose(input: string, { actions, wording }: Moment): Intent | null {
  if (input === '') return null;
  const found = actions.filter(({ label }) => plainly(label).includes(input));
  if (found.length === 1) return act(found[0].command);
  if (found.length === 0) return null;
  return say(wording.words.whichCard(found.map(({ label }) => label).join(', ')));
}

function play(rest: string, { legal, actions, wording }: Moment): Intent {
  const { book, words } = wording;
  if (rest === '') return say(words.saySomething('p'));
  const plays = legal.filter((command) => command.type === 'play');
  const numberedPlay = actions.find(({ key, group }) => key === rest && group === 'play');
  if (numberedPlay !== undefined) return act(numberedPlay.command);
  const meant = cardMeant(
    rest,
    plays.map(({ card }) => card),
    wording,
  );
  if (typeof meant === 'string') return act(plays.find(({ card }) => card === meant)!);
  const other = anyCard(rest, wording);
  return other === null ? meant : say(words.notInHand(book.name(other)));
}

function use(rest: string, { view, legal, wording }: Moment): Intent {
  const { book, words } = wording;
  const match = /^(.*?)(?: ?(primary|double-ally|upgrade-ally|ally|scrap))?$/.exec(rest)!;
  const [, what, ability] = match as unknown as [string, string, UsableAbility | undefined];
  if (what === '') return say(words.saySomething(ability === 'scrap' ? 's' : 'use'));
  const uses = legal
    .filter((command) => command.type === 'use')
    .filter((command) =>
      ability === undefined ? command.ability !== 'scrap' : command.ability === ability,
    );
  // A copy goes by its own name; a command names what it is a copy of.
  const cardOf = ({ slot }: { readonly slot: number }): CardId => pieceIn(slot, view).card;
  const meant = cardMeant(what, uses.map(cardOf), wording);
  if (typeof meant !== 'string') {
    const other = anyCard(what, wording);
    return other === null ? meant : say(words.notUsable(book.name(other)));
  }
  const found = uses.filter((command) => cardOf(command) === meant);
  const kinds = new Set(found.map((command) => command.ability));
  return kinds.size > 1 ? say(words.whichAbility(book.name(meant))) : act(found[0]);
}

function inspect(rest: string, { view, wording }: Moment): Intent {
  if (rest === '') return say(wording.words.saySomething('i'));
  const space = /^[1-5]$/.test(rest) ? view.tradeRow[Number(rest) - 1] : null;
  if (space) return { kind: 'inspect', card: space };
  const meant = cardMeant(
    rest,
    wording.book.cards.map(({ id }) => id),
    wording,
  );
  return typeof meant === 'string' ? { kind: 'inspect', card: meant } : meant;
}

function undo(rest: string): Intent {
  return { kind: 'undo', steps: /^\d+$/.test(rest) ? Math.max(1, Number(rest)) : 1 };
}
