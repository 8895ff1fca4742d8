import { bossClauseEn } from './boss-events-en.ts';
import { cards, possessive } from './grammar-en.ts';
import { enumerated, uncapitalised } from './letters.ts';
import { scenarioClauseEn } from './scenario-events-en.ts';
import { begun, phrase } from './sentence.ts';
import { listed } from './tally.ts';
import { type EventPhrases, type Teller, youFirst } from './telling.ts';

const FROM = {
  hand: 'from hand',
  discard: 'from the discard pile',
  'trade-row': 'from the trade row',
} as const;

export const englishEvents: EventPhrases = {
  colon: ':',

  clause(event, teller) {
    const card = teller.book.mention;
    switch (event.kind) {
      case 'card-played':
        return phrase`${does(event.seat, 'play', teller)} ${card(event.card)}`;
      case 'ability-used':
        switch (event.ability) {
          case 'primary':
            return phrase`${does(event.seat, 'use', teller)} ${card(event.card)}`;
          case 'ally':
            return phrase`${does(event.seat, 'use', teller)} the ally ability of ${card(event.card)}`;
          case 'double-ally':
            return phrase`${does(event.seat, 'use', teller)} the double ally ability of ${card(event.card)}`;
          case 'upgrade-ally':
            return phrase`${does(event.seat, 'use', teller)} the ally ability of the upgraded ${card(event.card)}`;
          case 'scrap':
            return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} for its effect`;
          case 'acquired':
            return phrase`${does(event.seat, 'use', teller)} the "when acquired" ability of ${card(event.card)}`;
        }
        break;
      case 'card-acquired': {
        const top = event.to === 'top-of-deck';
        const to = top ? `, to the top of ${pronoun(event.seat, teller)} deck` : '';
        const { upgrade } = event;
        const how = teller.isYou(event.seat) ? 'upgrade' : 'upgrades';
        const also = upgrade === undefined ? '' : ` and ${how} it for ${upgrade.paid}`;
        return event.paid > 0
          ? phrase`${does(event.seat, 'buy', teller)} ${card(event.card)} for ${event.paid}${also}${to}`
          : phrase`${does(event.seat, 'acquire', teller)} ${card(event.card)} for free${also}${to}`;
      }
      case 'trade-deck-recycled':
        return phrase`The scrap heap becomes a new trade deck of ${event.count} cards`;
      case 'card-scrapped':
        if (event.from === 'in-play') return null;
        return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} ${FROM[event.from]}`;
      case 'card-put-on-deck':
        return phrase`${does(event.seat, 'put', teller)} ${card(event.card)} ${FROM[event.from ?? 'discard']} on top of ${pronoun(event.seat, teller)} deck`;
      case 'card-salvaged': {
        const top = event.to === 'top-of-deck';
        const to = top ? `, to the top of ${pronoun(event.seat, teller)} deck` : '';
        return phrase`${does(event.seat, 'take', teller)} ${card(event.card)} from the scrap heap${to}`;
      }
      case 'card-returned':
        return phrase`${card(event.card)} comes back to ${owner(event.seat, teller)} discard pile`;
      case 'card-discarded':
        return phrase`${does(event.seat, 'discard', teller)} ${card(event.card)}`;
      case 'discard-owed':
        return phrase`${subject(event.seat, teller)} will discard ${cards(event.count)} next turn`;
      case 'branch-chosen':
        return phrase`${does(event.seat, 'choose', teller)} "${uncapitalised(teller.book.branch(event.branch))}"${event.card === null ? '' : phrase` with ${card(event.card)}`}`;
      case 'declined':
        return does(event.seat, 'decline', teller);
      case 'ship-copied':
        return phrase`${does(event.seat, 'copy', teller)} ${card(event.card)}`;
      case 'base-destroyed': {
        const base = teller.book.owned(event.card);
        const paid = event.paid > 0 ? ` with ${event.paid} combat` : '';
        return phrase`${does(event.seat, 'destroy', teller)} ${owner(event.owner, teller)} ${base}${paid}`;
      }
      case 'player-attacked': {
        const target = object(event.target, teller);
        return phrase`${does(event.seat, 'hit', teller)} ${target} for ${event.amount}`;
      }
      case 'main-phase-ended':
        return phrase`${does(event.seat, 'end', teller)} ${pronoun(event.seat, teller)} part of the turn`;
      case 'transferred': {
        const given = `${event.amount} ${event.what}`;
        return phrase`${does(event.seat, 'give', teller)} ${object(event.to, teller)} ${given}`;
      }
      case 'card-passed':
        return phrase`${does(event.seat, 'pass', teller)} ${card(event.card)} to ${owner(event.to, teller)} discard pile`;
      case 'base-damaged': {
        const base = teller.book.owned(event.card);
        return phrase`${does(event.seat, 'damage', teller)} ${owner(event.owner, teller)} ${base} for ${event.amount}`;
      }
      case 'player-defeated':
        return teller.isYou(event.seat)
          ? 'You are defeated'
          : phrase`${teller.name(event.seat)} is defeated`;
      case 'card-bequeathed':
        return phrase`${does(event.seat, 'leave', teller)} ${card(event.card)} to ${object(event.to, teller)}`;
      case 'cards-lost': {
        const { length } = event.cards;
        const whose = begun([owner(event.seat, teller)]);
        if (length === 1) return phrase`${whose} last card leaves the game`;
        return length === 0 ? null : phrase`${whose} ${cards(length)} leave the game`;
      }
      case 'game-ended':
        return teller.areOneTeam(event.winners)
          ? does(event.winners, 'win', teller)
          : 'Nobody can do anything any more: the game is a draw';
      default:
        return bossClauseEn(event, teller) ?? scenarioClauseEn(event, teller);
    }
    return null;
  },

  detail(event, teller) {
    switch (event.kind) {
      case 'gained':
        return phrase`+${event.amount} ${event.what}`;
      case 'deck-shuffled':
        return phrase`${teller.isYou(event.seat) ? 'your' : 'the'} discard pile becomes a new deck of ${cards(event.count)}`;
      case 'next-ship-on-top':
        return 'the next ship acquired this turn may go on top of the deck';
      case 'next-base-on-top':
        return 'the next base acquired this turn goes on top of the deck';
      case 'row-refilled':
        return phrase`${teller.book.mention(event.card)} comes into the trade row`;
      default:
        return null;
    }
  },

  drawn(seat, drawn, teller) {
    const known = drawn.filter((card) => card !== null);
    const what = known.length < drawn.length ? cards(drawn.length) : listed(known, teller.book);
    return {
      clause: phrase`${does(seat, 'draw', teller)} ${what}`,
      detail: teller.isYou(seat) ? phrase`you draw ${what}` : phrase`draws ${what}`,
    };
  },

  turnStarted(turn, seats, teller) {
    if (seats.length === 1) return `Turn ${turn}: ${owner(seats[0], teller)} turn`;
    const others = seats.filter((seat) => !teller.isYou(seat));
    const names = enumerated(others.map(teller.name), 'and');
    return others.length === seats.length
      ? `Turn ${turn}: the turn of ${names}`
      : `Turn ${turn}: your turn with ${names}`;
  },

  turnEnded: (seats, teller) => `${does(seats, 'end', teller)} the turn`,
};

function subject(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'You' : teller.name(seat);
}

function object(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'you' : teller.name(seat);
}

/** Somebody does something, or several together. */
function does(who: number | readonly number[], verb: string, teller: Teller): string {
  const seats = typeof who === 'number' ? [who] : who;
  const subjects = youFirst(seats, teller).map((seat) => subject(seat, teller));
  const form = seats.length > 1 || teller.isYou(seats[0]) ? verb : third(verb);
  return `${enumerated(subjects, 'and')} ${form}`;
}

/** A verb as it follows a name. */
function third(verb: string): string {
  if (/[^aeou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return verb.endsWith('s') ? `${verb}es` : `${verb}s`;
}

function owner(seat: number, teller: Teller): string {
  if (teller.isYou(seat)) return 'your';
  return possessive(teller.name(seat));
}

function pronoun(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'your' : 'their';
}
