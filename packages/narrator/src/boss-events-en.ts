import type { AttackReason, BossFaction, GameEvent } from '@openrealms/engine';
import { possessive } from './grammar-en.ts';
import { phrase, type Sentence } from './sentence.ts';
import type { Teller } from './telling.ts';

const FACTIONS: Readonly<Record<BossFaction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Trade Federation',
  'star-empire': 'Star Empire',
  'machine-cult': 'Machine Cult',
};

const STRONGEST: Readonly<Record<Exclude<AttackReason, 'defeat' | 'lowest-authority'>, string>> = {
  outpost: 'the strongest outpost that it can destroy',
  base: 'the strongest base that it can destroy',
};

const SOURCES = {
  elite: 'from the Elite',
  subjects: 'from the Subjects',
  'trade-row': 'from the trade row',
  'acquisition-deck': 'from the Acquisition Deck',
} as const;

const PLACES = {
  discard: 'to its discard pile',
  ledger: 'for its Assets Ledger',
  'top-of-deck': 'to the top of its deck',
} as const;

/** What happens only in a challenge; null for everything else. */
export function bossClauseEn(event: GameEvent, teller: Teller): Sentence | null {
  const card = teller.book.mention;
  const you = (seat: number): boolean => teller.isYou(seat);
  switch (event.kind) {
    case 'row-mulliganed':
      return phrase`${you(event.seat) ? 'You scrap' : `${teller.name(event.seat)} scraps`} the whole trade row`;
    case 'row-card-taken':
      if (event.to === 'scrap-heap') {
        return phrase`${teller.name(event.seat)} scraps ${card(event.card)} from the trade row`;
      }
      return event.to === 'tentacle'
        ? phrase`${teller.name(event.seat)} takes ${card(event.card)} from the trade row into a tentacle`
        : phrase`${teller.name(event.seat)} swallows ${card(event.card)} from the trade row`;
    case 'boss-revealed':
      switch (event.to) {
        case 'in-play':
          return phrase`${teller.name(event.seat)} turns up ${card(event.card)} from the trade deck`;
        case 'tentacle':
          return phrase`${card(event.card)} comes from the trade deck into the same tentacle`;
        case 'trade-row':
          return phrase`${card(event.card)} comes into the trade row`;
        case 'scrap-heap':
          return phrase`${card(event.card)} comes from the trade deck and is scrapped`;
      }
      break;
    case 'boss-ability': {
      const against =
        event.target === null
          ? ''
          : ` against ${you(event.target) ? 'you' : teller.name(event.target)}`;
      return phrase`${teller.name(event.seat)} uses its ${FACTIONS[event.faction]} ability${against}`;
    }
    case 'boss-aims': {
      const target = you(event.target) ? 'you' : teller.name(event.target);
      if (event.reason === 'defeat') return phrase`${teller.name(event.seat)} can defeat ${target}`;
      if (event.reason === 'lowest-authority') {
        return phrase`${teller.name(event.seat)} aims at ${target}: nobody has less authority`;
      }
      return phrase`${teller.name(event.seat)} aims at ${STRONGEST[event.reason]}`;
    }
    case 'boss-counts':
      return phrase`${possessive(teller.name(event.seat))} count is now ${event.count}`;
    case 'base-returned':
      return phrase`${teller.name(event.seat)} puts ${card(event.card)} from its discard pile into play`;
    case 'boss-acquired': {
      const how = event.paid > 0 ? `buys` : 'takes';
      const price = event.paid > 0 ? ` for ${event.paid}` : '';
      return phrase`${teller.name(event.seat)} ${how} ${card(event.card)} ${SOURCES[event.from]}${price}, ${PLACES[event.to]}`;
    }
    case 'tentacle-destroyed':
      return phrase`${you(event.seat) ? 'You destroy' : `${teller.name(event.seat)} destroys`} ${card(event.card)} of a tentacle with ${event.paid} combat`;
    default:
      return null;
  }
  return null;
}
