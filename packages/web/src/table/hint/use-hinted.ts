import type { Command, Seat } from '@openrealms/engine';
import { useMemo } from 'react';
import { type Place, placeOf } from '../places.ts';
import type { TableHint } from '../table-props.ts';

/** What the player is advised to do, and the thing on the table that it is about. */
export function useHinted(
  hint: TableHint | undefined,
  you: Seat | null,
): { readonly hinted: Command | null; readonly hintedPlace: Place | null } {
  const shown = hint?.shown ?? null;
  return useMemo(() => {
    const hinted = shown === null || typeof shown === 'string' ? null : shown.command;
    return { hinted, hintedPlace: hinted === null || you === null ? null : placeOf(hinted, you) };
  }, [shown, you]);
}
