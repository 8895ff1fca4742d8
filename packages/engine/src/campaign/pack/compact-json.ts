/** JSON in which whatever fits stands on one line: a pack is read and written by people. */
export function compactJson(value: unknown, width = 120, indent = ''): string {
  const flat = flatJson(value);
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${compactJson(item, width, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${compactJson(field, width, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function flatJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}: ${flatJson(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
