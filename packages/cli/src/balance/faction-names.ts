import type { Faction } from '@openrealms/engine';

const NAMES: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Trade Federation',
  'star-empire': 'Star Empire',
  'machine-cult': 'Machine Cult',
  consortium: 'Consortium',
  kingdom: 'Kingdom',
  scavengers: 'Scavengers',
};

export function factionName(faction: Faction): string {
  return NAMES[faction];
}
