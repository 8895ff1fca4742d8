import type { Command } from '@openrealms/engine';
import type { Moment } from './intent.ts';

/** What a player who ends the turn now may have forgotten; empty if nothing. */
export function leftToDo({ view, legal, wording }: Moment): string {
  const { left, stillLeft } = wording.words;
  const me = view.seats[view.viewer as number];
  const uses = legal.filter((command) => command.type === 'use' && command.ability !== 'scrap');
  const can = (...types: readonly Command['type'][]): boolean =>
    legal.some(({ type }) => types.includes(type));
  const things = [
    ...(can('play') ? [left.cards(me.handCount)] : []),
    ...(uses.length > 0 ? [left.abilities(uses.length)] : []),
    ...(can('acquire') ? [left.trade(me.trade)] : []),
    ...(can('attack-player', 'attack-base', 'damage-base', 'attack-tentacle')
      ? [left.combat(me.combat)]
      : []),
  ];
  return things.length === 0 ? '' : stillLeft(things);
}
