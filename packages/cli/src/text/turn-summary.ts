import type { CardId, GameEvent, Language, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { tellerFor } from './event-sentence.ts';
import { listed } from './tally.ts';
import type { Audience } from './telling.ts';

/** What a whole turn of one player came to. */
interface Deeds {
  readonly bought: readonly CardId[];
  readonly destroyed: readonly CardId[];
  readonly hit: number;
  readonly authority: number;
  readonly forcedDiscards: number;
}

interface SummaryPhrases {
  line(name: string, deeds: readonly string[]): string;
  bought(cards: string): string;
  destroyed(cards: string): string;
  hit(amount: number, you: boolean, target: string): string;
  authority(amount: number): string;
  discards(count: number, you: boolean): string;
  readonly nothing: string;
}

const PHRASES: Readonly<Record<Language, SummaryPhrases>> = {
  en: {
    line: (name, deeds) => `${name}: ${deeds.join(', ')}.`,
    bought: (cards) => `bought ${cards}`,
    destroyed: (cards) => `destroyed ${cards}`,
    hit: (amount, you, target) => `hit ${you ? 'you' : target} for ${amount}`,
    authority: (amount) => `gained ${amount} authority`,
    discards: (count, you) => `made ${you ? 'you' : 'the opponent'} discard ${count}`,
    nothing: 'bought nothing and hit nobody',
  },
  fr: {
    line: (name, deeds) => `${name}\u00a0: ${deeds.join(', ')}.`,
    bought: (cards) => `a acheté ${cards}`,
    destroyed: (cards) => `a détruit ${cards}`,
    hit: (amount, you, target) =>
      `${you ? 'vous a' : 'a'} infligé ${amount} ${amount < 2 ? 'dégât' : 'dégâts'}${you ? '' : ` à ${target}`}`,
    authority: (amount) => `a gagné ${amount} d'influence`,
    discards: (count, you) => `${you ? 'vous a' : 'a'} fait défausser ${count}`,
    nothing: "n'a rien acheté ni attaqué",
  },
};

/** A turn in one line, like "Greedy: bought Cutter, destroyed Trading Post, hit you for 7." */
export function summariseTurn(
  events: readonly GameEvent[],
  seat: Seat,
  audience: Audience,
  book: CardBook,
): string {
  const teller = tellerFor(audience, book);
  const phrases = PHRASES[book.language];
  const deeds = deedsOf(events, seat);
  const parts: string[] = [];
  if (deeds.bought.length > 0) parts.push(phrases.bought(listed(deeds.bought, teller.card)));
  if (deeds.destroyed.length > 0)
    parts.push(phrases.destroyed(listed(deeds.destroyed, teller.card)));
  const victim = 1 - seat;
  if (deeds.forcedDiscards > 0) {
    parts.push(phrases.discards(deeds.forcedDiscards, teller.isYou(victim)));
  }
  if (deeds.authority > 0) parts.push(phrases.authority(deeds.authority));
  if (deeds.hit > 0) {
    parts.push(phrases.hit(deeds.hit, teller.isYou(victim), teller.name(victim)));
  }
  return phrases.line(teller.name(seat), parts.length > 0 ? parts : [phrases.nothing]);
}

function deedsOf(events: readonly GameEvent[], seat: Seat): Deeds {
  const bought: CardId[] = [];
  const destroyed: CardId[] = [];
  let hit = 0;
  let authority = 0;
  let forcedDiscards = 0;
  for (const event of events) {
    if (event.kind === 'card-discarded' && event.seat !== seat) forcedDiscards++;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'card-acquired') bought.push(event.card);
    if (event.kind === 'base-destroyed') destroyed.push(event.card);
    if (event.kind === 'player-attacked') hit += event.amount;
    if (event.kind === 'gained' && event.what === 'authority') authority += event.amount;
  }
  return { bought, destroyed, hit, authority, forcedDiscards };
}
