import type { CardId, GameEvent, Seat } from '@openrealms/engine';
import { anchor, type Boxes } from './anchors.ts';

/** What leaves its place in these events: for each event, the names that its cards had before. */
export type Departures = readonly (readonly string[])[];

/**
 * Hands hold equal cards that cannot be told apart; the one that was touched is the one that goes, or else the last.
 * `stays` knows what is still on the table: a turn's end does not say where the ships stood that it clears away.
 */
export function departuresOf(
  events: readonly GameEvent[],
  before: Boxes,
  stays: (name: string) => boolean,
  touched: string | null,
): Departures {
  const gone = new Set<string>();
  const present = (prefix: string) =>
    [...before.keys()].filter((name) => name.startsWith(prefix) && !gone.has(name));

  function fromHand(seat: Seat, card: CardId): string[] {
    const equals = present(`hand:${seat}:${card}:`);
    const taken = touched !== null && equals.includes(touched) ? touched : equals.at(-1);
    return taken === undefined ? [] : [taken];
  }

  function leaving(event: GameEvent): string[] {
    switch (event.kind) {
      case 'card-played':
      case 'card-discarded':
        return fromHand(event.seat, event.card);
      case 'card-acquired':
        return [event.space === null ? anchor.explorers : anchor.row(event.space)];
      case 'card-scrapped':
        if (event.from === 'hand') return fromHand(event.seat, event.card);
        if (event.from === 'discard') return [];
        return event.from === 'trade-row'
          ? [anchor.row(event.place!)]
          : [anchor.piece(event.seat, event.place!)];
      case 'row-card-taken':
        return [anchor.row(event.space)];
      case 'row-mulliganed':
        return present('row:');
      case 'tentacle-destroyed':
        return present(`tentacle:${event.card}:`).slice(-1);
      case 'base-destroyed':
        return [anchor.piece(event.owner, event.slot)];
      case 'cards-lost':
        return [...present(`piece:${event.seat}:`), ...present(`hand:${event.seat}:`)];
      case 'turn-ended':
        return [
          ...present(`piece:${event.seat}:`).filter((name) => !stays(name)),
          ...present(`hand:${event.seat}:`),
        ];
      default:
        return [];
    }
  }

  return events.map((event) => {
    const names = leaving(event).filter((name) => before.has(name) && !gone.has(name));
    for (const name of names) if (name !== anchor.explorers) gone.add(name);
    return names;
  });
}

/**
 * Every card of a hand that is on show now, with the name it had before; null for those that have come. Cards that
 * stay keep their order among their equals.
 */
export function handOrigins(
  before: Boxes,
  after: Boxes,
  departures: Departures,
): ReadonlyMap<string, string | null> {
  const gone = new Set(departures.flat());
  const stayed = new Map<string, string[]>();
  for (const name of before.keys()) {
    if (!isInHand(name) || gone.has(name)) continue;
    const equals = stayed.get(kindOf(name));
    if (equals === undefined) stayed.set(kindOf(name), [name]);
    else equals.push(name);
  }
  const origins = new Map<string, string | null>();
  for (const name of after.keys()) {
    if (isInHand(name)) origins.set(name, stayed.get(kindOf(name))?.shift() ?? null);
  }
  return origins;
}

function isInHand(name: string): boolean {
  return /^hand:\d+:/.test(name);
}

/** The name of a card in a hand without its number among its equals. */
export function kindOf(name: string): string {
  return name.slice(0, name.lastIndexOf(':') + 1);
}
