import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { core } from '../../src/index.ts';

it.each(core.cards.map(({ id, factions }) => [id, factions[0] ?? 'basics']))(
  '%s has a spec of its own',
  (id, folder) => {
    expect(existsSync(new URL(`${folder}/${id}.spec.ts`, import.meta.url))).toBe(true);
  },
);
