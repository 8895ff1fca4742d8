import { useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress, writeAddress } from './address.ts';

/** The gallery's state is its address, so that what is shown can be linked to and found again. */
export interface AddressControl {
  readonly address: Address;
  readonly change: (changes: Partial<Address>) => void;
  /** Opens a card as a step in the history, so that "back" closes it. */
  readonly stepInto: (card: string) => void;
  /** Closes the card: back over the step that opened it, if there was one. */
  readonly stepOut: () => void;
}

/** Marks a step in the history that opened a card. */
const STEP = 'gallery-card';

export function useAddress(): AddressControl {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = useMemo(() => readAddress(hash), [hash]);
  const change = (changes: Partial<Address>) => {
    history.replaceState(history.state, '', writeAddress({ ...address, ...changes }));
    announce();
  };
  return {
    address,
    change,
    stepInto: (card) => {
      history.pushState(STEP, '', writeAddress({ ...address, card }));
      announce();
    },
    stepOut: () => {
      if (history.state === STEP) history.back();
      else change({ card: undefined });
    },
  };
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The browser is silent about addresses that a page sets; the routes must hear of them too. */
function announce(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}
