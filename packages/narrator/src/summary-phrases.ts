import type { Language } from '@openrealms/engine';
import { possessive } from './grammar-en.ts';
import { damage, of } from './grammar-fr.ts';
import { phrase, type Sentence } from './sentence.ts';

/** How a language sums up a turn. Somebody else is called by name, the listener is null. */
export interface SummaryPhrases {
  bought(cards: Sentence): Sentence;
  gave(amount: number, what: 'trade' | 'combat', receiver: string | null): string;
  passed(cards: Sentence, receiver: string | null): Sentence;
  damaged(bases: Sentence, count: number, owner: string | null, amount: number): Sentence;
  destroyed(bases: Sentence, count: number, owner: string | null): Sentence;
  discards(count: number, victim: string | null): string;
  authority(amount: number): string;
  hit(amount: number, victim: string | null): string;
  defeated(victim: string | null): string;
  readonly nothing: string;
  readonly colon: string;
}

const ENGLISH: SummaryPhrases = {
  bought: (cards) => phrase`bought ${cards}`,
  gave: (amount, what, receiver) => `gave ${receiver ?? 'you'} ${amount} ${what}`,
  passed: (cards, receiver) => phrase`passed ${cards} to ${receiver ?? 'you'}`,
  damaged: (bases, _, owner, amount) =>
    phrase`damaged ${owner === null ? 'your' : possessive(owner)} ${bases} for ${amount}`,
  destroyed: (bases, _, owner) =>
    phrase`destroyed ${owner === null ? 'your' : possessive(owner)} ${bases}`,
  discards: (count, victim) => `made ${victim ?? 'you'} discard ${count}`,
  authority: (amount) => `gained ${amount} authority`,
  hit: (amount, victim) => `hit ${victim ?? 'you'} for ${amount}`,
  defeated: (victim) => `defeated ${victim ?? 'you'}`,
  nothing: 'bought nothing and hit nobody',
  colon: ':',
};

/** Like "votre Ruche" or "les bases Ruche, Monde Hostile d'Iris". */
function basesOf(bases: Sentence, count: number, owner: string | null): Sentence {
  if (owner === null) return phrase`${count > 1 ? 'vos bases' : 'votre'} ${bases}`;
  return phrase`${count > 1 ? 'les bases' : 'la base'} ${bases} ${of(owner)}`;
}

const FRENCH: SummaryPhrases = {
  bought: (cards) => phrase`a acheté ${cards}`,
  gave(amount, what, receiver) {
    const given = `${amount} de ${what === 'trade' ? 'commerce' : 'combat'}`;
    return receiver === null ? `vous a donné ${given}` : `a donné ${given} à ${receiver}`;
  },
  passed: (cards, receiver) =>
    receiver === null ? phrase`vous a passé ${cards}` : phrase`a passé ${cards} à ${receiver}`,
  damaged: (bases, count, owner, amount) =>
    phrase`a endommagé ${basesOf(bases, count, owner)} (${damage(amount)})`,
  destroyed: (bases, count, owner) => phrase`a détruit ${basesOf(bases, count, owner)}`,
  discards: (count, victim) =>
    victim === null ? `vous a fait défausser ${count}` : `a fait défausser ${count} à ${victim}`,
  authority: (amount) => `a gagné ${amount} d'influence`,
  hit: (amount, victim) =>
    victim === null
      ? `vous a infligé ${damage(amount)}`
      : `a infligé ${damage(amount)} à ${victim}`,
  defeated: (victim) => (victim === null ? 'vous a vaincu' : `a vaincu ${victim}`),
  nothing: "n'a rien acheté ni attaqué",
  colon: '\u00a0:',
};

export const SUMMARIES: Readonly<Record<Language, SummaryPhrases>> = { en: ENGLISH, fr: FRENCH };
