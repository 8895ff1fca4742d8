import { readFileSync } from 'node:fs';
import { boxes, riseOfEmpire } from '@openrealms/content';
import { type PackCode, packOf, packSchema, randomFrom, readPack, roll } from '@openrealms/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openrealms } from '../fake-terminal.ts';

const SCHEMA = new URL('../../../engine/schema/pack.schema.json', import.meta.url);

/** Mistakes of the shape: those that a schema can see too. */
const OF_SHAPE: readonly PackCode[] = [
  'wrong-type',
  'wrong-value',
  'wrong-length',
  'missing-field',
  'unknown-field',
  'other-kind',
];

const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(packSchema());
const pack = (): unknown => JSON.parse(JSON.stringify(packOf(riseOfEmpire)));

describe('the schema of packs', () => {
  it('is the one in the file; write it anew with: openrealms pack schema', async () => {
    const file = JSON.parse(readFileSync(SCHEMA, 'utf8'));
    expect(file).toEqual(packSchema());
    const { out } = await openrealms(['pack', 'schema']);
    expect(JSON.parse(out)).toEqual(file);
  });

  it('accepts our own box', () => {
    expect(validate(pack()) ? [] : validate.errors).toEqual([]);
  });

  it('says of a thousand changed packs the same as the check', () => {
    const random = randomFrom('changed packs');
    const verdicts = { good: 0, bad: 0 };
    for (let i = 0; i < 1000; i++) {
      const changed = pack();
      const change = changeSomething(changed, (n) => roll(random, n));
      const { problems } = readPack(changed, boxes);
      const fine = !problems.some(({ code }) => OF_SHAPE.includes(code));
      verdicts[fine ? 'good' : 'bad']++;
      expect({ change, fine: validate(changed) }).toEqual({ change, fine });
    }
    expect(verdicts.good).toBeGreaterThan(50);
    expect(verdicts.bad).toBeGreaterThan(400);
  });
});

/** What may be put in the place of a part. */
const PARTS: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 5, 12, 99, 100, -1, 1.5, '', ' ', 'x', 'scout', 'ship', 'both'],
  ...[[], {}, [{}], ['hand'], { en: 'a', fr: 'b' }, { kind: 'trade', amount: 1 }, { scout: 1 }],
  ...['that-many', { perPlayed: 'blob' }, { upgradesOf: 'kingdom' }, 'star-empire', 'upgrades'],
];

/** Changes one part of a value, deep inside: replaces it, leaves it out, or adds something beside it. */
function changeSomething(value: unknown, dice: (n: number) => number): string {
  let at = value as Record<string, unknown>;
  const path: string[] = [];
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[dice(keys.length)];
    path.push(key);
    const inside = at[key];
    const deeper = typeof inside === 'object' && inside !== null && Object.keys(inside).length > 0;
    if (deeper && dice(6) > 0) {
      at = inside as Record<string, unknown>;
      continue;
    }
    const part = structuredClone(PARTS[dice(PARTS.length)]);
    const how = dice(4);
    if (how === 0 && !Array.isArray(at)) delete at[key];
    else if (how === 1 && !Array.isArray(at)) at[`${key}x`] = part;
    else at[key] = part;
    return `${['leave out', 'add beside', 'replace', 'replace'][how]} ${path.join('.')}: ${JSON.stringify(part)}`;
  }
}
