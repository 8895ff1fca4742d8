/** The word that was probably meant: the one with the fewest different letters, if it is close enough. */
export function nearest(given: string, words: readonly string[]): string | null {
  const distances = words.map((word) => distance(given.toLowerCase(), word.toLowerCase()));
  const least = Math.min(...distances);
  return least <= Math.ceil(given.length / 3) ? words[distances.indexOf(least)] : null;
}

/** "Did you mean …? ", or what there is where nothing is close. */
export function suggestion(given: string, words: readonly string[]): string {
  const guess = nearest(given, words);
  return guess === null ? `There is: ${words.join(', ')}.` : `Did you mean "${guess}"?`;
}

/** How many letters have to be changed, added or left out to get from one word to the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = before[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(change, before[j] + 1, row[j - 1] + 1));
    }
    before = row;
  }
  return before[other.length];
}
