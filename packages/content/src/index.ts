/**
 * The boxes: every card as a literal in the ability language.
 *
 * @packageDocumentation
 */
export { cardBoxes } from './card-boxes.ts';
export { core } from './core/index.ts';
export { frontiers } from './frontiers/index.ts';
export { riseOfEmpire } from './rise-of-empire/index.ts';
export { boxes, shelf } from './shelf.ts';
