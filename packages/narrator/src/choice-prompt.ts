import {
  type AcquireFree,
  type CardId,
  type ChoiceKind,
  describeEffects,
  type Effect,
  type Language,
  type OwnZone,
  type PendingChoice,
  type PutOnDeck,
  type Salvage,
} from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { effectsInPlay, everyEffect } from './effects-of.ts';
import { cards as cardsEn } from './grammar-en.ts';
import { cards as cardsFr } from './grammar-fr.ts';
import { uncapitalised } from './letters.ts';

/**
 * What a prompt is made of: how many may still be taken, where scrapped cards may come from, what may be acquired or put on
 * the deck, and who is to have a card.
 */
interface Asked {
  readonly count: number;
  readonly upTo: boolean;
  readonly from: readonly OwnZone[];
  readonly free: AcquireFree | undefined;
  readonly put: PutOnDeck | undefined;
  readonly salvage: Salvage | undefined;
  /** What the card does when it is acquired. */
  readonly whenAcquired: string;
  /** To whom a card is left; null where the name is not known. */
  readonly heir: string | null;
}

interface PromptPhrases {
  readonly kinds: Readonly<Record<ChoiceKind, (asked: Asked) => string>>;
  readonly forcedDiscard: (asked: Asked) => string;
  readonly starterOnDeck: (asked: Asked) => string;
  readonly oneAtATime: string;
}

const ZONES: Readonly<Record<Language, Readonly<Record<OwnZone, string>>>> = {
  en: { hand: 'hand', discard: 'discard pile' },
  fr: { hand: 'de votre main', discard: 'de votre défausse' },
};

const PHRASES: Readonly<Record<Language, PromptPhrases>> = {
  en: {
    kinds: {
      'opponent-to-discard': () => 'Choose who discards',
      'player-to-discard': () => 'Choose who discards',
      discard: (asked) => `Discard ${someEn(asked)}`,
      scrap: (asked) =>
        `Scrap ${someEn(asked)} from your ${asked.from.map((zone) => ZONES.en[zone]).join(' or ')}`,
      'scrap-trade-row': () => 'Scrap a card of the trade row',
      'destroy-base': () => "Destroy an opponent's base",
      'acquire-free': ({ free }) => `Take ${freeEn(free)}`,
      'put-on-deck': ({ put }) =>
        `Put a ${put?.type ?? 'card'} from your discard pile on top of your deck`,
      branch: () => 'Choose one',
      'when-acquired': ({ whenAcquired }) => `When acquired: ${whenAcquired}`,
      salvage: ({ salvage }) =>
        `Take a card${costEn(salvage)} from the scrap heap${topEn(salvage)}`,
      'copy-ship': () => 'Copy a ship you played this turn',
      bequeath: ({ heir }) => `Leave a card to ${heir ?? 'a teammate'}`,
    },
    forcedDiscard: (asked) => `You must discard ${someEn(asked)}`,
    starterOnDeck: () => 'Put a starting card from your hand or discard pile on top of your deck',
    oneAtATime: ', one at a time',
  },
  fr: {
    kinds: {
      'opponent-to-discard': () => 'Choisissez qui défausse',
      'player-to-discard': () => 'Choisissez qui défausse',
      discard: (asked) => `Défaussez ${someFr(asked)}`,
      scrap: (asked) =>
        `Retirez ${someFr(asked)} ${asked.from.map((zone) => ZONES.fr[zone]).join(' ou ')}`,
      'scrap-trade-row': () => "Retirez une carte de la ligne d'achat",
      'destroy-base': () => 'Détruisez une base adverse',
      'acquire-free': ({ free }) => `Prenez gratuitement ${freeFr(free)}`,
      'put-on-deck': ({ put }) =>
        `Placez ${A_CARD_FR[put?.type ?? 'card']} de votre défausse sur le dessus de votre deck`,
      branch: () => 'Choisissez',
      'when-acquired': ({ whenAcquired }) => `À l'acquisition\u00a0: ${whenAcquired}`,
      salvage: ({ salvage }) => `Prenez une carte${costFr(salvage)} dans la Casse${topFr(salvage)}`,
      'copy-ship': () => 'Copiez un vaisseau que vous avez joué ce tour-ci',
      bequeath: ({ heir }) => `Laissez une carte à ${heir ?? 'un partenaire'}`,
    },
    forcedDiscard: (asked) => `Vous devez défausser ${someFr(asked)}`,
    starterOnDeck: () =>
      'Placez une carte de départ de votre main ou de votre défausse sur le dessus de votre deck',
    oneAtATime: ', une par une',
  },
};

