import { useEffect } from 'react';

/** Names the page in the browser's tab, and to a screen reader that has just come to it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'OpenRealms' : `${title} · OpenRealms`;
  }, [title]);
}
