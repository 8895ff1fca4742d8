import { createContext } from 'react';

/**
 * What happens when a link inside a rule is followed. By default the browser goes there; a table that shows a rule
 * beside the board shows the next one in the same place.
 */
export interface RuleNavigation {
  readonly onRule?: ((id: string) => void) | undefined;
  readonly onCard?: ((id: string) => void) | undefined;
}

export const RuleNavigationContext = createContext<RuleNavigation>({});
