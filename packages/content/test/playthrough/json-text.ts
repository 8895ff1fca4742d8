const WIDTH = 100;

/** JSON as the formatter of this repository writes it: on one line what fits there. */
export function jsonText(value: unknown): string {
  return `${block(value, '', 0, 0)}\n`;
}

/** `before` and `after` count the characters that share the value's first and last line. */
function block(value: unknown, indent: string, before: number, after: number): string {
  const inline = oneLine(value);
  if (before + inline.length + after <= WIDTH || typeof value !== 'object' || value === null) {
    return inline;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part], i, all) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    const comma = i < all.length - 1 ? 1 : 0;
    return `${inner}${key}${block(part, inner, inner.length + key.length, comma)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
