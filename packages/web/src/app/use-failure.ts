import { useCallback, useState } from 'react';

/** Brings what failed outside of a render to the error boundary: for promises that nobody else waits for. */
export function useFailure(): (error: unknown) => void {
  const [, change] = useState(null);
  return useCallback(
    (error) =>
      change(() => {
        throw error;
      }),
    [],
  );
}
