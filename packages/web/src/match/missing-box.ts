import type { Box, Problem } from '@openrealms/engine';
import { ownKey } from './box-key.ts';

type NamedBox = Pick<Box, 'id' | 'version'>;

/** Why a game cannot be played with these boxes: the first that is not among them all; null if none is missing. */
export function missingBox(wanted: readonly NamedBox[], all: readonly NamedBox[]): Problem | null {
  const isHere = ({ id, version }: NamedBox): boolean =>
    all.some((box) => box.id === id && box.version === version);
  const missing = wanted.find((box) => !isHere(box));
  return missing === undefined ? null : unknownBox(ownKey(missing));
}

/** The problem of a game whose box is not here; the place of the problem is the key of the box. */
export function unknownBox(key: string): Problem {
  return {
    code: 'unknown-box',
    why: `This game needs the box ${key}, which is not here.`,
    at: key,
  };
}
