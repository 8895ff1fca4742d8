import type { GameEvent } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { Box, Boxes } from '../../src/motion/anchors.ts';
import type { CardFlight, Flight } from '../../src/motion/flight.ts';
import { flightsFor } from '../../src/motion/flights-for.ts';

const box = (x: number, y: number): Box => ({ x, y, width: 100, height: 140 });

const PILES: readonly (readonly [string, Box])[] = [
  ['trade-deck', box(0, 0)],
  ['scrap-heap', box(0, 200)],
  ['explorers', box(800, 0)],
  ...[0, 1].flatMap((seat): [string, Box][] => [
    [`seat:${seat}`, box(50, 600 + seat)],
    [`hand:${seat}`, box(400, 900 + seat)],
    [`play:${seat}`, box(400, 700 + seat)],
    [`deck:${seat}`, box(10, 900 + seat)],
    [`discard:${seat}`, box(700, 900 + seat)],
    [`authority:${seat}`, box(20, 500 + seat)],
    [`trade:${seat}`, box(21, 500 + seat)],
    [`combat:${seat}`, box(22, 500 + seat)],
  ]),
];

/** A table with piles, pools and these cards side by side from x = 100 on. */
function table(...cards: string[]): Boxes {
  return new Map([
    ...PILES,
    ...cards.map((name, i): [string, Box] => [name, box(100 + i * 100, 850)]),
  ]);
}

function only<K extends Flight['kind']>(flights: readonly Flight[], kind: K) {
  return flights.filter((flight) => flight.kind === kind) as (Flight & { kind: K })[];
}

const played = (card: string, slot: number): GameEvent => ({
  kind: 'card-played',
  seat: 0,
  card,
  slot,
});

describe('a card that is played', () => {
  const before = table('hand:0:scout:0', 'hand:0:scout:1', 'hand:0:scout:2', 'hand:0:viper:0');
  const after = table('hand:0:scout:0', 'hand:0:scout:1', 'hand:0:viper:0', 'piece:0:0');

  it('flies from the hand to its slot, which stays empty until it has landed', () => {
    const [flight] = only(flightsFor([played('scout', 0)], before, after), 'card');
    expect(flight).toMatchObject({
      face: { of: 'after', anchor: 'piece:0:0' },
      from: before.get('hand:0:scout:2'),
      to: after.get('piece:0:0'),
      hides: 'piece:0:0',
      at: 0,
    });
  });

  it('lets the rest of the hand close up', () => {
    const slides = only(flightsFor([played('scout', 0)], before, after), 'slide');
    expect(slides.map(({ anchor }) => anchor)).toEqual(['hand:0:viper:0']);
  });

  it('is the very card that was touched, and its equals move up in order', () => {
    const flights = flightsFor([played('scout', 0)], before, after, 'hand:0:scout:0');
    expect(only(flights, 'card')[0].from).toEqual(before.get('hand:0:scout:0'));
    expect(only(flights, 'slide').map(({ anchor, from }) => [anchor, from.x])).toEqual([
      ['hand:0:scout:0', 200],
      ['hand:0:scout:1', 300],
      ['hand:0:viper:0', 400],
    ]);
  });

  it('comes out of the counter of a hidden hand', () => {
    const event: GameEvent = { kind: 'card-played', seat: 1, card: 'scout', slot: 0 };
    const [flight] = only(flightsFor([event], table(), table('piece:1:0')), 'card');
    expect(flight.from).toEqual(table().get('hand:1'));
  });

  it('sends what it gains to the pool once it is about to land', () => {
    const gained: GameEvent = { kind: 'gained', seat: 0, what: 'trade', amount: 2 };
    const flights = flightsFor([played('scout', 0), gained], before, after);
    const pips = only(flights, 'pip');
    expect(pips).toHaveLength(2);
    expect(pips[0]).toMatchObject({ what: 'trade', from: after.get('piece:0:0') });
    expect(pips[0].to).toEqual(after.get('trade:0'));
    expect(pips[0].at).toBeGreaterThan(0);
    expect(only(flights, 'bump')).toMatchObject([{ anchor: 'trade:0' }]);
  });
});

