import { type Allegiance, colourOf, FACTION_MARKS } from './faction-mark.ts';
import type { IconProps } from './icon.tsx';

/** The symbol of a faction in its colour, one em large. Every symbol has an outline of its own. */
export function FactionSymbol({
  faction,
  className,
}: IconProps & { readonly faction: Allegiance }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill={colourOf(faction)}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={FACTION_MARKS[faction].symbol} />
    </svg>
  );
}
