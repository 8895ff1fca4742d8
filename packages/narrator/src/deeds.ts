import type { CardId, GameEvent, Seat } from '@openrealms/engine';

/** What a whole turn of one player came to. */
export interface Deeds {
  readonly bought: readonly CardId[];
  readonly authority: number;
  /** What was done to and for others, in the order in which they were met. */
  readonly others: ReadonlyMap<Seat, Dealings>;
}

export interface Dealings {
  readonly passed: CardId[];
  readonly given: Record<'trade' | 'combat', number>;
  readonly damaged: CardId[];
  damage: number;
  readonly destroyed: CardId[];
  discards: number;
  hit: number;
  defeated: boolean;
}

/** What this player did in a turn, which others may have taken together with them. */
export function deedsOf(events: readonly GameEvent[], seat: Seat): Deeds {
  const bought: CardId[] = [];
  const others = new Map<Seat, Dealings>();
  let authority = 0;
  /** Who has used a card last: a discard that follows is their work. */
  let actor: Seat | null = seat;
  const to = (other: Seat): Dealings => {
    const dealings = others.get(other) ?? noDealings();
    others.set(other, dealings);
    return dealings;
  };
  const goesOn = events.every(({ kind }) => kind !== 'game-ended');
  events.forEach((event, i) => {
    if (event.kind === 'turn-started') actor = null;
    if (event.kind === 'card-played' || event.kind === 'ability-used') actor = event.seat;
    if (!('seat' in event)) return;
    if (event.seat !== seat) {
      if (event.kind === 'card-discarded' && actor === seat) to(event.seat).discards++;
      if (event.kind === 'discard-owed' && actor === seat) to(event.seat).discards += event.count;
      if (event.kind === 'player-defeated' && goesOn && attacks(events[i - 1], seat)) {
        to(event.seat).defeated = true;
      }
      return;
    }
    if (event.kind === 'card-acquired') bought.push(event.card);
    if (event.kind === 'card-passed') to(event.to).passed.push(event.card);
    if (event.kind === 'transferred') to(event.to).given[event.what] += event.amount;
    if (event.kind === 'base-destroyed') to(event.owner).destroyed.push(event.card);
    if (event.kind === 'player-attacked') to(event.target).hit += event.amount;
    if (event.kind === 'gained' && event.what === 'authority') authority += event.amount;
    if (event.kind === 'base-damaged') {
      const { damaged } = to(event.owner);
      if (!damaged.includes(event.card)) damaged.push(event.card);
      to(event.owner).damage += event.amount;
    }
  });
  return { bought, authority, others };
}

function attacks(event: GameEvent | undefined, seat: Seat): boolean {
  return event?.kind === 'player-attacked' && event.seat === seat;
}

function noDealings(): Dealings {
  return {
    passed: [],
    given: { trade: 0, combat: 0 },
    damaged: [],
    damage: 0,
    destroyed: [],
    discards: 0,
    hit: 0,
    defeated: false,
  };
}
