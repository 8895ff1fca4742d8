/** Advance widths of Saira Condensed SemiBold in hundredths of an em, for groups of letters. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [" 'ijl.,I", 23],
  ['Jtfr-', 30],
  ['csLFz', 38],
  ['CTvaekxEoZ', 43],
  ['ABDGKPRVXOQUHN', 51],
  ['wm', 67],
  ['MW', 74],
];
const OTHERS = 45;

/** About how wide a text is, in em; a little more rather than less. */
export function emsOf(text: string): number {
  let hundredths = 0;
  for (const letter of text.normalize('NFD').replaceAll(/\p{M}/gu, '')) {
    hundredths += WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? OTHERS;
  }
  return hundredths / 100;
}

/** Small words that a name can do without where space is short. */
const SMALL_WORDS = new Set(['the', 'of', 'la', 'le', 'de', 'du', 'des']);

/** Where a line may break inside a name: after a space, and after a hyphen. */
const BREAKS = /(?<=[ -])/;

/**
 * A name for the smallest cards: without its small words, and with every part that cannot be broken cut to
 * `ems` where it is wider.
 */
export function shortName(name: string, ems: number): string {
  if (emsOf(name) <= ems) return name;
  return name
    .split(BREAKS)
    .filter((part) => !SMALL_WORDS.has(part.trim().toLowerCase()))
    .map((part) => shortPart(part, ems))
    .join('');
}

/** Cut before a vowel, as abbreviations are. */
function shortPart(part: string, ems: number): string {
  const word = part.trim();
  if (emsOf(word) <= ems) return part;
  const joint = part.slice(-1).replace(/[^ -]/, '');
  let cut = word.replace(/-$/, '');
  while (cut.length > 2 && (emsOf(`${cut}.${joint}`) > ems || /[aeiouyéèêà]$/i.test(cut))) {
    cut = cut.slice(0, -1);
  }
  return `${cut}.${joint}`;
}
