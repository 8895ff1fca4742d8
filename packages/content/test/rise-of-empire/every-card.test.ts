import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { core, riseOfEmpire } from '../../src/index.ts';

const { cards, tradeDeck, campaign } = riseOfEmpire;
const OWN = cards.filter((card) => !core.cards.includes(card));

function folderOf(id: string, faction: string | undefined): string | undefined {
  if (Object.hasOwn(tradeDeck, id)) return faction;
  return Object.hasOwn(campaign?.postCampaign ?? {}, id) ? 'post-campaign' : 'starters';
}

it.each(OWN.map(({ id, factions }) => [id, folderOf(id, factions[0])]))(
  '%s has a spec of its own',
  (id, folder) => {
    expect(existsSync(new URL(`${folder}/${id}.spec.ts`, import.meta.url))).toBe(true);
  },
);
