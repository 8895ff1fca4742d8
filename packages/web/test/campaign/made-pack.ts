import { riseOfEmpire } from '@openrealms/content';
import { idOf, packOf } from '@openrealms/engine';

interface LoosePack {
  id: string;
  name: string;
  version: string;
  cards: { name: { en: string; fr: string } }[];
  tradeDeck: Record<string, number>;
  postCampaign: Record<string, number>;
  scenarios: { name: { en: string; fr: string }; story: { en: string; fr: string } }[];
  victoryCards: { name: { en: string; fr: string } }[];
}

/** Cards that other boxes have too keep their names. */
const KEPT = new Set(['scout', 'viper', 'explorer', 'imperial-fighter', 'federation-shuttle']);

/** Our own box as the pack of somebody else: another id, and other names for all that has one. */
function madePack(version = '1'): LoosePack {
  const pack = structuredClone(packOf(riseOfEmpire)) as LoosePack;
  const ids = new Map<string, string>();
  for (const card of pack.cards) {
    const { en, fr } = card.name;
    if (KEPT.has(idOf(en))) continue;
    card.name = { en: `My ${en}`, fr: `Mon ${fr}` };
    ids.set(idOf(en), idOf(`My ${en}`));
  }
  const renamed = JSON.parse(
    JSON.stringify(pack, (_key, value: unknown) => renamedIn(value, ids)),
  ) as LoosePack;
  for (const scenario of renamed.scenarios) {
    scenario.name = { en: `My ${scenario.name.en}`, fr: `Mon ${scenario.name.fr}` };
  }
  return { ...renamed, id: 'my-box', name: 'My Box', version };
}

/** Decks name cards by their ids. */
function renamedIn(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      typeof field === 'number' ? (ids.get(key) ?? key) : key,
      field,
    ]),
  );
}

/** The text of its file. */
export function madePackText(version = '1'): string {
  return `${JSON.stringify(madePack(version), null, 2)}\n`;
}
