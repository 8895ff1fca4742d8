/** The parts of the table from top to bottom. */
export const ZONE = '[data-zone]';

/** Arrow keys: along the cards of a part, and from part to part. False where there is nowhere to go. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const active = document.activeElement;
  const zone = active?.closest(ZONE);
  if (!(active instanceof HTMLElement) || zone == null || !root.contains(zone)) return false;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = key === 'ArrowRight' ? 1 : -1;
      const buttons = buttonsIn(zone);
      const next = buttons[buttons.indexOf(active) + step];
      next?.focus();
      return next !== undefined;
    }
    case 'ArrowDown':
    case 'ArrowUp': {
      const step = key === 'ArrowDown' ? 1 : -1;
      const zones = [...root.querySelectorAll(ZONE)].filter((each) => buttonsIn(each).length > 0);
      const next = zones[zones.indexOf(zone) + step];
      if (next === undefined) return false;
      nearest(buttonsIn(next), active).focus();
      return true;
    }
    default:
      return false;
  }
}

export function buttonsIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

/** The one that is least to the left or right. */
function nearest(buttons: readonly HTMLElement[], from: HTMLElement): HTMLElement {
  const middle = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const at = middle(from);
  return buttons.reduce((best, each) =>
    Math.abs(middle(each) - at) < Math.abs(middle(best) - at) ? each : best,
  );
}
