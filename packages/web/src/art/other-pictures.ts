/** Everything that draws cards outside the core set: loaded when the first of them is shown. */
import type { CardId } from '@openrealms/engine';
import { CONSORTIUM_SIGNATURES } from './consortium-signatures.ts';
import { FRONTIERS_SIGNATURES } from './frontiers-signatures.ts';
import { KINGDOM_SIGNATURES } from './kingdom-signatures.ts';
import { POST_CAMPAIGN_SIGNATURES } from './post-campaign-signatures.ts';
import { SCAVENGERS_SIGNATURES } from './scavengers-signatures.ts';
import type { Signature } from './signature.ts';

export { byGrammar } from './grammar.ts';

/** The pictures of all boxes but the core set. */
export const OTHER_SIGNATURES: Readonly<Record<CardId, Signature>> = {
  ...FRONTIERS_SIGNATURES,
  ...CONSORTIUM_SIGNATURES,
  ...KINGDOM_SIGNATURES,
  ...SCAVENGERS_SIGNATURES,
  ...POST_CAMPAIGN_SIGNATURES,
};
