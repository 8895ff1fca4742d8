/** Numbers from 0 to 1 that are the same every time for the same text. */
export type Chance = () => number;

export function chanceFrom(text: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (chance: Chance, low: number, high: number): number =>
  low + (high - low) * chance();

export const oneOf = <T>(chance: Chance, items: readonly T[]): T =>
  items[Math.floor(chance() * items.length)]!;
