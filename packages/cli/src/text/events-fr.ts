import { uncapitalised } from './layout.ts';
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
    const { card } = teller;
    switch (event.kind) {
      case 'turn-started':
        return teller.isYou(event.seat)
          ? `Tour ${event.turn}, à vous de jouer`
          : `Tour ${event.turn}, ${teller.name(event.seat)} joue`;
      case 'card-played':
        return `${does(event.seat, 'play', teller)} ${card(event.card)}`;
      case 'ability-used':
        switch (event.ability) {
          case 'primary':
            return `${does(event.seat, 'use', teller)} ${card(event.card)}`;
          case 'ally':
            return `${does(event.seat, 'use', teller)} la capacité Allié (${card(event.card)})`;
          case 'scrap':
            return `${does(event.seat, 'scrap', teller)} ${card(event.card)} pour son effet`;
        }
        break;
      case 'card-acquired': {
        const to = event.to === 'top-of-deck' ? ', sur le dessus du deck' : '';
        return event.paid > 0
          ? `${does(event.seat, 'buy', teller)} ${card(event.card)} pour ${event.paid}${to}`
          : `${does(event.seat, 'acquire', teller)} gratuitement ${card(event.card)}${to}`;
      }
      case 'trade-deck-recycled':
        return `Les cartes retirées forment une nouvelle pioche commune de ${cards(event.count)}`;
      case 'card-scrapped':
        if (event.from === 'in-play') return null;
        return `${does(event.seat, 'scrap', teller)} ${card(event.card)} ${FROM[event.from]}`;
      case 'card-discarded':
        return `${does(event.seat, 'discard', teller)} ${card(event.card)}`;
      case 'discard-owed':
        return `${does(event.seat, 'owe', teller)} défausser ${cards(event.count)} au prochain tour`;
      case 'branch-chosen':
        return `${does(event.seat, 'choose', teller)} «\u00a0${uncapitalised(teller.branch(event.branch))}\u00a0» avec ${card(event.card)}`;
      case 'declined':
        return does(event.seat, 'decline', teller);
      case 'ship-copied':
        return `${does(event.seat, 'copy', teller)} ${card(event.card)}`;
      case 'base-destroyed': {
        const owner = teller.isYou(event.owner) ? 'vous' : teller.name(event.owner);
        const paid = event.paid > 0 ? ` avec ${event.paid} de combat` : '';
        return `${does(event.seat, 'destroy', teller)} ${card(event.card)} (à ${owner})${paid}`;
      }
      case 'player-attacked': {
        const damage = `${event.amount} ${event.amount < 2 ? 'dégât' : 'dégâts'}`;
        if (teller.isYou(event.target)) return `${teller.name(event.seat)} vous inflige ${damage}`;
        return `${does(event.seat, 'hit', teller)} ${damage} à ${teller.name(event.target)}`;
      }
      case 'turn-ended':
        return `${does(event.seat, 'end', teller)} le tour`;
      case 'player-defeated':
        return teller.isYou(event.seat)
          ? 'Vous êtes vaincu'
          : `${teller.name(event.seat)} est vaincu`;
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
        return `+${event.amount} ${RESOURCES[event.what]}`;
      case 'deck-shuffled':
        return `${teller.isYou(event.seat) ? 'votre' : 'la'} défausse devient un nouveau deck de ${cards(event.count)}`;
      case 'next-ship-on-top':
        return 'le prochain vaisseau acquis ce tour peut aller sur le dessus du deck';
      case 'row-refilled':
        return `${teller.card(event.card)} arrive dans la ligne d'achat`;
      default:
        return null;
    }
  },

  drawn(seat, drawn, teller) {
    const known = drawn.filter((card) => card !== null);
    const what = known.length < drawn.length ? cards(drawn.length) : listed(known, teller.card);
    return {
      clause: `${does(seat, 'draw', teller)} ${what}`,
      detail: teller.isYou(seat) ? `vous piochez ${what}` : `pioche ${what}`,
    };
  },
};

function does(seat: number, verb: keyof typeof VERBS, teller: Teller): string {
  const [you, they] = VERBS[verb];
  return teller.isYou(seat) ? `Vous ${you}` : `${teller.name(seat)} ${they}`;
}

function cards(count: number): string {
  return `${count} ${count < 2 ? 'carte' : 'cartes'}`;
}
