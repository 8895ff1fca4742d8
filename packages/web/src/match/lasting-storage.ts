/** What of the browser's storage is asked; old browsers and pages that came an unsafe way lack some or all of it. */
interface Asked {
  readonly storage?: { persist?(): Promise<boolean> };
}

/**
 * Asks the browser, once, not to throw kept games away when it needs room. Some ask the player, so nothing is asked
 * before there is a game to keep. The answer changes nothing.
 */
export function askForLastingStorage(browser: () => Asked): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    const ask = async (): Promise<unknown> => browser().storage?.persist?.();
    ask().catch(() => undefined);
  };
}
