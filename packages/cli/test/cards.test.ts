import { boxes } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { openrealms } from './fake-terminal.ts';

const ids = async (...args: string[]): Promise<string[]> => {
  const { out } = await openrealms(['cards', '--json', ...args]);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
};

describe('cards', () => {
  it('are all there', async () => {
    const all = new Set(boxes.flatMap((box) => box.cards));
    expect(await ids()).toHaveLength(all.size);
  });

  it('are found by their box', async () => {
    expect(await ids('--box', 'core')).toHaveLength(46 + 3);
    const frontiers = await ids('--box', 'frontiers');
    expect(frontiers).toHaveLength(45 + 3);
    expect(frontiers).toContain('hive-queen');
    const { code, err } = await openrealms(['cards', '--box', 'atlantis']);
    expect(code).toBe(2);
    expect(err).toContain('core, frontiers, rise-of-empire');
  });

  it('are found by name in either language, without accents or capitals', async () => {
    expect(await ids('CUTTER')).toEqual(['cutter']);
    expect(await ids('eclaireur')).toEqual(['scout']);
    expect(await ids('imperial', 'scrap')).toEqual(['imperial-frigate']);
  });

  it('are found by their facts', async () => {
    expect(await ids('--box', 'core', '--faction', 'blob', '--type', 'base')).toEqual([
      'blob-wheel',
      'the-hive',
      'blob-world',
    ]);
    expect(await ids('--type', 'outpost', '--cost', '7-8')).toEqual([
      'machine-base',
      'brain-world',
      'siege-fortress',
      'neural-nexus',
      'throne-citadel',
      'cathedral-of-gears',
      'palatine-gate',
    ]);
    expect(await ids('--faction', 'unaligned', '--cost', '0')).toEqual([
      'scout',
      'viper',
      'smuggler',
      'system-police',
    ]);
  });

  it('are printed with their texts', async () => {
    const english = await openrealms(['cards', 'cutter']);
    expect(english.out).toBe(
      'Cutter\nShip · Trade Federation · Cost 2\n+4 Authority, +2 Trade.\nTrade Federation ally: +4 Combat.\n',
    );
    const french = await openrealms(['cards', 'cutter', '--language', 'fr']);
    expect(french.out).toMatch(/^Vedette\n/);
  });

  it('that do not exist are missed', async () => {
    const { code, out, err } = await openrealms(['cards', 'death star']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('No card matches');
  });
});
