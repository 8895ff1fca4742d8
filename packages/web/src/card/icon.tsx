import type { ReactNode } from 'react';

export interface IconProps {
  readonly className?: string | undefined;
}

/** A decoration of one em, drawn on a field of 24 by 24 in the colour of the text around it. */
export function Icon({ className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
