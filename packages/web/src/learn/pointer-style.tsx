/** Lets the arrow stand at a thing on the table: at the first, where several are alike. */
export function PointerStyle({ at }: { readonly at: string | null }) {
  if (at === null) return null;
  const first = `${at}:not(li:has(> ${at}) ~ li > ${at})`;
  const rule = 'position: relative; z-index: 4; --pointer: "↓" / ""; --pointer-room: 44px';
  return <style>{`${first} { ${rule} }`}</style>;
}
