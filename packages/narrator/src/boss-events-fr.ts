import type { AttackReason, BossFaction, GameEvent } from '@openrealms/engine';
import { of } from './grammar-fr.ts';
import { phrase, type Sentence } from './sentence.ts';
import type { Teller } from './telling.ts';

const FACTIONS: Readonly<Record<BossFaction, string>> = {
  blob: 'Blob',
  'trade-federation': 'de la Fédération du Commerce',
  'star-empire': "de l'Empire Galactique",
  'machine-cult': 'du Techno-Culte',
};

const STRONGEST: Readonly<Record<Exclude<AttackReason, 'defeat' | 'lowest-authority'>, string>> = {
  outpost: 'le plus solide avant-poste à sa portée',
  base: 'la plus solide base à sa portée',
};

const SOURCES = {
  elite: "de l'Élite",
  subjects: 'des Sujets',
  'trade-row': "de la ligne d'achat",
  'acquisition-deck': 'de la pile Acquisitions',
} as const;

const PLACES = {
  discard: 'dans sa défausse',
  ledger: 'dans son Registre des Actifs',
  'top-of-deck': 'sur le dessus de son deck',
} as const;

/** What happens only in a challenge; null for everything else. */
export function bossClauseFr(event: GameEvent, teller: Teller): Sentence | null {
  const card = teller.book.mention;
  const you = (seat: number): boolean => teller.isYou(seat);
  switch (event.kind) {
    case 'row-mulliganed':
      return phrase`${you(event.seat) ? 'Vous retirez' : `${teller.name(event.seat)} retire`} toute la ligne d'achat`;
    case 'row-card-taken':
      if (event.to === 'scrap-heap') {
        return phrase`${teller.name(event.seat)} retire ${card(event.card)} de la ligne d'achat`;
      }
      return event.to === 'tentacle'
        ? phrase`${teller.name(event.seat)} prend ${card(event.card)} de la ligne d'achat dans un tentacule`
        : phrase`${teller.name(event.seat)} avale ${card(event.card)} de la ligne d'achat`;
    case 'boss-revealed':
      switch (event.to) {
        case 'in-play':
          return phrase`${teller.name(event.seat)} révèle ${card(event.card)} de la pile Commerce`;
        case 'tentacle':
          return phrase`${card(event.card)} vient de la pile Commerce dans le même tentacule`;
        case 'trade-row':
          return phrase`${card(event.card)} arrive dans la ligne d'achat`;
        case 'scrap-heap':
          return phrase`${card(event.card)} vient de la pile Commerce et part à la Casse`;
      }
      break;
    case 'boss-ability': {
      const against =
        event.target === null
          ? ''
          : ` contre ${you(event.target) ? 'vous' : teller.name(event.target)}`;
      return phrase`${teller.name(event.seat)} utilise sa capacité ${FACTIONS[event.faction]}${against}`;
    }
    case 'boss-aims': {
      const target = you(event.target) ? 'vous' : teller.name(event.target);
      if (event.reason === 'defeat') {
        return you(event.target)
          ? phrase`${teller.name(event.seat)} peut vous vaincre`
          : phrase`${teller.name(event.seat)} peut vaincre ${target}`;
      }
      if (event.reason === 'lowest-authority') {
        return you(event.target)
          ? phrase`${teller.name(event.seat)} vous vise\u00a0: personne n'a moins d'influence`
          : phrase`${teller.name(event.seat)} vise ${target}\u00a0: personne n'a moins d'influence`;
      }
      return phrase`${teller.name(event.seat)} vise ${STRONGEST[event.reason]}`;
    }
    case 'boss-counts':
      return phrase`Le compteur ${of(teller.name(event.seat))} est à ${event.count}`;
    case 'base-returned':
      return phrase`${teller.name(event.seat)} met en jeu ${card(event.card)} de sa défausse`;
    case 'boss-acquired': {
      const how = event.paid > 0 ? 'achète' : 'prend';
      const price = event.paid > 0 ? ` pour ${event.paid}` : '';
      return phrase`${teller.name(event.seat)} ${how} ${card(event.card)} ${SOURCES[event.from]}${price}, ${PLACES[event.to]}`;
    }
    case 'tentacle-destroyed':
      return phrase`${you(event.seat) ? 'Vous détruisez' : `${teller.name(event.seat)} détruit`} ${card(event.card)} d'un tentacule avec ${event.paid} de combat`;
    default:
      return null;
  }
  return null;
}
