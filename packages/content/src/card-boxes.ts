import type { Box } from '@openrealms/engine';
import { core } from './core/index.ts';
import { frontiers } from './frontiers/index.ts';
import { riseOfEmpireCards } from './rise-of-empire/cards-box.ts';

/**
 * Every box one can choose, with its cards alone: for whoever must load little and plays no campaign. The games are the same as with the
 * whole boxes.
 */
export const cardBoxes: readonly Box[] = [core, frontiers, riseOfEmpireCards];
