import fc from 'fast-check';
import type { Mutation } from './mutate.ts';
import { ALL_CARDS } from './shelf.ts';

/** The same inputs in every run. */
export const SEED = 20_250_811;

/** JSON.parse makes `__proto__` a property of its own. */
const POLLUTED: unknown = JSON.parse('{"__proto__":{"polluted":true}}');

/** Values of every type that JSON knows, chosen for the trouble they make. */
export const JSON_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 2, 7, 0.5, 1e308, -(2 ** 31) - 1, 2 ** 53],
  ...['', ' ', '0', 'scout', 'no-such-card', '__proto__', 'constructor', 'toString', '\ud800'],
  ...[[], [[]], [null], ['scout'], [0, 0], {}, { length: 3 }, { toString: 1 }, { type: 'concede' }],
  POLLUTED,
];

/** Values that JSON does not know. */
export const OTHER_VALUES: readonly unknown[] = [
  ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0],
  ...[10n, Symbol('s'), () => 'scout', new Date(0), new Map(), Object.create(null)],
];

const CARDS = ALL_CARDS.map(({ id }) => id);

export const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...JSON_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'kind', 'type', 'card', 'seat', 'length'), fc.nat(3)),
);

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  jsonValue,
  fc.constantFrom(...OTHER_VALUES),
);

/** Values that could stand in a saved game. */
const plausible: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...CARDS),
  fc.constantFrom(
    'primary',
    'ally',
    'double-ally',
    'scrap',
    'whenever-ship-played',
    'next-turn',
    'recycle',
  ),
  fc.boolean(),
  fc.nat(8),
  fc.constantFrom(15, 16, 17, 60, 999, 1000, 4000, 4095),
  fc.array(fc.constantFrom(...CARDS), { maxLength: 20 }),
  fc.uniqueArray(fc.nat(1)),
  fc.record({ slot: fc.nat(12), card: fc.constantFrom(...CARDS) }),
  fc.record({
    seat: fc.nat(1),
    slot: fc.option(fc.nat(12)),
    card: fc.option(fc.constantFrom(...CARDS)),
    ability: fc.constantFrom(
      'primary',
      'ally',
      'scrap',
      'whenever-ship-played',
      'forced-discard',
      'bequest',
      'estate',
    ),
    step: fc.nat(4),
    done: fc.nat(3),
    tally: fc.nat(3),
  }),
);

/** A few changes, most of them to something that could be meant. */
export function mutations(
  value: fc.Arbitrary<unknown> = fc.oneof({ weight: 4, arbitrary: plausible }, jsonValue),
): fc.Arbitrary<Mutation[]> {
  const mutation = fc.record({
    part: fc.nat(100_000),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'insert', 'swap'),
    value,
    times: fc.nat(40),
  }) as fc.Arbitrary<Mutation>;
  return fc.array(mutation, { minLength: 1, maxLength: 4 });
}
