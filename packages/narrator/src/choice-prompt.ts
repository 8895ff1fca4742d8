import type { ChoiceKind, Language, OwnZone, PendingChoice } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { effectsOf } from './effects-of.ts';
import { cards as cardsEn } from './grammar-en.ts';
import { cards as cardsFr } from './grammar-fr.ts';

/** What a prompt is made of: how many may still be taken, where scrapped cards may come from, and who is to have one. */
interface Asked {
  readonly count: number;
  readonly upTo: boolean;
  readonly from: readonly OwnZone[];
  /** To whom a card is left; null where the name is not known. */
  readonly heir: string | null;
}

interface PromptPhrases {
  readonly kinds: Readonly<Record<ChoiceKind, (asked: Asked) => string>>;
  readonly forcedDiscard: (asked: Asked) => string;
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
      discard: (asked) => `Discard ${someEn(asked)}`,
      scrap: (asked) =>
        `Scrap ${someEn(asked)} from your ${asked.from.map((zone) => ZONES.en[zone]).join(' or ')}`,
      'scrap-trade-row': () => 'Scrap a card of the trade row',
      'destroy-base': () => "Destroy an opponent's base",
      'acquire-free-ship': () => 'Take a ship for free, to the top of your deck',
      branch: () => 'Choose one',
      'copy-ship': () => 'Copy a ship you played this turn',
      bequeath: ({ heir }) => `Leave a card to ${heir ?? 'a teammate'}`,
    },
    forcedDiscard: (asked) => `You must discard ${someEn(asked)}`,
    oneAtATime: ', one at a time',
  },
  fr: {
    kinds: {
      'opponent-to-discard': () => 'Choisissez qui défausse',
      discard: (asked) => `Défaussez ${someFr(asked)}`,
      scrap: (asked) =>
        `Retirez ${someFr(asked)} ${asked.from.map((zone) => ZONES.fr[zone]).join(' ou ')}`,
      'scrap-trade-row': () => "Retirez une carte de la ligne d'achat",
      'destroy-base': () => 'Détruisez une base adverse',
      'acquire-free-ship': () => 'Prenez gratuitement un vaisseau, sur le dessus de votre deck',
      branch: () => 'Choisissez',
      'copy-ship': () => 'Copiez un vaisseau que vous avez joué ce tour-ci',
      bequeath: ({ heir }) => `Laissez une carte à ${heir ?? 'un partenaire'}`,
    },
    forcedDiscard: (asked) => `Vous devez défausser ${someFr(asked)}`,
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
  const { kind, card, remaining, optional } = choice;
  const asked: Asked = {
    count: remaining,
    upTo: optional,
    from: zonesOf(choice, book),
    heir: (choice.heir === undefined ? undefined : names[choice.heir]) ?? null,
  };
  const say = card === null && kind === 'discard' ? phrases.forcedDiscard : phrases.kinds[kind];
  return `${say(asked)}${remaining > 1 ? phrases.oneAtATime : ''}`;
}

/** Whether some of what the choice offers was taken already. */
export function hasBegun({ card, remaining }: PendingChoice, book: CardBook): boolean {
  if (card === null) return false;
  return effectsOf(book.card(card)).some((effect) => 'upTo' in effect && effect.count > remaining);
}

function zonesOf({ card }: PendingChoice, book: CardBook): readonly OwnZone[] {
  const effects = card === null ? [] : effectsOf(book.card(card));
  const zones = effects.flatMap((effect) => (effect.kind === 'scrap' ? effect.from : []));
  return zones.length > 0 ? [...new Set(zones)] : ['hand', 'discard'];
}

function someEn({ count, upTo }: Asked): string {
  if (count === 1) return 'a card';
  return upTo ? `up to ${cardsEn(count)}` : cardsEn(count);
}

function someFr({ count, upTo }: Asked): string {
  if (count === 1) return 'une carte';
  return upTo ? `jusqu'à ${cardsFr(count)}` : cardsFr(count);
}
