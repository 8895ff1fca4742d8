import { describe, expect, it } from 'vitest';
import { fits, readOptions } from '../../../../scripts/shots/options.mjs';

describe('the options of npm run shots', () => {
  it('are all pictures into shots/ where nothing is said', () => {
    expect(readOptions([])).toEqual({ only: '*', out: 'shots', readme: false, help: false });
  });

  it('name pictures and a folder', () => {
    expect(readOptions(['--only', 'cards*fr', '--out', 'there'])).toMatchObject({
      only: 'cards*fr',
      out: 'there',
    });
  });

  it('put the pictures of the README where it looks for them', () => {
    expect(readOptions(['--readme'])).toMatchObject({ out: 'docs/images' });
  });

  it.each([
    [['--all'], 'Unknown argument: --all'],
    [['--only'], '--only needs a value.'],
    [['--out', '--readme'], '--out needs a value.'],
    [['--readme', '--only', 'cards'], '--readme takes no --only.'],
  ])('refuse %j', (args, wrong) => {
    expect(readOptions(args)).toEqual({ wrong });
  });

  it('find pictures by a part of their name, a star for anything, and nothing else special', () => {
    expect(fits('table-seats-6-phone', 'seats*phone')).toBe(true);
    expect(fits('cards-full-fr', 'cards-full')).toBe(true);
    expect(fits('cards-full-fr', 'cards.full')).toBe(false);
  });
});
