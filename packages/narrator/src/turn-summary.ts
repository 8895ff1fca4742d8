import type { CardId, GameEvent, Language, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { possessive } from './grammar-en.ts';
import { damage, of } from './grammar-fr.ts';
import { joined, phrase, type Sentence } from './sentence.ts';
import { listed } from './tally.ts';
import { type Audience, tellerFor } from './telling.ts';

/** What a whole turn of one player came to. */
interface Deeds {
  readonly bought: readonly CardId[];
  readonly authority: number;
  /** What was done to others, in the order in which they were met. */
  readonly harm: ReadonlyMap<Seat, Harm>;
}

interface Harm {
  readonly destroyed: CardId[];
  discards: number;
  hit: number;
}

/** Somebody else is called by name, the listener is null. */
interface SummaryPhrases {
  bought(cards: Sentence): Sentence;
  destroyed(bases: Sentence, count: number, owner: string | null): Sentence;
  discards(count: number, victim: string | null): string;
  authority(amount: number): string;
  hit(amount: number, victim: string | null): string;
  readonly nothing: string;
  readonly colon: string;
}

const PHRASES: Readonly<Record<Language, SummaryPhrases>> = {
  en: {
    bought: (cards) => phrase`bought ${cards}`,
    destroyed: (bases, _, owner) =>
      phrase`destroyed ${owner === null ? 'your' : possessive(owner)} ${bases}`,
    discards: (count, victim) => `made ${victim ?? 'you'} discard ${count}`,
    authority: (amount) => `gained ${amount} authority`,
    hit: (amount, victim) => `hit ${victim ?? 'you'} for ${amount}`,
    nothing: 'bought nothing and hit nobody',
    colon: ':',
  },
  fr: {
    bought: (cards) => phrase`a acheté ${cards}`,
    destroyed(bases, count, owner) {
      if (owner === null) return phrase`a détruit ${count > 1 ? 'vos bases' : 'votre'} ${bases}`;
      return phrase`a détruit ${count > 1 ? 'les bases' : 'la base'} ${bases} ${of(owner)}`;
    },
    discards: (count, victim) =>
      victim === null ? `vous a fait défausser ${count}` : `a fait défausser ${count} à ${victim}`,
    authority: (amount) => `a gagné ${amount} d'influence`,
    hit: (amount, victim) =>
      victim === null
        ? `vous a infligé ${damage(amount)}`
        : `a infligé ${damage(amount)} à ${victim}`,
    nothing: "n'a rien acheté ni attaqué",
    colon: '\u00a0:',
  },
};

/** A turn in one line, like "Greedy: bought Cutter, destroyed your Trading Post, hit you for 7." */
export function turnSummary(
  events: readonly GameEvent[],
  seat: Seat,
  audience: Audience,
  book: CardBook,
): Sentence {
  const teller = tellerFor(audience, book);
  const phrases = PHRASES[book.language];
  const { bought, authority, harm } = deedsOf(events, seat);
  const deeds: (Sentence | string)[] = [];
  const toEach = (deed: (harm: Harm, victim: string | null) => Sentence | string | null): void => {
    for (const [victim, done] of harm) {
      const told = deed(done, teller.isYou(victim) ? null : teller.name(victim));
      if (told !== null) deeds.push(told);
    }
  };
  if (bought.length > 0) deeds.push(phrases.bought(listed(bought, book)));
  toEach(({ destroyed }, owner) =>
    destroyed.length === 0
      ? null
      : phrases.destroyed(listed(destroyed, book, 'owned'), destroyed.length, owner),
  );
  toEach(({ discards }, victim) => (discards === 0 ? null : phrases.discards(discards, victim)));
  if (authority > 0) deeds.push(phrases.authority(authority));
  toEach(({ hit }, victim) => (hit === 0 ? null : phrases.hit(hit, victim)));
  if (deeds.length === 0) deeds.push(phrases.nothing);
  const list = joined(
    deeds.map((deed) => phrase`${deed}`),
    ', ',
  );
  return phrase`${teller.name(seat)}${phrases.colon} ${list}.`;
}

function deedsOf(events: readonly GameEvent[], seat: Seat): Deeds {
  const bought: CardId[] = [];
  const harm = new Map<Seat, Harm>();
  let authority = 0;
  const to = (victim: Seat): Harm => {
    const done = harm.get(victim) ?? { destroyed: [], discards: 0, hit: 0 };
    harm.set(victim, done);
    return done;
  };
  for (const event of events) {
    if (event.kind === 'card-discarded' && event.seat !== seat) to(event.seat).discards++;
    if (event.kind === 'discard-owed' && event.seat !== seat)
      to(event.seat).discards += event.count;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'card-acquired') bought.push(event.card);
    if (event.kind === 'base-destroyed') to(event.owner).destroyed.push(event.card);
    if (event.kind === 'player-attacked') to(event.target).hit += event.amount;
    if (event.kind === 'gained' && event.what === 'authority') authority += event.amount;
  }
  return { bought, authority, harm };
}
