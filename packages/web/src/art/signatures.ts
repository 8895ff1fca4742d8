import type { CardId } from '@openrealms/engine';
import { CORE_SIGNATURES } from './core-signatures.ts';
import { FRONTIERS_SIGNATURES } from './frontiers-signatures.ts';
import type { Signature } from './signature.ts';

/** The cards whose picture is composed by hand; others are left to the grammar of their faction. */
export const SIGNATURES: Readonly<Record<CardId, Signature>> = {
  ...CORE_SIGNATURES,
  ...FRONTIERS_SIGNATURES,
};
