import type { Faction } from '@openrealms/engine';
import { words } from '../i18n/words.ts';
import type { Resource } from './rich-text.ts';

interface RichTextWords {
  readonly resources: Readonly<Record<Resource, string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly scrap: string;
  /** What no source says, and we have decided. */
  readonly house: string;
}

export const richTextWords = words<RichTextWords>(
  {
    resources: { trade: 'trade', combat: 'combat', authority: 'authority' },
    factions: {
      blob: 'Blob',
      'trade-federation': 'Trade Federation',
      'star-empire': 'Star Empire',
      'machine-cult': 'Machine Cult',
      consortium: 'Consortium',
      kingdom: 'Kingdom',
      scavengers: 'Scavengers',
    },
    scrap: 'scrap',
    house: 'house ruling',
  },
  {
    resources: { trade: 'Commerce', combat: 'Combat', authority: 'Influence' },
    factions: {
      blob: 'Blob',
      'trade-federation': 'Fédération du Commerce',
      'star-empire': 'Empire Galactique',
      'machine-cult': 'Techno-Culte',
      consortium: 'Consortium',
      kingdom: 'Royaume',
      scavengers: 'Récupérateurs',
    },
    scrap: 'retirer',
    house: 'règle maison',
  },
);
