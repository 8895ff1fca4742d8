import { bossClauseFr } from './boss-events-fr.ts';
import { cards, damage, of } from './grammar-fr.ts';
import { enumerated, uncapitalised } from './letters.ts';
import { scenarioClauseFr } from './scenario-events-fr.ts';
import { phrase, type Sentence } from './sentence.ts';
import { listed } from './tally.ts';
import { type EventPhrases, type Teller, youFirst } from './telling.ts';

const FROM = {
  hand: 'de la main',
  discard: 'de la défausse',
  'trade-row': "de la ligne d'achat",
} as const;

const RESOURCES = { trade: 'commerce', combat: 'combat', authority: 'influence' } as const;

/** The forms of a verb for "vous", for a name, and for several names where several can do it together. */
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
  end: ['terminez', 'termine', 'terminent'],
  win: ['gagnez', 'gagne', 'gagnent'],
  give: ['donnez', 'donne'],
  pass: ['passez', 'passe'],
  leave: ['laissez', 'laisse'],
  put: ['placez', 'place'],
  salvage: ['récupérez', 'récupère'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Verb = keyof typeof VERBS;

export const frenchEvents: EventPhrases = {
  colon: '\u00a0:',

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
            return phrase`${does(event.seat, 'use', teller)} la capacité Allié (${card(event.card)})`;
          case 'double-ally':
            return phrase`${does(event.seat, 'use', teller)} la capacité Double Allié (${card(event.card)})`;
          case 'upgrade-ally':
            return phrase`${does(event.seat, 'use', teller)} la capacité Allié de l'amélioration (${card(event.card)})`;
          case 'scrap':
            return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} pour son effet`;
          case 'acquired':
            return phrase`${does(event.seat, 'use', teller)} la capacité d'acquisition (${card(event.card)})`;
        }
        break;
      case 'card-acquired': {
        const to = event.to === 'top-of-deck' ? ', sur le dessus du deck' : '';
        const { upgrade } = event;
        const how = teller.isYou(event.seat) ? 'améliorez' : 'améliore';
        const also = upgrade === undefined ? '' : ` et l'${how} pour ${upgrade.paid}`;
        return event.paid > 0
          ? phrase`${does(event.seat, 'buy', teller)} ${card(event.card)} pour ${event.paid}${also}${to}`
          : phrase`${does(event.seat, 'acquire', teller)} gratuitement ${card(event.card)}${also}${to}`;
      }
      case 'trade-deck-recycled':
        return phrase`La Casse devient une nouvelle pile Commerce de ${cards(event.count)}`;
      case 'card-scrapped':
        if (event.from === 'in-play') return null;
        return phrase`${does(event.seat, 'scrap', teller)} ${card(event.card)} ${FROM[event.from]}`;
      case 'card-put-on-deck':
        return phrase`${does(event.seat, 'put', teller)} ${card(event.card)} ${FROM[event.from ?? 'discard']} sur le dessus du deck`;
      case 'card-salvaged': {
        const to = event.to === 'top-of-deck' ? ', sur le dessus du deck' : '';
        return phrase`${does(event.seat, 'salvage', teller)} ${card(event.card)} de la Casse${to}`;
      }
      case 'card-returned':
        return phrase`${card(event.card)} revient dans ${discardOf(event.seat, teller)}`;
      case 'card-discarded':
        return phrase`${does(event.seat, 'discard', teller)} ${card(event.card)}`;
      case 'discard-owed':
        return phrase`${does(event.seat, 'owe', teller)} défausser ${cards(event.count)} au prochain tour`;
      case 'branch-chosen':
        return phrase`${does(event.seat, 'choose', teller)} «\u00a0${uncapitalised(teller.book.branch(event.branch))}\u00a0»${event.card === null ? '' : phrase` avec ${card(event.card)}`}`;
      case 'declined':
        return does(event.seat, 'decline', teller);
      case 'ship-copied':
        return phrase`${does(event.seat, 'copy', teller)} ${card(event.card)}`;
      case 'base-destroyed': {
        const owner = teller.isYou(event.owner) ? 'vous' : teller.name(event.owner);
        const paid = event.paid > 0 ? ` avec ${event.paid} de combat` : '';
        return phrase`${does(event.seat, 'destroy', teller)} ${card(event.card)} (à ${owner})${paid}`;
      }
      case 'player-attacked':
        return toSomebody(event.seat, 'hit', event.target, [damage(event.amount)], teller);
      case 'main-phase-ended':
        return phrase`${does(event.seat, 'end', teller)} ${teller.isYou(event.seat) ? 'votre' : 'sa'} part du tour`;
      case 'transferred':
        return toSomebody(
          event.seat,
          'give',
          event.to,
          [`${event.amount} de ${RESOURCES[event.what]}`],
          teller,
        );
      case 'card-passed':
        return phrase`${does(event.seat, 'pass', teller)} ${card(event.card)} dans ${discardOf(event.to, teller)}`;
      case 'base-damaged': {
        const owner = teller.isYou(event.owner) ? 'vous' : teller.name(event.owner);
        return phrase`${does(event.seat, 'hit', teller)} ${damage(event.amount)} à ${card(event.card)} (à ${owner})`;
      }
      case 'player-defeated':
        return teller.isYou(event.seat)
          ? 'Vous êtes vaincu'
          : phrase`${teller.name(event.seat)} est vaincu`;
      case 'card-bequeathed':
        return toSomebody(event.seat, 'leave', event.to, [card(event.card)], teller);
      case 'cards-lost': {
        const { length } = event.cards;
        const you = teller.isYou(event.seat);
        const whose = you ? '' : ` ${of(teller.name(event.seat))}`;
        if (length === 1) return `${you ? 'Votre' : 'La'} dernière carte${whose} quitte la partie`;
        return length === 0
          ? null
          : `${you ? 'Vos' : 'Les'} ${cards(length)}${whose} quittent la partie`;
      }
      case 'game-ended':
        return teller.areOneTeam(event.winners)
          ? does(event.winners, 'win', teller)
          : 'Plus personne ne peut rien faire\u00a0: match nul';
      default:
        return bossClauseFr(event, teller) ?? scenarioClauseFr(event, teller);
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
      case 'next-base-on-top':
        return 'la prochaine base acquise ce tour va sur le dessus du deck';
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

  turnStarted(turn, seats, teller) {
    const others = seats.filter((seat) => !teller.isYou(seat)).map(teller.name);
    const names = enumerated(others, 'et');
    if (others.length === seats.length) {
      return `Tour ${turn}, ${names} ${seats.length > 1 ? 'jouent' : 'joue'}`;
    }
    return `Tour ${turn}, à vous de jouer${names === '' ? '' : ` avec ${names}`}`;
  },

  turnEnded: (seats, teller) => `${does(seats, 'end', teller)} le tour`,
};

/** Somebody does something, or several together. */
function does(who: number | readonly number[], verb: Verb, teller: Teller): string {
  const seats = youFirst(typeof who === 'number' ? [who] : who, teller);
  const subjects = seats.map((seat) => (teller.isYou(seat) ? 'Vous' : teller.name(seat)));
  const [you, one, several] = VERBS[verb];
  const form = teller.isYou(seats[0]) ? you : seats.length > 1 ? several : one;
  return `${enumerated(subjects, 'et')} ${form}`;
}

/** Somebody does something to somebody: "Ann vous donne", "Vous donnez à Ann". */
function toSomebody(
  seat: number,
  verb: Verb,
  to: number,
  what: Sentence,
  teller: Teller,
): Sentence {
  if (!teller.isYou(to)) return phrase`${does(seat, verb, teller)} ${what} à ${teller.name(to)}`;
  return phrase`${teller.name(seat)} vous ${VERBS[verb][1]} ${what}`;
}

function discardOf(seat: number, teller: Teller): string {
  return teller.isYou(seat) ? 'votre défausse' : `la défausse ${of(teller.name(seat))}`;
}
