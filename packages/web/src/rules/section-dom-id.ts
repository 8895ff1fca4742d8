import type { ChapterId, ClauseId } from './outline.ts';
import { ruleHref } from './outline.ts';

/** The element of a chapter or clause is named as its address, so that the browser itself finds it. */
export function sectionDomId(id: ChapterId | ClauseId): string {
  return ruleHref(id).slice(1);
}
