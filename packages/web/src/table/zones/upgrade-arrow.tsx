/** Something becomes better. */
export function UpgradeArrow() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d="M8 2.5 13.5 8H10.4v5.5H5.6V8H2.5Z" />
    </svg>
  );
}
