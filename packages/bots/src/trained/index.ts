/**
 * Networks from the folders of training runs, for measurements. Only for Node: it reads files.
 *
 * @packageDocumentation
 */
export { ONE_STEP, WHOLE_TURN } from '../network/foresight.ts';
export { LEARNED_HERE } from '../network/learned.ts';
export type { Weights } from '../network/network.ts';
export { networkBot } from '../network/network-bot.ts';
export { NoTrainedNetwork, readTrained, type Trained } from './read-trained.ts';
