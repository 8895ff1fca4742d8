import type { Faction, Side } from '@openrealms/engine';
import { words } from '../i18n/words.ts';

interface SideWords {
  readonly sides: Readonly<Record<Side, string>>;
  /** As the subject of a sentence. */
  readonly theSides: Readonly<Record<Side, string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly points: (points: number) => string;
  readonly scenario: (number: number) => string;
  readonly political: string;
}

/** What the campaign is told in, wherever it is told. */
export const sideWords = words<SideWords>(
  {
    sides: { 'star-empire': 'Star Empire', 'trade-federation': 'Trade Federation' },
    theSides: { 'star-empire': 'The Star Empire', 'trade-federation': 'The Trade Federation' },
    factions: {
      blob: 'Blobs',
      'trade-federation': 'Core Worlds',
      'star-empire': 'Star Empire',
      'machine-cult': 'Machine Cult',
      consortium: 'Consortium',
      kingdom: 'Kingdom',
      scavengers: 'Scavengers',
    },
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    scenario: (number) => `Scenario ${number}`,
    political: 'Political Victory',
  },
  {
    sides: { 'star-empire': 'Empire Galactique', 'trade-federation': 'Fédération du Commerce' },
    theSides: {
      'star-empire': 'L’Empire Galactique',
      'trade-federation': 'La Fédération du Commerce',
    },
    factions: {
      blob: 'Blobs',
      'trade-federation': 'Mondes du Noyau',
      'star-empire': 'Empire Galactique',
      'machine-cult': 'Techno-Culte',
      consortium: 'Consortium',
      kingdom: 'Royaume',
      scavengers: 'Récupérateurs',
    },
    points: (points) => `${points} ${points < 2 ? 'point' : 'points'}`,
    scenario: (number) => `Scénario ${number}`,
    political: 'Victoire politique',
  },
);