/**
 * What the player is asked, like "Scrap up to 2 cards from your hand or discard pile, one at a time". Without the
 * card that asks and without a full stop. With the names of the players, by seat, those it is about are named.
 */
export function choicePrompt(
  choice: PendingChoice,
  book: CardBook,
  names: readonly string[] = [],
): string {
  const phrases = PHRASES[book.language];
  const { kind, card, remaining, optional, rule } = choice;
  const asked: Asked = {
    count: remaining,
    upTo: optional,
    from: zonesOf(choice, book),
    free: effectOf(choice, book, 'acquire-free'),
    put: effectOf(choice, book, 'put-on-deck'),
    salvage: effectOf(choice, book, 'salvage'),
    whenAcquired: card === null ? '' : deedWhenAcquired(card, book),
    heir: (choice.heir === undefined ? undefined : names[choice.heir]) ?? null,
  };
  const byRules = { discard: phrases.forcedDiscard, 'put-on-deck': phrases.starterOnDeck };
  const asksItself =
    card === null && rule === undefined && (kind === 'discard' || kind === 'put-on-deck');
  const say = asksItself ? byRules[kind] : phrases.kinds[kind];
  return `${say(asked)}${remaining > 1 ? phrases.oneAtATime : ''}`;
}

function deedWhenAcquired(card: CardId, book: CardBook): string {
  const text = describeEffects(book.card(card).acquired, book.language);
  return uncapitalised(text.replace(/\.$/, ''));
}

/** What the card does for which a choice is made, or the rule of the scenario. */
function askedBy({ card, rule, acquired }: PendingChoice, book: CardBook): readonly Effect[] {
  if (rule !== undefined) return everyEffect(book.scenarioEffects(rule));
  if (card === null) return [];
  return acquired ? everyEffect(book.card(card).acquired) : effectsInPlay(book.card(card));
}

/** The effect of this kind for which the card asks. */
function effectOf<K extends Effect['kind']>(
  choice: PendingChoice,
  book: CardBook,
  kind: K,
): Extract<Effect, { kind: K }> | undefined {
  return askedBy(choice, book).find(
    (effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind,
  );
}

function zonesOf(choice: PendingChoice, book: CardBook): readonly OwnZone[] {
  const zones = askedBy(choice, book).flatMap((effect) =>
    effect.kind === 'scrap' ? effect.from : [],
  );
  return zones.length > 0 ? [...new Set(zones)] : ['hand', 'discard'];
}

const A_CARD_FR = { ship: 'un vaisseau', base: 'une base', card: 'une carte' } as const;

/** What is asked of a card that is taken for nothing, and where it goes. */
type Terms = Pick<AcquireFree | Salvage, 'maxCost' | 'to'> | undefined;

function costEn(terms: Terms): string {
  return typeof terms?.maxCost === 'number' ? ` of cost ${terms.maxCost} or less` : '';
}

function topEn(terms: Terms): string {
  return terms?.to === 'top-of-deck' ? ', to the top of your deck' : '';
}

function freeEn(free: AcquireFree | undefined): string {
  return `a ${free?.type ?? 'card'}${costEn(free)} for free${topEn(free)}`;
}

function costFr(terms: Terms): string {
  return typeof terms?.maxCost === 'number' ? ` de coût ${terms.maxCost} ou moins` : '';
}

function topFr(terms: Terms): string {
  return terms?.to === 'top-of-deck' ? ', sur le dessus de votre deck' : '';
}

function freeFr(free: AcquireFree | undefined): string {
  return `${A_CARD_FR[free?.type ?? 'card']}${costFr(free)}${topFr(free)}`;
}

function someEn({ count, upTo }: Asked): string {
  if (count === 1) return 'a card';
  return upTo ? `up to ${cardsEn(count)}` : cardsEn(count);
}

function someFr({ count, upTo }: Asked): string {
  if (count === 1) return 'une carte';
  return upTo ? `jusqu'à ${cardsFr(count)}` : cardsFr(count);
}
