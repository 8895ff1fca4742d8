import type { TableHint } from '../table-props.ts';

/** Asks for a hint, or takes the one away that is there. */
export function toggleHint({ shown, onAsk, onClose }: TableHint): void {
  if (shown === null) onAsk();
  else onClose();
}
