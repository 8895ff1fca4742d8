/**
 * Screens that are higher than wide, phones above all, and those that show little at once: a phone on its side, or a
 * window at twice the size. The style sheets of the table say the same.
 */
export const UPRIGHT =
  '(width < 700px), (width < 1000px) and (orientation: portrait), (width < 1000px) and (height < 600px)';

/** A phone that is held upright: what there is much of must lie in two rows. The style sheets say the same. */
export const NARROW = '(width < 700px)';
