export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Lower case, without accents, with spaces for hyphens: as people type. */
export function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-’'\s]+/g, ' ')
    .trim();
}

/** A name as it stands behind its owner: "your Hive", not "your The Hive". */
export function withoutArticle(name: string): string {
  return name.replace(/^(?:The|La|Le|Les) |^L['’]/, '');
}

/** Like "Ann, Bea and Cy". */
export function enumerated(names: readonly string[], and: string): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`;
}
