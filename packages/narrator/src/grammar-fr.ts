/** "de" and a name; an h at the beginning of a name is taken to be said. */
export function of(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`;
}

export function cards(count: number): string {
  return `${count} ${count < 2 ? 'carte' : 'cartes'}`;
}

export function damage(amount: number): string {
  return `${amount} ${amount < 2 ? 'dégât' : 'dégâts'}`;
}
