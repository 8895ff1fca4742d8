/**
 * The boxes: every card as a literal in the ability language.
 *
 * @packageDocumentation
 */
import type { Box } from '@openrealms/engine';
import { core } from './core/index.ts';
import { frontiers } from './frontiers/index.ts';

export { core, frontiers };

/** Every box there is, oldest first. */
export const boxes: readonly Box[] = [core, frontiers];
