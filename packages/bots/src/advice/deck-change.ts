import { FACTION_COUNT, POWERS } from '../network/card-power.ts';
import type { Encoding } from '../network/encoding.ts';
import { PROSPECTS_AT } from '../network/side.ts';
import type { ReasonKind } from './advice.ts';

interface Change {
  readonly kind: ReasonKind;
  /** How much a change of its number counts among the others: about what it does for a turn. */
  readonly worth: number;
}

const CHANGES: Readonly<Record<(typeof POWERS)[number], Change>> = {
  trade: { kind: 'income', worth: 8 },
  combat: { kind: 'fire', worth: 8 },
  authority: { kind: 'healing', worth: 2.4 },
  draw: { kind: 'draws', worth: 4 },
  discard: { kind: 'disruption', worth: 1.5 },
  scrap: { kind: 'scrapping', worth: 1.5 },
};
const ALLIES = 1.5;

/** A change that is worth less than this has no name. */
const LEAST = 0.05;

/** Each faction has two numbers, and each power three; the mean of a hand is the first of them. */
const FACTION = 2;
const POWER = 3;
const POWERS_AT = PROSPECTS_AT + FACTION * FACTION_COUNT;

/** What has changed most between two decks of about as many cards, for better or for worse. */
export function changeOf(now: Encoding, before: Encoding, isBetter: boolean): ReasonKind {
  const sign = isBetter ? 1 : -1;
  const changes = POWERS.map((power, i): [ReasonKind, number] => {
    const { kind, worth } = CHANGES[power];
    const at = POWERS_AT + POWER * i;
    return [kind, sign * worth * (now.scalars[at] - before.scalars[at])];
  });
  changes.push(['allies', sign * ALLIES * (alliesIn(now) - alliesIn(before))]);
  const [kind, most] = changes.reduce((best, each) => (each[1] > best[1] ? each : best));
  return most >= LEAST ? kind : 'deck';
}

/** How often a card comes with an ally. */
function alliesIn({ scalars }: Encoding): number {
  let often = 0;
  for (let faction = 0; faction < FACTION_COUNT; faction++) {
    const at = PROSPECTS_AT + FACTION * faction;
    often += scalars[at] * scalars[at + 1];
  }
  return often;
}