describe('buying', () => {
  const events: GameEvent[] = [
    { kind: 'card-acquired', seat: 0, card: 'cutter', space: 2, to: 'discard', paid: 2 },
    { kind: 'row-refilled', space: 2, card: 'the-hive' },
  ];

  it('takes the card from the row to the pile and turns up the next one', () => {
    const [bought, next] = only(flightsFor(events, table('row:2'), table('row:2')), 'card');
    expect(bought).toMatchObject({
      face: { of: 'before', anchor: 'row:2' },
      to: table().get('discard:0'),
    });
    expect(bought.hides).toBeUndefined();
    expect(next).toMatchObject({ from: table().get('trade-deck'), hides: 'row:2', turnsUp: true });
    expect(next.at).toBeGreaterThan(bought.at);
  });

  it('takes an Explorer from its pile to the top of the deck', () => {
    const event: GameEvent = {
      kind: 'card-acquired',
      seat: 1,
      card: 'explorer',
      space: null,
      to: 'top-of-deck',
      paid: 2,
    };
    const [bought] = only(flightsFor([event], table(), table()), 'card');
    expect(bought.from).toEqual(table().get('explorers'));
    expect(bought.to).toEqual(table().get('deck:1'));
  });
});

describe('the end of a turn', () => {
  const events: GameEvent[] = [
    { kind: 'turn-ended', seat: 0, ships: ['cutter'], hand: ['scout'] },
    { kind: 'deck-shuffled', seat: 0, count: 9 },
    { kind: 'card-drawn', seat: 0, card: 'scout' },
    { kind: 'card-drawn', seat: 0, card: 'viper' },
    { kind: 'turn-started', seat: 1, turn: 2 },
  ];
  const before = table('piece:0:0', 'piece:0:1', 'hand:0:scout:0');
  const after = table('piece:0:1', 'hand:0:scout:0', 'hand:0:viper:0');
  const flights = only(flightsFor(events, before, after), 'card');

  it('sweeps ships and hand into the discard pile and leaves the bases', () => {
    const swept = flights.filter(({ face }) => face !== 'back' && face.of === 'before');
    expect(swept.map(({ from }) => from)).toEqual([
      before.get('piece:0:0'),
      before.get('hand:0:scout:0'),
    ]);
    expect(swept.every(({ to }) => to === after.get('discard:0'))).toBe(true);
  });

  it('then riffles the discard pile into the deck, on both sides', () => {
    const backs = flights.filter(({ face }) => face === 'back');
    expect(backs.length).toBeGreaterThan(3);
    expect(new Set(backs.map(({ arc }) => Math.sign(arc ?? 0)))).toEqual(new Set([1, -1]));
  });

  it('then deals the new hand, also a card equal to one that was swept away', () => {
    const dealt = flights.filter(({ turnsUp }) => turnsUp === true);
    expect(dealt.map(({ hides }) => hides)).toEqual(['hand:0:scout:0', 'hand:0:viper:0']);
    expect(dealt[1].at).toBeGreaterThan(dealt[0].at);
  });

  it('shows only backs for a hidden hand', () => {
    const hidden: GameEvent[] = [
      { kind: 'turn-ended', seat: 1, ships: [], hand: ['scout', 'viper'] },
      { kind: 'card-drawn', seat: 1, card: null },
    ];
    const backs = only(flightsFor(hidden, table(), table()), 'card');
    expect(backs.map(({ face }) => face)).toEqual(['back', 'back', 'back']);
    expect(backs[2].to).toEqual(table().get('hand:1'));
  });
});

