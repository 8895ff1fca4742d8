import { describe, expect, it } from 'vitest';
import { replayFileName } from '../../src/share/file-name.ts';

describe('the name of a file', () => {
  it('sorts by day and names the players in plain letters', () => {
    const day = Date.UTC(2026, 2, 1, 12);
    expect(replayFileName(day, ['Éloïse', 'Greedy'])).toBe(
      'openrealms-2026-03-01-eloise-greedy.json',
    );
    expect(replayFileName(day, ['', '../..'])).toBe('openrealms-2026-03-01.json');
  });
});
