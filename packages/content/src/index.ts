/**
 * The boxes: every card as a literal in the ability language.
 *
 * @packageDocumentation
 */
import type { Box } from '@openrealms/engine';
import { core } from './core/index.ts';

export { core };

/** Every box there is, oldest first. */
export const boxes: readonly Box[] = [core];
