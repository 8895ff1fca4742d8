/** All boxes one can choose, with their cards alone: what a campaign consists of weighs as much again. Loaded when a game is played with one of them. */
export { cardBoxes } from '@openrealms/content';
