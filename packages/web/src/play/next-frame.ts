/** Resolves when the next frame begins; at once where none is shown. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });
}
