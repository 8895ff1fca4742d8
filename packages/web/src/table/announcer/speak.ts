const listeners = new Set<(text: string) => void>();

/** Says something to whoever plays by ear; it is also what the review keys answer with. */
export function speak(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onSpoken(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
