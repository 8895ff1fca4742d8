import { describe, expect, it } from 'vitest';
import { lastLines } from '../../src/protocol/last-lines.ts';
import { plain, shown } from '../../src/protocol/told-text.ts';

/** Turns text around, cannot be seen, hides in a tag, breaks the line. */
const TRICKS = 'a\u202eb\u200bc\u{e0041}d\u2028e\nf\u0085g';

describe('what a program says', () => {
  it('is shown without what steers, turns or hides', () => {
    expect(plain(TRICKS)).toBe('abcd e f g');
    expect(plain('Zoë, naïve, 日本, 🚀')).toBe('Zoë, naïve, 日本, 🚀');
  });

  it('is shown as JSON with all of that escaped, and not too long', () => {
    expect(shown(TRICKS)).toBe(String.raw`"a\u202eb\u200bc\udb40\udc41d\u2028e\nf\u0085g"`);
    expect(JSON.parse(shown(TRICKS))).toBe(TRICKS);
    expect(shown({ text: 'é' })).toBe('{"text":"é"}');
    expect(shown('x'.repeat(500))).toBe(`"${'x'.repeat(119)}…`);
  });

  it('on stderr is plain too', () => {
    const complaints = lastLines();
    complaints.add(Buffer.from('one \u202eowt\nthr\u200bee\n'));
    expect(complaints.lines()).toEqual(['one owt', 'three']);
  });
});
