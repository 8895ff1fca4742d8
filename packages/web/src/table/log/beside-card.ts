/** Marks that must stay on the line of the card they follow, with the space that French puts before some. */
const AFTER = /^[\u00a0\u202f]?[.,;:)]+/;
/** A bracket that must stay on the line of the card it stands before. */
const BEFORE = /\($/;

/** What of the text after a card belongs to it. */
export function marksAfter(text: unknown): string {
  return typeof text === 'string' ? (AFTER.exec(text)?.[0] ?? '') : '';
}

/** What of the text before a card belongs to it. */
export function marksBefore(text: unknown): string {
  return typeof text === 'string' ? (BEFORE.exec(text)?.[0] ?? '') : '';
}

/** The text between two cards without what belongs to them. */
export function withoutMarks(text: string, isAfterCard: boolean, isBeforeCard: boolean): string {
  const rest = isAfterCard ? text.replace(AFTER, '') : text;
  return isBeforeCard ? rest.replace(BEFORE, '') : rest;
}
