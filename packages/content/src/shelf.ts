import { type Box, campaignBox } from '@openrealms/engine';
import { core } from './core/index.ts';
import { frontiers } from './frontiers/index.ts';
import { riseOfEmpire } from './rise-of-empire/index.ts';

/** Every box one can choose, oldest first. */
export const boxes: readonly Box[] = [core, frontiers, riseOfEmpire];

/** Every box that a saved game, a replay or a link can name: also the one that the games of a campaign are played with. */
export const shelf: readonly Box[] = [...boxes, campaignBox(riseOfEmpire)];
