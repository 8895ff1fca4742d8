import { cards, possessive } from './grammar-en.ts';
import { uncapitalised } from './letters.ts';
import { phrase } from './sentence.ts';
import { listed } from './tally.ts';
import type { EventPhrases, Teller } from './telling.ts';

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
      case 'turn-started':
        return phrase`Turn ${event.turn}: ${owner(event.seat, teller)} turn`;
      case 'card-played':
        return phrase`${does(event.seat, 'play', teller)} ${card(event.card)}`;
      case 'ability-used':
        switch (event.ability) {
          case 'primary':
            return phrase`${does(event.seat, 'use', teller)} ${card(event.card)}`;
          case 'ally':
            return phrase`${does(event.seat, 'use', teller)} the ally ability of ${card(event.card)}`;
          case 'scrap':
            return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} for its effect`;
        }
        break;
      case 'card-acquired': {
        const top = event.to === 'top-of-deck';
        const to = top ? `, to the top of ${pronoun(event.seat, teller)} deck` : '';
        return event.paid > 0
          ? phrase`${does(event.seat, 'buy', teller)} ${card(event.card)} for ${event.paid}${to}`
          : phrase`${does(event.seat, 'acquire', teller)} ${card(event.card)} for free${to}`;
      }
      case 'trade-deck-recycled':
        return phrase`The scrap heap becomes a new trade deck of ${event.count} cards`;
      case 'card-scrapped':
        if (event.from === 'in-play') return null;
        return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} ${FROM[event.from]}`;
      case 'card-discarded':
        return phrase`${does(event.seat, 'discard', teller)} ${card(event.card)}`;
      case 'discard-owed':
        return phrase`${subject(event.seat, teller)} will discard ${cards(event.count)} next turn`;
      case 'branch-chosen':
        return phrase`${does(event.seat, 'choose', teller)} "${uncapitalised(teller.book.branch(event.branch))}" with ${card(event.card)}`;
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
        const target = teller.isYou(event.target) ? 'you' : teller.name(event.target);
        return phrase`${does(event.seat, 'hit', teller)} ${target} for ${event.amount}`;
      }
      case 'turn-ended':
        return phrase`${does(event.seat, 'end', teller)} the turn`;
      case 'player-defeated':
        return teller.isYou(event.seat)
          ? 'You are defeated'
          : phrase`${teller.name(event.seat)} is defeated`;
      case 'game-ended':
        return event.winners.length === 1
          ? does(event.winners[0], 'win', teller)
          : 'Nobody can do anything any more: the game is a draw';
      default:
        return null;
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
};

function subject(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'You' : teller.name(seat);
}

function does(seat: number, verb: string, teller: Teller): string {
  if (teller.isYou(seat)) return `You ${verb}`;
  const third = /[^aeou]y$/.test(verb);
  return `${teller.name(seat)} ${third ? `${verb.slice(0, -1)}ies` : `${verb}s`}`;
}

function owner(seat: number, teller: Teller): string {
  if (teller.isYou(seat)) return 'your';
  return possessive(teller.name(seat));
}

function pronoun(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'your' : 'their';
}
