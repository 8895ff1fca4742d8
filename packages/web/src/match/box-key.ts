import type { Box } from '@openrealms/engine';

const own = new WeakMap<Box, string>();

/** What games of this browser call a box of a pack: two editions of it can stand side by side. Our own boxes go by their id. */
export function ownKey({ id, version }: Pick<Box, 'id' | 'version'>): string {
  return `${id}@${version}`;
}

/** Whether a key names the box of a pack. */
export function isOwnKey(key: string): boolean {
  return key.includes('@');
}

/** Says that a box comes from a pack. */
export function markOwn(box: Box): void {
  own.set(box, ownKey(box));
}

/** What games of this browser call a box. */
export function keyOf(box: Box): string {
  return own.get(box) ?? box.id;
}
