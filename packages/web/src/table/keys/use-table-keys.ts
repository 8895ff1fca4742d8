import { type RefObject, useEffect } from 'react';
import type { Happening } from '../../match/match.ts';
import { speak } from '../announcer/speak.ts';
import { EXPLORERS, rowPlace, seatPlace } from '../places.ts';
import type { TableContextValue } from '../table-context.ts';
import type { TableProps } from '../table-props.ts';
import { moveFocus } from './move-focus.ts';
import { review, type Zone } from './review.ts';

interface Keys extends Pick<TableProps, 'undo' | 'onPlayAll' | 'onSkip' | 'onHelp'> {
  readonly value: TableContextValue;
  readonly log: readonly Happening[];
  readonly endTurn: () => void;
  readonly close: () => void;
}

/** Keys that go to a part of the table and say what lies there. */
const ZONES: Readonly<Record<string, Zone>> = {
  h: 'hand',
  r: 'row',
  b: 'in-play',
  o: 'opponents',
  p: 'piles',
  l: 'log',
  t: 'totals',
};

/** The whole game by keyboard. Keys mean nothing while a dialog is open or text is typed. */
export function useTableKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (handle(event, root.current, keys)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

function isElsewhere(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return element?.closest('input, textarea, select, [role="dialog"], [role="menu"]') != null;
}

/** Whether the key meant something. */
function handle(event: KeyboardEvent, root: HTMLElement | null, keys: Keys): boolean {
  const { value } = keys;
  const key = event.key.toLowerCase();
  if (key === 'z' && (event.ctrlKey || event.metaKey)) {
    keys.undo?.onUndo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const zone = ZONES[key];
  if (zone !== undefined) {
    focusZone(root, zone);
    speak(review(zone, value, keys.log));
    return true;
  }
  if (/^[1-5]$/.test(key)) {
    const space = Number(key) - 1;
    value.tap(rowPlace(space), value.view.tradeRow[space] ?? null);
    return true;
  }
  switch (key) {
    case 'x':
      value.tap(EXPLORERS, value.book.explorer);
      return true;
    case 'f': {
      const target = value.view.seats.find(({ seat }) => value.places.has(seatPlace(seat)));
      if (target !== undefined) value.tap(seatPlace(target.seat), null);
      return true;
    }
    case 'a':
      keys.onPlayAll?.();
      return true;
    case 'e':
      keys.endTurn();
      return true;
    case 'u':
      keys.undo?.onUndo();
      return true;
    case 'i':
      document.activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
      return true;
    case 'c':
      focusZone(root, 'choice');
      return true;
    case '?':
      keys.onHelp?.();
      return true;
    case 'escape':
      keys.close();
      return true;
    case ' ':
      if (keys.onSkip === undefined || document.activeElement?.matches('button, a')) return false;
      keys.onSkip();
      return true;
    default:
      return root !== null && moveFocus(root, event.key);
  }
}

function focusZone(root: HTMLElement | null, zone: Zone | 'choice'): void {
  const part = root?.querySelector(`[data-zone="${zone}"]`);
  const usable = part?.querySelector<HTMLElement>('[data-legal]');
  (usable ?? part?.querySelector<HTMLElement>('button'))?.focus();
}
