/**
 * Lets the game start and play without a network after the first visit. Does nothing during development and where
 * browsers do not allow it, over plain http from another machine for instance; the game then needs its server.
 *
 * A new version takes over by itself, and with it go the files of the old one. Every move is kept, so the page can
 * begin anew with the new version: when nobody looks, or when it needs a file that is gone.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  if (container.controller !== null) {
    container.addEventListener('controllerchange', reloadWhenUnseen, { once: true });
  }
  // Without it the game works as before, only not offline: nothing to tell the player.
  await container.register('./sw.js').catch(() => undefined);
}

function reloadWhenUnseen(): void {
  const reload = () => location.reload();
  if (document.visibilityState === 'hidden') {
    reload();
  } else {
    addEventListener('vite:preloadError', reload, { once: true });
    document.addEventListener('visibilitychange', reload, { once: true });
  }
}
