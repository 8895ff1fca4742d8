import { describe, expect, it } from 'vitest';
import { updateAtHome } from '../../src/app/update-at-home.ts';

describe('a new version', () => {
  it('waits while something may be open, and takes over when the player comes home', () => {
    const { waiting, go, page } = visited();
    waiting.here = true;
    go('#/learn/first-turn');
    expect([waiting.asked, page.reloads]).toEqual([0, 0]);
    go('#/');
    expect([waiting.asked, page.reloads]).toEqual([1, 1]);
  });

  it('that was found before takes over at the start, but only at home', () => {
    const { waiting, go, page, update } = visited();
    waiting.here = true;
    go('#/play/1');
    update();
    expect(waiting.asked).toBe(0);
    page.hash = '';
    update();
    expect([waiting.asked, page.reloads]).toEqual([1, 1]);
  });

  it('that another tab let take over is loaded at home', () => {
    const { takeOver, go, page } = visited();
    go('#/play/1');
    takeOver();
    go('#/rules');
    expect(page.reloads).toBe(0);
    go('#/');
    expect(page.reloads).toBe(1);
  });

  it('is loaded elsewhere only where a file of the old one is missing', () => {
    const { takeOver, go, page, miss } = visited();
    go('#/play/1');
    miss();
    expect(page.reloads).toBe(0);
    takeOver();
    expect(page.reloads).toBe(0);
    miss();
    expect(page.reloads).toBe(1);
  });

  it('is not what takes the page over on the first visit', () => {
    const { takeOver, go, page } = visited(null);
    takeOver();
    go('#/');
    expect(page.reloads).toBe(0);
    takeOver();
    expect(page.reloads).toBe(1);
  });
});

/** A page at home; the worker that controls it, if any, has no successor yet. */
function visited(controller: ServiceWorker | null = {} as ServiceWorker) {
  const container = Object.assign(new EventTarget(), { controller });
  const page = { hash: '#/', reloads: 0 };
  const listeners: (() => void)[] = [];
  let miss = (): void => {};
  const takeOver = (): void => {
    container.controller = {} as ServiceWorker;
    container.dispatchEvent(new Event('controllerchange'));
  };
  const waiting = { here: false, asked: 0 };
  const worker = {
    postMessage(message: unknown) {
      expect(message).toEqual({ type: 'SKIP_WAITING' });
      waiting.asked++;
      waiting.here = false;
      takeOver();
    },
  } as ServiceWorker;
  const registration = () => ({ waiting: waiting.here ? worker : null });
  const update = updateAtHome(container, registration, {
    isAtHome: () => page.hash === '' || page.hash === '#/',
    onNavigation: (listener) => listeners.push(listener),
    onMissingFile: (listener) => {
      miss = listener;
    },
    reload: () => {
      page.reloads++;
    },
  });
  const go = (hash: string): void => {
    page.hash = hash;
    for (const listener of listeners) listener();
  };
  return { waiting, takeOver, go, page, update, miss: () => miss() };
}
