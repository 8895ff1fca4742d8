import { type RefObject, useEffect } from 'react';
import type { Happening } from '../../match/match.ts';
import { speak } from '../announcer/speak.ts';
import { toggleHint } from '../hint/toggle-hint.ts';
import { mateAt } from '../mate-at.ts';
import { EXPLORERS, MULLIGAN, rowPlace, seatPlace } from '../places.ts';
import type { TableContextValue } from '../table-context.ts';
import type { TableProps } from '../table-props.ts';
import { moveFocus } from './move-focus.ts';
import { review, type Zone } from './review.ts';

interface Keys
  extends Pick<TableProps, 'undo' | 'hint' | 'onPlayAll' | 'onSkip' | 'onMoveNow' | 'onHelp'> {
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
  y: 'recap',
};

/** The whole game by keyboard. Keys mean nothing while a dialog is open or text is typed. */
export function useTableKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      // A key that is held down acts once: it must not answer the question that it has raised.
      if (event.repeat && !event.key.startsWith('Arrow')) {
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
        return;
      }
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
    takeBack(keys.undo);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const zone = ZONES[key];
  if (zone !== undefined) {
    focusZone(root, zone);
    if (zone === 'recap') value.inspect({ kind: 'recap' });
    speak(review(zone, value, keys.log));
    return true;
  }
  // On a French keyboard the keys of the digits write something else.
  const digit = /^[1-5]$/.exec(key)?.[0] ?? /^Digit([1-5])$/.exec(event.code)?.[1];
  if (digit !== undefined) {
    const space = Number(digit) - 1;
    value.tap(rowPlace(space), value.view.tradeRow[space] ?? null);
    return true;
  }
  switch (key) {
    case 'x':
      value.tap(EXPLORERS, value.book.explorer);
      return true;
    case 'f':
      attack(root, value);
      return true;
    case 'm':
      value.tap(MULLIGAN, null);
      return value.places.has(MULLIGAN);
    case 'g':
      openMate(root, value);
      return true;
    case 's':
      value.onSwitch?.(value.beside[0] ?? -1);
      return value.beside.length > 0;
    case 'a':
      keys.onPlayAll?.();
      return true;
    case 'e':
      keys.endTurn();
      return true;
    case 'n':
      keys.onMoveNow?.();
      return keys.onMoveNow !== undefined;
    case 'u':
      takeBack(keys.undo);
      return true;
    case 'v':
      if (value.view.scenario === undefined) return false;
      value.inspect({ kind: 'scenario' });
      focusChip(root);
      return true;
    case 'w':
      if (keys.hint !== undefined) toggleHint(keys.hint);
      return keys.hint !== undefined;
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

/** Attacks the only opponent that can be attacked; among several, the player goes to them and picks one. */
function attack(root: HTMLElement | null, { view, places, tap }: TableContextValue): void {
  const targets = view.seats.filter(({ seat }) =>
    places.get(seatPlace(seat))?.some(({ type }) => type === 'attack-player'),
  );
  if (targets.length === 1) tap(seatPlace(targets[0].seat), null);
  else if (targets.length > 1 || view.challenge !== undefined) focusZone(root, 'opponents');
}

/** To give a teammate something, or to say something to the team. */
function openMate(root: HTMLElement | null, { view, you, inspect }: TableContextValue): void {
  const mate =
    you === null
      ? undefined
      : view.seats.find(({ seat }) => mateAt(seatPlace(seat), view, you) !== null);
  if (mate === undefined) return;
  inspect({ kind: 'seat', seat: mate.seat });
  // Once it is there.
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[data-kind=seat] button')?.focus());
}

/** Where nothing can be taken back, says why. */
function takeBack(undo: TableProps['undo']): void {
  if (undo === undefined) return;
  if (undo.depth > 0) undo.onUndo();
  else speak(undo.hint);
}

/** The button of the scenario says how both players stand. */
function focusChip(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-act="scenario"]')?.focus();
}

function focusZone(root: HTMLElement | null, zone: Zone | 'choice'): void {
  const part = root?.querySelector(`[data-zone="${zone}"]`);
  const usable = part?.querySelector<HTMLElement>('[data-legal]');
  (usable ?? part?.querySelector<HTMLElement>('button'))?.focus();
}
