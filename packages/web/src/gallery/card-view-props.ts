import type { GalleryCard } from './collection.ts';

/** What both ways of showing the opened card need. */
export interface CardViewProps {
  readonly shown: GalleryCard | undefined;
  /** To the next card of the grid, or to the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}
