/** Text as a search compares it: without accents, case, ligatures and typographic marks. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ');
}

/** The words of a query, folded; a text matches if it holds all of them. */
export function searchTerms(query: string): readonly string[] {
  return fold(query)
    .split(/\s+/)
    .filter((term) => term !== '');
}

export function holdsAll(text: string, terms: readonly string[]): boolean {
  const folded = fold(text);
  return terms.every((term) => folded.includes(term));
}

/** A stretch of text that a search found, or one between two of them. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text where the terms of a search begin and end; accents do not keep a term from being found. */
export function stretchesOf(text: string, terms: readonly string[]): readonly Stretch[] {
  const characters = Array.from(text.normalize('NFC'));
  const folded = characters.map(fold);
  const whole = folded.join('');
  const marked = new Uint8Array(whole.length);
  for (const term of terms) {
    for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + term.length)) {
      marked.fill(1, at, at + term.length);
    }
  }
  const stretches: { text: string; found: boolean }[] = [];
  let at = 0;
  characters.forEach((character, i) => {
    const found = marked[at] === 1;
    const last = stretches.at(-1);
    if (last !== undefined && last.found === found) last.text += character;
    else stretches.push({ text: character, found });
    at += folded[i]!.length;
  });
  return stretches;
}
