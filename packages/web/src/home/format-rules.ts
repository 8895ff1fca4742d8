import type { FormatId } from '@openrealms/engine';
import type { ChapterId } from '../rules/outline.ts';

/** The chapter of the rules that tells a format. */
export const FORMAT_RULES: Readonly<Record<FormatId, ChapterId>> = {
  standard: 'the-game',
  'free-for-all': 'free-for-all',
  hunter: 'hunter',
  'hunter-first-blood': 'hunter',
  hydra: 'hydra',
  emperor: 'emperor',
  raid: 'raid',
};
