import { describe, expect, it } from 'vitest';
import { box, columns, printable, wrap } from '../src/text/layout.ts';
import { wordsIn } from '../src/text/words-in.ts';

describe('layout', () => {
  it('wraps paragraphs and entries of lists', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('  key  a long text', 14)).toEqual(['  key  a long', '       text']);
  });

  it('prints what strangers wrote on one line, as it stands there', () => {
    expect(printable('\u001b[2JZo\u00eb\r\n\u2028al \u202eeht\u2066')).toBe('Zo\u00eb al eht');
    const family = '\u{1f469}\u200d\u{1f680} \u06cc\u200c\u0645';
    expect(printable(family)).toBe(family);
  });

  it('draws frames as wide as asked, colours or not', () => {
    const plain = (text: string): string => text;
    const lines = box('\u001b[1mA\u001b[22m', ['B'], ['\u001b[1mx\u001b[22m'], 20, plain);
    expect(lines.map(columns)).toEqual([20, 20, 20]);
  });

  it('takes the facts of a frame inside where its edge is too short for them', () => {
    const framed = (width: number): string[] =>
      box('Title', ['deck 10', 'hand 5', 'discard 3'], [], width, (text) => text);
    expect(framed(46)[0]).toBe('┌─ Title ───── deck 10 · hand 5 · discard 3 ─┐');
    expect(framed(32).slice(0, 2)).toEqual([
      '┌─ Title ─── deck 10 · hand 5 ─┐',
      `│ ${'discard 3'.padEnd(28)} │`,
    ]);
    expect(framed(16).slice(0, 2)).toEqual(['┌─ Title ──────┐', '│ deck 10      │']);
  });
});

describe('the words', () => {
  it('of French elide before a vowel', () => {
    const { deckOrHand } = wordsIn('fr');
    expect(deckOrHand('Avide')).toBe("dans le deck ou la main d'Avide");
    expect(deckOrHand('Hasard')).toBe('dans le deck ou la main de Hasard');
    expect(deckOrHand('Éloi')).toBe("dans le deck ou la main d'Éloi");
  });

  it('are there in both languages, with the same commands', () => {
    const [english, french] = [wordsIn('en'), wordsIn('fr')];
    expect(Object.keys(french)).toEqual(Object.keys(english));
    const commands = (help: string) => [...help.matchAll(/^ {2}(\S+)/gm)].map(([, word]) => word);
    expect(commands(french.help)).toEqual(commands(english.help));
  });
});
