import type { Language } from '../i18n/language.ts';
import { words } from '../i18n/words.ts';

interface RulesWords {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly search: string;
  readonly clear: string;
  readonly placeholder: string;
  readonly found: (count: number, query: string) => string;
  readonly nothing: string;
  readonly linkTo: (title: string) => string;
  readonly loading: string;
  readonly noSuchRule: string;
}

export const rulesWords = words<RulesWords>(
  {
    language: 'en',
    title: 'Rules',
    lead: 'The game with the core set, Frontiers and Rise of Empire, for two players and for more, and how this table plays it.',
    contents: 'Contents',
    search: 'Search the rules',
    clear: 'Clear the search',
    placeholder: 'outpost, reshuffle, Stealth Needle…',
    found: (count, query) => `${count === 1 ? '1 rule' : `${count} rules`} with “${query}”`,
    nothing: 'No rule has all of these words. Try fewer, or shorter ones.',
    linkTo: (title) => `Link to “${title}”`,
    loading: 'The rules are being fetched…',
    noSuchRule: 'There is no rule of this name.',
  },
  {
    language: 'fr',
    title: 'Règles',
    lead: 'Le jeu avec la boîte de base, Frontiers et Rise of Empire, à deux et à plusieurs, et la façon dont cette table le joue.',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    clear: 'Effacer la recherche',
    placeholder: 'avant-poste, mélanger, Fantôme…',
    found: (count, query) =>
      `${count < 2 ? `${count} règle` : `${count} règles`} avec «\u00a0${query}\u00a0»`,
    nothing: 'Aucune règle ne contient tous ces mots. Essayez-en moins, ou de plus courts.',
    linkTo: (title) => `Lien vers «\u00a0${title}\u00a0»`,
    loading: 'Les règles arrivent…',
    noSuchRule: 'Il n’y a pas de règle de ce nom.',
  },
);
