import { type Card, describe, describeEffects, type Faction } from '@openrealms/engine';
import type { Language } from '../i18n/language.ts';
import { CARD_WORDS } from './card-words.ts';
import { partsOf, type StickerPart } from './sticker-part.ts';

/** One ability in words, under what it needs. */
export interface Paragraph {
  readonly label: string;
  readonly text: string;
  /** Whose sticker it stands on; none if it is printed. */
  readonly side?: Faction;
}

/** Every ability of a card, from top to bottom. */
export function paragraphsOf(card: Card, language: Language): readonly Paragraph[] {
  const words = CARD_WORDS[language];
  const { printed, sticker } = partsOf(card);
  const text = describe(printed, language);
  const all: Unsaid[] = [
    { label: words.primary, text: text.primary },
    ...(text.static ?? []).map((always) => ({ label: words.always, text: always })),
    text.ally,
    text.doubleAlly,
    text.scrap,
    { label: words.acquired, text: describeEffects(printed.acquired, language) },
    ...(sticker === null ? [] : stickerParagraphs(printed, sticker, language)),
  ];
  return all.filter(isSaid);
}

function stickerParagraphs(
  printed: Card,
  { side, primary, ally, scrap }: StickerPart,
  language: Language,
): Unsaid[] {
  const { upgrade } = CARD_WORDS[language];
  // What the sticker says is said as if it were all there is on the card.
  const alone: Card = {
    ...printed,
    primary,
    static: [],
    ally,
    allyFactions: [side],
    doubleAlly: [],
    scrap,
  };
  const text = describe(alone, language);
  const labelled = [text.ally, text.scrap].map(
    (part) => part && { label: `${upgrade} · ${part.label}`, text: part.text, side },
  );
  return [{ label: upgrade, text: text.primary, side }, ...labelled];
}

/** An ability that the card may not have. */
type Unsaid = (Omit<Paragraph, 'text'> & { readonly text: string | undefined }) | undefined;

function isSaid(paragraph: Unsaid): paragraph is Paragraph {
  return paragraph?.text !== undefined && paragraph.text !== '';
}
