import type { GameEvent, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { type Dealings, deedsOf } from './deeds.ts';
import { joined, phrase, type Sentence } from './sentence.ts';
import { SUMMARIES } from './summary-phrases.ts';
import { listed } from './tally.ts';
import { type Audience, tellerFor } from './telling.ts';

/** A turn in one line, like "Greedy: bought Cutter, destroyed your Trading Post, hit you for 7." */
export function turnSummary(
  events: readonly GameEvent[],
  seat: Seat,
  audience: Audience,
  book: CardBook,
): Sentence {
  const teller = tellerFor(audience, book);
  const phrases = SUMMARIES[book.language];
  const { bought, authority, others } = deedsOf(events, seat);
  const deeds: (Sentence | string)[] = [];
  /** Tells one kind of deed, of everybody whom it concerns. */
  const toEach = (
    concerns: (dealings: Dealings) => number | boolean,
    say: (dealings: Dealings, name: string | null) => Sentence | string,
  ): void => {
    for (const [other, dealings] of others) {
      if (!concerns(dealings)) continue;
      deeds.push(say(dealings, teller.isYou(other) ? null : teller.name(other)));
    }
  };
  if (bought.length > 0) deeds.push(phrases.bought(listed(bought, book)));
  toEach(
    ({ passed }) => passed.length,
    ({ passed }, receiver) => phrases.passed(listed(passed, book), receiver),
  );
  for (const what of ['trade', 'combat'] as const) {
    toEach(
      ({ given }) => given[what],
      ({ given }, receiver) => phrases.gave(given[what], what, receiver),
    );
  }
  toEach(
    ({ damage }) => damage,
    ({ damaged, damage }, owner) =>
      phrases.damaged(listed(damaged, book, 'owned'), damaged.length, owner, damage),
  );
  toEach(
    ({ destroyed }) => destroyed.length,
    ({ destroyed }, owner) =>
      phrases.destroyed(listed(destroyed, book, 'owned'), destroyed.length, owner),
  );
  toEach(
    ({ discards }) => discards,
    ({ discards }, victim) => phrases.discards(discards, victim),
  );
  if (authority > 0) deeds.push(phrases.authority(authority));
  toEach(
    ({ hit }) => hit,
    ({ hit }, victim) => phrases.hit(hit, victim),
  );
  toEach(
    ({ defeated }) => defeated,
    (_, victim) => phrases.defeated(victim),
  );
  if (deeds.length === 0) deeds.push(phrases.nothing);
  const list = joined(
    deeds.map((deed) => phrase`${deed}`),
    ', ',
  );
  return phrase`${teller.name(seat)}${phrases.colon} ${list}.`;
}
