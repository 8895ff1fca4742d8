import type { CardId, Side } from '@openrealms/engine';
import { type CardBook, type CardMention, plainly } from '@openrealms/narrator';

/** What tells an upgraded card from others of its name, as people type it: "se1" behind a name. */
const TAG = /^(.*?) ?\+? ?(se|eg|tf|fc)([1-4])$/;

const SIDE_OF: Readonly<Record<string, Side>> = {
  se: 'star-empire',
  eg: 'star-empire',
  tf: 'trade-federation',
  fc: 'trade-federation',
};

/**
 * A book in which upgraded cards have names of their own. On paper a sticker tells them apart; here their name does, as in
 * "Cutter +SE1". A name without that means the card as it was printed, if it is there.
 */
export function withUpgradedNames(
  book: CardBook,
  initials: Readonly<Record<Side, string>>,
): CardBook {
  const tagged = (id: CardId, name: string): string => {
    const { upgrade } = book.card(id);
    return upgrade === undefined ? name : `${name} +${initials[upgrade.side]}${upgrade.sheet}`;
  };
  const mentioned = (id: CardId, { card, text }: CardMention): CardMention => ({
    card,
    text: tagged(id, text),
  });
  return {
    ...book,
    name: (id) => tagged(id, book.name(id)),
    mention: (id) => mentioned(id, book.mention(id)),
    owned: (id) => mentioned(id, book.owned(id)),
    find(words, candidates) {
      const tag = TAG.exec(plainly(words));
      if (tag !== null) {
        const [, name, side, sheet] = tag;
        const found = candidates.filter((id) => {
          const { upgrade } = book.card(id);
          return upgrade?.side === SIDE_OF[side] && upgrade.sheet === Number(sheet);
        });
        const meant = name === '' ? [...new Set(found)] : book.find(name, found);
        if (meant.length > 0) return meant;
      }
      const found = book.find(words, candidates);
      const printed = found.filter((id) => book.card(id).upgrade === undefined);
      return printed.length > 0 ? printed : found;
    },
  };
}
