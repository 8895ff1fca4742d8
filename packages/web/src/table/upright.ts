/** Screens that are higher than wide, phones above all; the style sheets of the table say the same. */
export const UPRIGHT = '(width < 700px), (width < 1000px) and (orientation: portrait)';
