import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frontiers } from '../../src/index.ts';

const OWN = frontiers.cards.filter(({ factions }) => factions.length > 0);

it.each(OWN.map(({ id, factions }) => [id, factions[0]]))(
  '%s has a spec of its own',
  (id, folder) => {
    expect(existsSync(new URL(`${folder}/${id}.spec.ts`, import.meta.url))).toBe(true);
  },
);
