import { useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress, writeAddress } from './address.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * The gallery's state is its address, so that what is shown can be linked to and found again. Opening a card is a step
 * in the history, so that "back" closes it; everything else replaces the address.
 */
export function useAddress(): readonly [Address, (changes: Partial<Address>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = useMemo(() => readAddress(hash), [hash]);
  const change = (changes: Partial<Address>) => {
    const next = { ...address, ...changes };
    const opens = address.card === undefined && next.card !== undefined;
    history[opens ? 'pushState' : 'replaceState'](history.state, '', writeAddress(next));
    // The browser is silent about addresses set like this; the routes must hear of it too.
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return [address, change];
}
