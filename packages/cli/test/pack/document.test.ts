import { readFileSync } from 'node:fs';
import { boxes, riseOfEmpire } from '@openrealms/content';
import { PACK_CODES, packOf, readPack } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';

const document = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8');

/** A list of the excerpt put into a list of our own: in the place of what it replaces, or at the end. */
type Entry = Record<string, unknown>;
function put(
  list: Entry[],
  entries: Entry[],
  same: (one: Entry, other: Entry) => boolean,
): Entry[] {
  return [...list.filter((each) => !entries.some((entry) => same(entry, each))), ...entries];
}

describe('docs/packs.md', () => {
  it('explains every class of problems, and no other', () => {
    const rows = [...document.matchAll(/^\| `([a-z-]+)` +\| (error|warning)/gm)];
    expect(rows.map(([, code]) => code).toSorted()).toEqual(Object.keys(PACK_CODES).toSorted());
  });

  it('shows parts of a pack that can be played', () => {
    const excerpt = JSON.parse(/^```json\n([\s\S]*?)^```$/m.exec(document)?.[1] ?? '');
    const pack = JSON.parse(JSON.stringify(packOf(riseOfEmpire)));
    const scenarioOf = ({ earned }: Entry): unknown => (earned as Entry).number;
    const merged = {
      ...pack,
      version: 'excerpt',
      cards: [...pack.cards, ...excerpt.cards],
      sheets: put(
        pack.sheets,
        excerpt.sheets,
        (a, b) => a.side === b.side && a.number === b.number,
      ),
      scenarios: put(pack.scenarios, excerpt.scenarios, (a, b) => a.number === b.number),
      victoryCards: put(
        pack.victoryCards,
        excerpt.victoryCards,
        (a, b) => scenarioOf(a) !== undefined && scenarioOf(a) === scenarioOf(b),
      ),
    };
    const { box, problems } = readPack(merged, boxes);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(box?.cards.at(-1)?.id).toBe('customs-house');
  });
});
