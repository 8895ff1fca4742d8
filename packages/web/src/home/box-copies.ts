import { cardBoxes as allBoxes } from '@openrealms/content';

/** How many copies of one box can be shuffled together. */
export const MAX_COPIES = 2;

/** How many copies of a box are chosen. */
export function copiesOf(box: string, boxes: readonly string[]): number {
  return boxes.filter((id) => id === box).length;
}

/** What is ticked for a list of boxes: each box, and the second copy of those that are there twice. */
export function ticksOf(boxes: readonly string[]): readonly string[] {
  return [...new Set(boxes)].flatMap((id) =>
    copiesOf(id, boxes) > 1 ? [id, secondCopy(id)] : [id],
  );
}

/** The boxes for what is ticked, in the order of the shelf. */
export function boxesTicked(ticks: readonly string[]): readonly string[] {
  return allBoxes.flatMap(({ id }) => {
    if (!ticks.includes(id)) return [];
    return ticks.includes(secondCopy(id)) ? [id, id] : [id];
  });
}

/** The tick of a second copy. */
export function secondCopy(box: string): string {
  return `${box}+`;
}
