import { describe, expect, it } from 'vitest';
import { type Address, readAddress, writeAddress } from '../../src/gallery/address.ts';
import { NO_FILTERS } from '../../src/gallery/filters.ts';

describe('the address of the gallery', () => {
  it('is short when nothing is filtered', () => {
    expect(writeAddress({ filters: NO_FILTERS, card: undefined, pack: undefined })).toBe(
      '#/gallery',
    );
    expect(writeAddress({ filters: NO_FILTERS, card: 'cutter', pack: undefined })).toBe(
      '#/gallery/cutter',
    );
    expect(readAddress('#/gallery')).toEqual({
      filters: NO_FILTERS,
      card: undefined,
      pack: undefined,
    });
  });

  it('says everything that is filtered and reads it back', () => {
    const address: Address = {
      card: 'the-hive',
      pack: 'my-box@1/2 é',
      filters: {
        boxes: ['core'],
        factions: ['blob', 'unaligned'],
        kinds: ['base'],
        cost: [2, 6],
        effects: ['combat', 'has-ally'],
        query: 'hive & été?',
        sort: 'name',
      },
    };
    expect(readAddress(writeAddress(address))).toEqual(address);
    const closed = { ...address, card: undefined };
    expect(readAddress(writeAddress(closed))).toEqual(closed);
    expect(writeAddress(closed)).toMatch(/^#\/gallery\/\?pack=my-box%401%2F2[^/]*&box=core&/);
  });

  it('leaves out what it does not know', () => {
    const hash = '#/gallery/?faction=klingon+blob&cost=9-2&sort=colour&effect=win';
    expect(readAddress(hash)).toEqual({
      card: undefined,
      pack: undefined,
      filters: { ...NO_FILTERS, factions: ['blob'] },
    });
  });
});