describe('scrapping and fighting', () => {
  it('dissolves a card on its way to the scrap heap', () => {
    const event: GameEvent = {
      kind: 'card-scrapped',
      seat: 0,
      card: 'scout',
      from: 'hand',
      place: null,
      to: 'scrap-heap',
    };
    const flights = flightsFor([event], table('hand:0:scout:0'), table());
    expect(flights).toMatchObject([{ kind: 'dissolve', to: table().get('scrap-heap') }]);
  });

  it('pays for a base with a volley, breaks it and sends it to its owner', () => {
    const event: GameEvent = {
      kind: 'base-destroyed',
      seat: 0,
      owner: 1,
      slot: 3,
      card: 'the-hive',
      paid: 5,
    };
    const flights = flightsFor([event], table('piece:1:3'), table());
    expect(only(flights, 'pip')).toHaveLength(5);
    expect(only(flights, 'shatter')).toMatchObject([{ to: table().get('discard:1') }]);
    expect(only(flights, 'shatter')[0].at).toBeGreaterThan(0);
  });

  const attack: GameEvent = { kind: 'player-attacked', seat: 0, target: 1, amount: 4 };

  it('shakes who is hit, the harder the more', () => {
    const soft = only(flightsFor([attack], table(), table()), 'shake')[0];
    const hard = only(flightsFor([{ ...attack, amount: 11 }], table(), table()), 'shake')[0];
    expect(soft).toMatchObject({ anchor: 'seat:1' });
    expect(hard.strength).toBeGreaterThan(soft.strength);
    expect(only(flightsFor([attack], table(), table()), 'lethal')).toEqual([]);
  });

  it('keeps the big moment for a lethal hit', () => {
    const events: GameEvent[] = [attack, { kind: 'player-defeated', seat: 1 }];
    expect(only(flightsFor(events, table(), table()), 'lethal')).toHaveLength(1);
  });
});

describe('any change', () => {
  it('leaves out what has no place on the screen', () => {
    const events: GameEvent[] = [
      played('scout', 0),
      { kind: 'gained', seat: 0, what: 'combat', amount: 3 },
      { kind: 'card-drawn', seat: 0, card: 'viper' },
      { kind: 'deck-shuffled', seat: 0, count: 3 },
      { kind: 'player-attacked', seat: 0, target: 1, amount: 3 },
    ];
    expect(flightsFor(events, new Map(), new Map())).toEqual([]);
  });

  it('carries a card that was interrupted far from its place, above everything else', () => {
    const before = new Map([['piece:0:0', box(0, 0)]]);
    const after = new Map([['piece:0:0', box(600, 0)]]);
    const gained: GameEvent = { kind: 'declined', seat: 0 };
    const [flight] = flightsFor([gained], before, after) as CardFlight[];
    expect(flight).toMatchObject({ kind: 'card', hides: 'piece:0:0', from: box(0, 0) });
  });

  it('tells a long chain of events in less than a second', () => {
    const drawn = Array.from(
      { length: 40 },
      (): GameEvent => ({
        kind: 'card-drawn',
        seat: 1,
        card: null,
      }),
    );
    const flights = flightsFor(drawn, table(), table());
    expect(flights).toHaveLength(40);
    expect(Math.max(...flights.map(({ at }) => at))).toBeLessThanOrEqual(700);
  });
});

describe('what teammates do for each other', () => {
  it('flies from one to the other', () => {
    const before = table();
    const given: GameEvent = { kind: 'transferred', seat: 0, to: 1, what: 'trade', amount: 2 };
    const pips = only(flightsFor([given], before, before), 'pip');
    expect(pips).toHaveLength(2);
    expect(pips[0]).toMatchObject({ from: before.get('trade:0'), to: before.get('trade:1') });
    const passed: GameEvent = { kind: 'card-passed', seat: 0, to: 1, card: 'scout' };
    expect(only(flightsFor([passed], before, before), 'card')).toMatchObject([
      { face: 'back', from: before.get('discard:0'), to: before.get('discard:1') },
    ]);
  });
});

describe('a base that is damaged', () => {
  it('shakes where it stands', () => {
    const before = table('piece:1:0');
    const hit: GameEvent = {
      kind: 'base-damaged',
      seat: 0,
      owner: 1,
      slot: 0,
      card: 'the-hive',
      amount: 2,
    };
    const flights = flightsFor([hit], before, before);
    expect(only(flights, 'pip')).toHaveLength(2);
    expect(only(flights, 'shake')).toMatchObject([{ anchor: 'piece:1:0' }]);
  });
});

describe('the cards of a defeated player', () => {
  it('dissolve', () => {
    const lost: GameEvent = { kind: 'cards-lost', seat: 1, cards: ['the-hive', 'scout'] };
    const flights = flightsFor([lost], table('piece:1:0', 'piece:0:0'), table('piece:0:0'));
    expect(only(flights, 'dissolve')).toMatchObject([
      { face: { of: 'before', anchor: 'piece:1:0' } },
    ]);
  });
});
