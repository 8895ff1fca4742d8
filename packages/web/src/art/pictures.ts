import type { Card, CardId } from '@openrealms/engine';
import { CORE_SIGNATURES } from './core-signatures.ts';
import type { Chance } from './random.ts';
import type { Signature } from './signature.ts';

/** What draws the cards of the other boxes comes when the first of them is shown. */
let others: typeof import('./other-pictures.ts') | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The picture composed for a card; undefined if it is left to the grammar of its faction, or not there yet. */
export function composedFor(id: CardId): Signature | undefined {
  return CORE_SIGNATURES[id] ?? others?.OTHER_SIGNATURES[id];
}

/** Whose picture a card has: an upgraded card has that of the card below its stickers. */
export function pictureId(card: Card): CardId {
  return card.upgrade?.of ?? card.id;
}

/** The picture of a card: composed for it, or made by the grammar of its faction. Undefined as long as it is not here. */
export function pictureOf(card: Card, chance: Chance): Signature | undefined {
  return composedFor(pictureId(card)) ?? others?.byGrammar(card, chance);
}

/** Whether it is known by now which picture a card has. */
export function isPictureHere(id: CardId): boolean {
  return others !== null || id in CORE_SIGNATURES;
}

/** Loads the pictures that are not part of the core set, once. */
export function loadPictures(): Promise<void> {
  loading ??= import('./other-pictures.ts').then(({ OTHER_SIGNATURES, byGrammar }) => {
    others = { OTHER_SIGNATURES, byGrammar };
    for (const listener of listeners) listener();
  });
  return loading;
}

/** Tells when pictures have come; gives what ends it. */
export function onPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
