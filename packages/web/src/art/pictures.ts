import type { CardId } from '@openrealms/engine';
import { CORE_SIGNATURES } from './core-signatures.ts';
import type { Signature } from './signature.ts';

/** The pictures of the other boxes come when the first card that may have one is shown. */
let others: Readonly<Record<CardId, Signature>> | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The picture composed for a card; undefined if it is left to the grammar of its faction, or not there yet. */
export function composedFor(id: CardId): Signature | undefined {
  return CORE_SIGNATURES[id] ?? others?.[id];
}

/** Whether it is known by now which picture a card has. */
export function isPictureHere(id: CardId): boolean {
  return others !== null || id in CORE_SIGNATURES;
}

/** Loads the pictures that are not part of the core set, once. */
export function loadPictures(): Promise<void> {
  loading ??= import('./frontiers-signatures.ts').then(({ FRONTIERS_SIGNATURES }) => {
    others = FRONTIERS_SIGNATURES;
    for (const listener of listeners) listener();
  });
  return loading;
}

/** Tells when pictures have come; gives what ends it. */
export function onPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
