import type { Effect, StaticAbility } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { Phrasebook } from './phrasebook.ts';
import { isOptional, linkBetween } from './sequence.ts';

/** The languages cards can be put into. */
export type Language = 'en' | 'fr';

const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = { en: english, fr: french };

/** An ability with the condition or cost it is printed under. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** A card in words, derived from its literal. */
export interface CardText {
  readonly name: string;
  /** Kind, defense and faction, like "Outpost 5 · Machine Cult". */
  readonly typeLine: string;
  readonly primary?: string;
  readonly ally?: LabelledText;
  readonly doubleAlly?: LabelledText;
  readonly upgradeAlly?: LabelledText;
  readonly scrap?: LabelledText;
  readonly acquired?: LabelledText;
  readonly static?: readonly string[];
  /** All of the above and the cost, one thing a line. */
  readonly full: string;
}

/**
 * A card in the words of a language.
 *
 * @example
 * {@includeCode ../../../content/examples/describe-cards.ts}
 */
export function describe(card: Card, language: Language): CardText {
  const book = PHRASEBOOKS[language];
  const name = book.name(card);
  const typeLine = typeLineOf(card, book);
  const primary = paragraph(card.primary, book);
  const always = card.static.map((ability) => sentence(staticClause(ability, book)));
  const ally = { label: book.allyLabel(card.allyFactions), text: paragraph(card.ally, book) };
  const doubleAlly = {
    label: book.doubleAllyLabel(card.allyFactions),
    text: paragraph(card.doubleAlly, book),
  };
  const upgradeAlly = {
    label: book.allyLabel(card.upgrade === undefined ? [] : [card.upgrade.side]),
    text: paragraph(card.upgradeAlly, book),
  };
  const scrap = { label: book.scrapLabel, text: paragraph(card.scrap, book) };
  const acquired = { label: book.acquiredLabel, text: paragraph(card.acquired, book) };

  const lines = [name, card.cost > 0 ? `${typeLine} · ${book.cost(card.cost)}` : typeLine];
  if (primary !== '') lines.push(primary);
  lines.push(...always);
  for (const { label, text } of [ally, doubleAlly, upgradeAlly, scrap, acquired]) {
    if (text !== '') lines.push(book.labelled(label, uncapitalised(text)));
  }

  return {
    name,
    typeLine,
    ...(primary !== '' && { primary }),
    ...(ally.text !== '' && { ally }),
    ...(doubleAlly.text !== '' && { doubleAlly }),
    ...(upgradeAlly.text !== '' && { upgradeAlly }),
    ...(scrap.text !== '' && { scrap }),
    ...(acquired.text !== '' && { acquired }),
    ...(always.length > 0 && { static: always }),
    full: lines.join('\n'),
  };
}

/** What an ability or one branch of a choice does, in sentences. */
export function describeEffects(effects: readonly Effect[], language: Language): string {
  return paragraph(effects, PHRASEBOOKS[language]);
}

function typeLineOf(card: Card, book: Phrasebook): string {
  const type = book.types[card.outpost ? 'outpost' : card.type];
  const factions = card.factions.map((faction) => book.factions[faction]).join(' / ');
  const left = card.type === 'base' ? `${type} ${card.defense}` : type;
  return `${left} · ${factions === '' ? book.unaligned : factions}`;
}

function paragraph(effects: readonly Effect[], book: Phrasebook): string {
  return clauses(effects, book).map(sentence).join(' ');
}

/** The same inside a longer sentence. */
function inline(effects: readonly Effect[], book: Phrasebook): string {
  return clauses(effects, book).join(', ');
}

/** One entry for each group of effects that belong together. */
function clauses(effects: readonly Effect[], book: Phrasebook): string[] {
  const result: string[] = [];
  let previous: Effect | undefined;
  for (const effect of effects) {
    const link = previous === undefined ? undefined : linkBetween(previous, effect);
    const clause = clauseOf(effect, book);
    if (link !== undefined) result.push(`${result.pop()}${book.links[link]}${clause}`);
    else result.push(isOptional(effect) ? book.optional(clause) : clause);
    previous = effect;
  }
  return result;
}

function clauseOf(effect: Effect, book: Phrasebook): string {
  switch (effect.kind) {
    case 'choose':
      return book.choice(effect.branches.map((branch) => inline(branch, book)));
    case 'if-bases':
      return book.ifBases(effect.count, inline(effect.effects, book));
    case 'if-you-do':
      return book.ifYouDo(inline(effect.effects, book));
    default:
      return book.clause(effect);
  }
}

function staticClause(ability: StaticAbility, book: Phrasebook): string {
  switch (ability.kind) {
    case 'ally-of-every-faction':
      return book.allyOfEveryFaction;
    case 'whenever-ship-played':
      return book.wheneverShipPlayed(inline(ability.effects, book));
  }
}

/** After a label's colon, a sentence goes on in lower case. */
function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
