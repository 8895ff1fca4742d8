/** The page as far as a new version is concerned. */
export interface UpdatedPage {
  isAtHome(): boolean;
  onNavigation(listener: () => void): void;
  /** A part of the page could not be loaded. */
  onMissingFile(listener: () => void): void;
  reload(): void;
}

/**
 * Lets a new version that waits take over when the player comes home, where nothing is open that a reload would lose.
 * Until then the page has all files of its own version. The new one may take over later than it was let, or because of
 * another tab: then the page goes on with what it has loaded, and begins anew at home, or else when it needs a file that
 * is gone, for then it could only say that it is broken.
 */
export function updateAtHome(
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  registration: () => Pick<ServiceWorkerRegistration, 'waiting'> | undefined,
  page: UpdatedPage,
): () => void {
  let controller = container.controller;
  let outdated = false;

  const update = (): void => {
    if (!page.isAtHome()) return;
    if (outdated) page.reload();
    else registration()?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  };

  container.addEventListener('controllerchange', () => {
    // On the first visit nobody was there before.
    outdated ||= controller !== null;
    controller = container.controller;
    if (outdated) update();
  });
  page.onNavigation(update);
  page.onMissingFile(() => {
    if (outdated) page.reload();
  });
  return update;
}
