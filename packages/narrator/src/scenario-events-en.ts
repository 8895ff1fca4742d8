import type { GameEvent } from '@openrealms/engine';
import { possessive } from './grammar-en.ts';
import { phrase, type Sentence } from './sentence.ts';
import type { Teller } from './telling.ts';

/** What happens only in a scenario; null for everything else. */
export function scenarioClauseEn(event: GameEvent, teller: Teller): Sentence | null {
  const subject = (seat: number): string => (teller.isYou(seat) ? 'You' : teller.name(seat));
  const object = (seat: number): string => (teller.isYou(seat) ? 'you' : teller.name(seat));
  const owner = (seat: number): string =>
    teller.isYou(seat) ? 'your' : possessive(teller.name(seat));
  switch (event.kind) {
    case 'scenario-rule':
      return phrase`The scenario's rule holds for ${object(event.seat)}`;
    case 'victory-card-earned':
      return phrase`${subject(event.seat)} ${teller.isYou(event.seat) ? 'earn' : 'earns'} the victory card ${teller.book.victoryCard(event.id)}`;
    case 'political-victory':
      return phrase`${subject(event.seat)} ${teller.isYou(event.seat) ? 'use' : 'uses'} the fifth sticker of sheet ${event.sheet}: a Political Victory`;
    case 'third-party-attacks':
      return phrase`The Blobs attack ${object(event.target)} with ${event.combat} combat`;
    case 'third-party-strikes':
      if (event.card !== null) {
        const kind = event.reason === 'outpost' ? 'the dearest outpost' : 'the dearest base';
        return phrase`They destroy ${owner(event.target)} ${teller.book.owned(event.card)}, ${kind} they can, with ${event.amount} combat`;
      }
      return event.reason === 'defeat'
        ? phrase`They can defeat ${object(event.target)}, and hit for ${event.amount}`
        : phrase`They hit ${object(event.target)} for ${event.amount}`;
    default:
      return null;
  }
}
