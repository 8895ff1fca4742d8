import { updateAtHome } from './update-at-home.ts';

/**
 * Lets the game start and play without a network after the first visit. Does nothing during development and where
 * browsers do not allow it, over plain http from another machine for instance; the game then needs its server.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  const update = updateAtHome(container, () => registration, {
    isAtHome: () => location.hash === '' || location.hash === '#/',
    onNavigation: (listener) => addEventListener('hashchange', listener),
    onMissingFile: (listener) => addEventListener('vite:preloadError', listener),
    reload: () => location.reload(),
  });
  // Without it the game works as before, only not offline: nothing to tell the player.
  registration = await container.register('./sw.js').catch(() => undefined);
  // A version that was found during the last visit takes over at the start.
  update();
}
