import type { Seat } from '@openrealms/engine';
import type { LegalByPlace } from '../places.ts';

const ATTACKS: ReadonlySet<string> = new Set(['attack-player', 'attack-base', 'damage-base']);

/** Whether anything can be done with a seat or the cards that lie before it, and whether that is an attack. */
export function legalAt(
  seat: Seat,
  places: LegalByPlace,
): { readonly any: boolean; readonly attack: boolean } {
  const commands = [...places]
    .filter(([place]) => place === `seat:${seat}` || place.startsWith(`piece:${seat}:`))
    .flatMap(([, there]) => there);
  return {
    any: commands.some(({ type }) => type !== 'transfer'),
    attack: commands.some(({ type }) => ATTACKS.has(type)),
  };
}
