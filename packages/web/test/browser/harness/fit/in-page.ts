import { cardMisfits } from './card-misfits.ts';
import { controlMisfits } from './control-misfits.ts';
import { screenMisfits, widthMisfits } from './screen-misfits.ts';
import { textMisfits } from './text-misfits.ts';
import { allTexts } from './texts.ts';

export interface Measure {
  /** Everything must be on the screen at once; only what lies beside the table may scroll. */
  readonly oneScreen: boolean;
  /** Where a text may end in an ellipsis, because all of it stands elsewhere. */
  readonly mayBeShortened: string;
}

/** Runs in the page and measures it as it stands. */
export function misfitsHere({ oneScreen, mayBeShortened }: Measure): string[] {
  const texts = allTexts();
  if (texts.length === 0) return ['there is nothing to read'];
  const found = [
    ...textMisfits(texts, mayBeShortened),
    ...cardMisfits(texts),
    ...controlMisfits(texts),
    ...widthMisfits(),
    ...(oneScreen ? screenMisfits(texts) : []),
  ];
  return [...new Set(found)];
}
