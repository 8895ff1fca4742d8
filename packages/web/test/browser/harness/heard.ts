import type { Locator, Page } from 'playwright-core';

/** A button as a screen reader finds it. */
export interface HeardButton {
  readonly name: string;
  readonly disabled: boolean;
  /** The region or dialog that it stands in. */
  readonly within: string;
}

/** The buttons of a part of the page in the order of the accessibility tree. */
export async function buttonsIn(part: Locator): Promise<HeardButton[]> {
  const found: HeardButton[] = [];
  const around: { readonly depth: number; readonly name: string }[] = [];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const node = readLine(line);
    if (node === null) continue;
    while (around.length > 0 && around[around.length - 1].depth >= node.depth) around.pop();
    if (node.role === 'button') {
      const { name, disabled } = node;
      found.push({ name, disabled, within: around.at(-1)?.name ?? '' });
    } else if (['main', 'region', 'alertdialog', 'dialog', 'complementary'].includes(node.role)) {
      around.push({ depth: node.depth, name: node.name });
    }
  }
  return found;
}

/** What the live region has said last. */
export function heardLately(page: Page): Promise<string[]> {
  return page.getByRole('log').getByRole('paragraph').allTextContents();
}

/** A line like `  - button "End turn" [disabled]`, which stands in quotation marks where it holds a colon. */
function readLine(line: string) {
  const parts = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line);
  if (parts === null) return null;
  const [, indent, role, name = '', rest] = parts;
  const unescaped = line.trimStart().startsWith("- '") ? name.replaceAll("''", "'") : name;
  return {
    depth: indent.length,
    role,
    name: unescaped.replaceAll('\\"', '"'),
    disabled: rest.includes('[disabled]'),
  };
}
