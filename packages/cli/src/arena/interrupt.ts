const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Lets Ctrl-C, or being asked to end, stop an event instead of the program; the second time it does what it always
 * does. `release` puts everything back.
 */
export function interruptible(): { readonly signal: AbortSignal; release(): void } {
  const stopping = new AbortController();
  const usual = SIGNALS.map((name) => [name, process.listeners(name)] as const);
  const stop = (): void => {
    release();
    stopping.abort();
  };
  const release = (): void => {
    for (const [name, listeners] of usual) {
      process.off(name, stop);
      for (const listener of listeners) {
        process.off(name, listener);
        process.on(name, listener as NodeJS.SignalsListener);
      }
    }
  };
  for (const [name, listeners] of usual) {
    for (const listener of listeners) process.off(name, listener);
    process.on(name, stop);
  }
  return { signal: stopping.signal, release };
}
