import { cards, damage } from './grammar-fr.ts';
import { uncapitalised } from './letters.ts';
import { phrase } from './sentence.ts';
import { listed } from './tally.ts';
import type { EventPhrases, Teller } from './telling.ts';

const FROM = {
  hand: 'de la main',
  discard: 'de la défausse',
  'trade-row': "de la ligne d'achat",
} as const;

const RESOURCES = { trade: 'commerce', combat: 'combat', authority: 'influence' } as const;

/** The forms of a verb for "vous" and for a name. */
const VERBS = {
  play: ['jouez', 'joue'],
  use: ['utilisez', 'utilise'],
  scrap: ['retirez', 'retire'],
  buy: ['achetez', 'achète'],
  acquire: ['acquérez', 'acquiert'],
  discard: ['défaussez', 'défausse'],
  owe: ['devrez', 'devra'],
  choose: ['choisissez', 'choisit'],
  decline: ['renoncez', 'renonce'],
  copy: ['copiez', 'copie'],
  destroy: ['détruisez', 'détruit'],
  hit: ['infligez', 'inflige'],
  draw: ['piochez', 'pioche'],
  end: ['terminez', 'termine'],
  win: ['gagnez', 'gagne'],
} as const;

export const frenchEvents: EventPhrases = {
  colon: '\u00a0:',

  clause(event, teller) {
    const card = teller.book.mention;
    switch (event.kind) {
      case 'turn-started':
        return teller.isYou(event.seat)
          ? phrase`Tour ${event.turn}, à vous de jouer`
          : phrase`Tour ${event.turn}, ${teller.name(event.seat)} joue`;
      case 'card-played':
        return phrase`${does(event.seat, 'play', teller)} ${card(event.card)}`;
      case 'ability-used':
        switch (event.ability) {
          case 'primary':
            return phrase`${does(event.seat, 'use', teller)} ${card(event.card)}`;
          case 'ally':
            return phrase`${does(event.seat, 'use', teller)} la capacité Allié (${card(event.card)})`;
          case 'scrap':
            return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} pour son effet`;
        }
        break;
      case 'card-acquired': {
        const to = event.to === 'top-of-deck' ? ', sur le dessus du deck' : '';
        return event.paid > 0
          ? phrase`${does(event.seat, 'buy', teller)} ${card(event.card)} pour ${event.paid}${to}`
          : phrase`${does(event.seat, 'acquire', teller)} gratuitement ${card(event.card)}${to}`;
      }
      case 'trade-deck-recycled':
        return phrase`La Casse devient une nouvelle pile Commerce de ${cards(event.count)}`;
      case 'card-scrapped':
        if (event.from === 'in-play') return null;
        return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} ${FROM[event.from]}`;
      case 'card-discarded':
        return phrase`${does(event.seat, 'discard', teller)} ${card(event.card)}`;
      case 'discard-owed':
        return phrase`${does(event.seat, 'owe', teller)} défausser ${cards(event.count)} au prochain tour`;
      case 'branch-chosen':
        return phrase`${does(event.seat, 'choose', teller)} «\u00a0${uncapitalised(teller.book.branch(event.branch))}\u00a0» avec ${card(event.card)}`;
      case 'declined':
        return does(event.seat, 'decline', teller);
      case 'ship-copied':
        return phrase`${does(event.seat, 'copy', teller)} ${card(event.card)}`;
      case 'base-destroyed': {
        const owner = teller.isYou(event.owner) ? 'vous' : teller.name(event.owner);
        const paid = event.paid > 0 ? ` avec ${event.paid} de combat` : '';
        return phrase`${does(event.seat, 'destroy', teller)} ${card(event.card)} (à ${owner})${paid}`;
      }
      case 'player-attacked': {
        const hit = damage(event.amount);
        if (teller.isYou(event.target)) return `${teller.name(event.seat)} vous inflige ${hit}`;
        return `${does(event.seat, 'hit', teller)} ${hit} à ${teller.name(event.target)}`;
      }
      case 'turn-ended':
        return phrase`${does(event.seat, 'end', teller)} le tour`;
      case 'player-defeated':
        return teller.isYou(event.seat)
          ? 'Vous êtes vaincu'
          : phrase`${teller.name(event.seat)} est vaincu`;
      case 'game-ended':
        return event.winners.length === 1
          ? does(event.winners[0], 'win', teller)
          : 'Plus personne ne peut rien faire\u00a0: match nul';
      default:
        return null;
    }
    return null;
  },

  detail(event, teller) {
    switch (event.kind) {
      case 'gained':
        return phrase`+${event.amount} ${RESOURCES[event.what]}`;
      case 'deck-shuffled':
        return phrase`${teller.isYou(event.seat) ? 'votre' : 'la'} défausse devient un nouveau deck de ${cards(event.count)}`;
      case 'next-ship-on-top':
        return 'le prochain vaisseau acquis ce tour peut aller sur le dessus du deck';
      case 'row-refilled':
        return phrase`${teller.book.mention(event.card)} arrive dans la ligne d'achat`;
      default:
        return null;
    }
  },

  drawn(seat, drawn, teller) {
    const known = drawn.filter((card) => card !== null);
    const what = known.length < drawn.length ? cards(drawn.length) : listed(known, teller.book);
    return {
      clause: phrase`${does(seat, 'draw', teller)} ${what}`,
      detail: teller.isYou(seat) ? phrase`vous piochez ${what}` : phrase`pioche ${what}`,
    };
  },
};

function does(seat: number, verb: keyof typeof VERBS, teller: Teller): string {
  const [you, they] = VERBS[verb];
  return teller.isYou(seat) ? `Vous ${you}` : `${teller.name(seat)} ${they}`;
}
