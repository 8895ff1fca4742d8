/** Like "Nova's" or "Iris'". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

export function cards(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}
