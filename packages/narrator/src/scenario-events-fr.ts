import type { GameEvent } from '@openrealms/engine';
import { damage } from './grammar-fr.ts';
import { phrase, type Sentence } from './sentence.ts';
import type { Teller } from './telling.ts';

/** What happens only in a scenario; null for everything else. */
export function scenarioClauseFr(event: GameEvent, teller: Teller): Sentence | null {
  const you = (seat: number): boolean => teller.isYou(seat);
  switch (event.kind) {
    case 'scenario-rule':
      return you(event.seat)
        ? phrase`La règle du scénario vaut pour vous`
        : phrase`La règle du scénario vaut pour ${teller.name(event.seat)}`;
    case 'victory-card-earned':
      return phrase`${you(event.seat) ? 'Vous gagnez' : `${teller.name(event.seat)} gagne`} la carte Victoire ${teller.book.victoryCard(event.id)}`;
    case 'political-victory':
      return phrase`${you(event.seat) ? 'Vous utilisez' : `${teller.name(event.seat)} utilise`} le cinquième autocollant de la planche ${event.sheet}\u00a0: c'est une Victoire politique`;
    case 'third-party-attacks':
      return you(event.target)
        ? phrase`Les Blobs vous attaquent avec ${event.combat} de combat`
        : phrase`Les Blobs attaquent ${teller.name(event.target)} avec ${event.combat} de combat`;
    case 'third-party-strikes': {
      const target = you(event.target) ? 'vous' : teller.name(event.target);
      if (event.card !== null) {
        const kind =
          event.reason === 'outpost' ? "l'avant-poste le plus cher" : 'la base la plus chère';
        return phrase`Ils détruisent ${teller.book.mention(event.card)} (à ${target}), ${kind} à leur portée, avec ${event.amount} de combat`;
      }
      if (event.reason === 'defeat') {
        return you(event.target)
          ? phrase`Ils peuvent vous vaincre, et vous infligent ${damage(event.amount)}`
          : phrase`Ils peuvent vaincre ${target}, et lui infligent ${damage(event.amount)}`;
      }
      return you(event.target)
        ? phrase`Ils vous infligent ${damage(event.amount)}`
        : phrase`Ils infligent ${damage(event.amount)} à ${target}`;
    }
    default:
      return null;
  }
}
