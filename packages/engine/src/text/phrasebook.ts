import type { Choose, Effect, Faction, IfBasesInPlay, IfYouDo } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import type { Link } from './sequence.ts';

/** The effects that hold no other effects, and so can be said by a phrase of their own. */
export type SimpleEffect = Exclude<Effect, Choose | IfBasesInPlay | IfYouDo>;

/**
 * What a language needs to put a card into words. Clauses come in lower case and without a full stop; an
 * optional effect is worded like a compulsory one and wrapped by `optional`.
 */
export interface Phrasebook {
  name(card: Card): string;
  readonly types: Readonly<Record<'ship' | 'base' | 'outpost', string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly unaligned: string;
  cost(amount: number): string;
  allyLabel(factions: readonly Faction[]): string;
  doubleAllyLabel(factions: readonly Faction[]): string;
  readonly scrapLabel: string;
  readonly acquiredLabel: string;
  labelled(label: string, text: string): string;

  clause(effect: SimpleEffect): string;
  optional(clause: string): string;
  readonly links: Readonly<Record<Link, string>>;
  choice(branches: readonly string[]): string;
  ifBases(count: number, then: string): string;
  ifYouDo(then: string): string;

  readonly allyOfEveryFaction: string;
  wheneverShipPlayed(then: string): string;
}

/** "a, b or c"; with semicolons throughout where an alternative has a comma of its own. */
export function alternatives(items: readonly string[], or: string, semicolon = ';'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const nested = items.some((item) => item.includes(','));
  const others = items.slice(0, -1).join(nested ? `${semicolon} ` : ', ');
  return `${others}${nested ? semicolon : ''} ${or} ${last}`;
}
