import {
  type Box,
  branchLabel,
  type Card,
  type CardId,
  type CardText,
  describe,
  describeEffects,
  type Effect,
  effectRules,
  type Language,
  ship,
} from '@openrealms/engine';
import { effectsOf, everyEffect } from './effects-of.ts';
import { plainly, uncapitalised, withoutArticle } from './letters.ts';
import type { CardMention } from './sentence.ts';

/** The cards of some boxes as people call and read them in one language. */
export interface CardBook {
  readonly language: Language;
  readonly cards: readonly Card[];
  /** The card of the pile beside the trade row. */
  readonly explorer: CardId;
  card(id: CardId): Card;
  name(id: CardId): string;
  /** Its name as a part of a sentence. */
  mention(id: CardId): CardMention;
  /** The same behind its owner, as in "your Hive". */
  owned(id: CardId): CardMention;
  text(id: CardId): CardText;
  /** All its abilities in one line, without the faction of its allies unless the card has two. */
  brief(id: CardId): string;
  /** The name of a victory point card of the campaign of one of the boxes. */
  victoryCard(id: string): string;
  /** What a rule of a scenario does, by its name on the effect stack. */
  scenarioEffects(rule: string): readonly Effect[];
  /** A branch of a choice, by its name in our notation. */
  branch(label: string): string;
  /** Those of the candidates that the words mean: by a name in any language, or a beginning or part of one. */
  find(words: string, candidates: readonly CardId[]): CardId[];
}

const ALLY: Readonly<Record<Language, string>> = { en: 'Ally: ', fr: 'Allié\u00a0: ' };
const DOUBLE_ALLY: Readonly<Record<Language, string>> = {
  en: 'Double ally: ',
  fr: 'Double Allié\u00a0: ',
};
const COLON: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00a0: ' };
const SCRAP: Readonly<Record<Language, string>> = { en: 'Scrap: ', fr: 'Retirer\u00a0: ' };
const ACQUIRED: Readonly<Record<Language, string>> = {
  en: 'When acquired: ',
  fr: "À l'acquisition\u00a0: ",
};

/** Reads the cards of these boxes in one language. */
export function cardBook(boxes: readonly Box[], language: Language): CardBook {
  const cards = new Map(boxes.flatMap((box) => box.cards).map((card) => [card.id, card]));
  const all = [...cards.values()];
  const texts = new Map(all.map((card) => [card.id, describe(card, language)]));
  const campaign = boxes.find((box) => box.campaign !== undefined)?.campaign;
  const rules = new Map(
    (campaign ? effectRules(campaign) : []).map(({ name, effects }) => [name as string, effects]),
  );
  const branches = new Map([
    ...all.flatMap((card) => branchesOf(effectsOf(card), language)),
    ...[...rules.values()].flatMap((effects) => branchesOf(everyEffect(effects), language)),
  ]);
  const card = (id: CardId): Card => cards.get(id) ?? unknown(id);
  const text = (id: CardId): CardText => texts.get(id) ?? describe(unknown(id), language);
  return {
    language,
    cards: all,
    explorer: boxes[0].explorerPile.card,
    card,
    text,
    name: (id) => text(id).name,
    mention: (id) => ({ card: id, text: text(id).name }),
    owned: (id) => ({ card: id, text: withoutArticle(text(id).name) }),
    brief(id) {
      const { primary, static: always = [], ally, doubleAlly, scrap, acquired } = text(id);
      const { upgradeAlly } = text(id);
      const parts = [primary ?? '', ...always];
      const isOfTwo = card(id).factions.length > 1;
      const before = (label: string, short: string): string =>
        isOfTwo ? `${label}${COLON[language]}` : short;
      if (ally !== undefined) {
        parts.push(`${before(ally.label, ALLY[language])}${uncapitalised(ally.text)}`);
      }
      if (doubleAlly !== undefined) {
        const label = before(doubleAlly.label, DOUBLE_ALLY[language]);
        parts.push(`${label}${uncapitalised(doubleAlly.text)}`);
      }
      if (upgradeAlly !== undefined) {
        parts.push(`${upgradeAlly.label}${COLON[language]}${uncapitalised(upgradeAlly.text)}`);
      }
      if (scrap !== undefined) parts.push(`${SCRAP[language]}${uncapitalised(scrap.text)}`);
      if (acquired !== undefined) {
        parts.push(`${ACQUIRED[language]}${uncapitalised(acquired.text)}`);
      }
      return parts.filter((part) => part !== '').join(' ');
    },
    victoryCard: (id) =>
      campaign?.victoryCards.find((each) => each.id === id)?.name[language] ?? id,
    scenarioEffects: (rule) => rules.get(rule) ?? [],
    branch: (label) => branches.get(label) ?? label,
    find: (words, candidates) => search(plainly(words), [...new Set(candidates)].map(card)),
  };
}

/** A replay of another version may name cards we do not have: they are still told by their id. */
function unknown(id: CardId): Card {
  return { ...ship(id, { fr: id }), id };
}

function branchesOf(effects: readonly Effect[], language: Language): [string, string][] {
  return effects
    .flatMap((effect) => (effect.kind === 'choose' ? effect.branches : []))
    .map((branch) => [branchLabel(branch), describeEffects(branch, language).replace(/\.$/, '')]);
}

/** The best kind of match decides: the whole name, its beginning, the beginning of a word in it, any part of it. */
function search(words: string, cards: readonly Card[]): CardId[] {
  if (words === '') return [];
  const tests: ((name: string) => boolean)[] = [
    (name) => name === words,
    (name) => name.startsWith(words),
    (name) => name.includes(` ${words}`),
    (name) => name.includes(words),
  ];
  for (const test of tests) {
    const found = cards.filter(({ name, nameFr }) =>
      [name, nameFr]
        .flatMap((each) => [each, withoutArticle(each)])
        .map(plainly)
        .some(test),
    );
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return [];
}
