import {
  type CardFilter,
  describeEffects,
  type Effect,
  type Language,
  type ScenarioFace,
  type ScenarioRule,
  type Side,
  type Sticker,
  type VictoryCondition,
} from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { uncapitalised } from './letters.ts';
import type { NamedFilter, ScenarioPhrases } from './scenario-phrases.ts';
import { scenarioEnglish } from './scenario-phrases-en.ts';
import { scenarioFrench } from './scenario-phrases-fr.ts';
import { withAuthoritySummed } from './starting-authority.ts';

const PHRASES: Readonly<Record<Language, ScenarioPhrases>> = {
  en: scenarioEnglish,
  fr: scenarioFrench,
};

/** A rule of a scenario in a sentence. */
export function scenarioRuleText(rule: ScenarioRule, book: CardBook): string {
  const say = PHRASES[book.language];
  switch (rule.kind) {
    case 'start-of-turn':
      return say.effects(rule.whom, { kind: rule.kind }, inSentence(rule.effects, book));
    case 'when-played':
    case 'when-acquired':
    case 'when-upgraded': {
      const occasion = { kind: rule.kind, cards: named(rule.cards, book) };
      return say.effects(rule.whom, occasion, inSentence(rule.effects, book));
    }
    case 'starting-authority':
      return say.startingAuthority(rule.whom, rule.amount);
    case 'opening-hand':
      return say.openingHand(rule.whom, rule.cards);
    case 'personal-deck':
      return say.personalDeck(rule.whom, deckText(rule.cards, book));
    case 'price':
      return say.price(rule.whom, named(rule.cards, book), rule.less);
    case 'upgrade-price':
      return say.upgradePrice(rule.whom, rule.less);
    case 'hand-size':
      return say.handSize(rule.whom, rule.cards);
    case 'third-party':
      return say.thirdParty(rule.combat, rule.growth);
  }
}

/** The rules that hold while a face is up, one sentence each; none where the scenario changes nothing. */
export function scenarioFaceText(
  face: ScenarioFace,
  choice: string | null,
  book: CardBook,
): readonly string[] {
  const chosen = face.choice?.find(({ id }) => id === choice)?.rules ?? [];
  return withAuthoritySummed([...face.rules, ...chosen]).map((rule) =>
    scenarioRuleText(rule, book),
  );
}

/** How a victory point card is earned. */
export function victoryText(condition: VictoryCondition, book: CardBook): string {
  const say = PHRASES[book.language];
  switch (condition.when) {
    case 'scenario':
      return say.winScenario(condition.number);
    case 'turn':
      return say.onTurn(condition.what, condition.atLeast);
    case 'between-games':
      return say.betweenGames(condition.what, condition.atLeast);
    case 'end':
      return say.atTheEnd(condition.what);
  }
}

/** What a sticker does, one ability a line. */
export function stickerText(sticker: Sticker, side: Side, book: CardBook): readonly string[] {
  const say = PHRASES[book.language];
  const { primary = [], ally = [], scrap = [] } = sticker;
  const labelled = (label: string, effects: readonly Effect[]): string[] =>
    effects.length === 0 ? [] : [say.labelled(label, inSentence(effects, book))];
  return [
    ...(primary.length === 0 ? [] : [describeEffects(primary, book.language)]),
    ...labelled(say.ally(side), ally),
    ...labelled(say.scrap, scrap),
  ];
}

/** Behind a colon. */
function inSentence(effects: readonly Effect[], book: CardBook): string {
  return uncapitalised(describeEffects(effects, book.language));
}

function named(filter: CardFilter, book: CardBook): NamedFilter {
  return filter.card === undefined ? filter : { ...filter, name: book.name(filter.card) };
}

function deckText(cards: Readonly<Record<string, number>>, book: CardBook): string {
  return Object.entries(cards)
    .map(([card, copies]) => (copies === 1 ? book.name(card) : `${copies} ${book.name(card)}`))
    .join(', ');
}
