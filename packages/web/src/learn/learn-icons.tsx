/** Icons of the lessons, one em tall. */

export function LeaveIcon() {
  return <Stroke path="M14 5 7 12l7 7" />;
}

export function RestartIcon() {
  return <Stroke path="M5 12a7 7 0 1 0 2.4-5.3M7.6 2.6v4.4H12" />;
}

export function TickIcon() {
  return <Stroke path="m5 12.5 4.6 4.6L19 7.5" />;
}

function Stroke({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
