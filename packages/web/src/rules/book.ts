import type { Chapter, Clause } from './chapter.ts';
import { allyRules } from './chapters/ally-rules.ts';
import { buying } from './chapters/buying.ts';
import { deciding } from './chapters/deciding.ts';
import { emperor } from './chapters/emperor.ts';
import { fighting } from './chapters/fighting.ts';
import { freeForAll } from './chapters/free-for-all.ts';
import { hunter } from './chapters/hunter.ts';
import { hydra } from './chapters/hydra.ts';
import { morePlayers } from './chapters/more-players.ts';
import { options } from './chapters/options.ts';
import { playing } from './chapters/playing.ts';
import { raid } from './chapters/raid.ts';
import { scrappingRules } from './chapters/scrapping-rules.ts';
import { settingUp } from './chapters/setting-up.ts';
import { specialCards } from './chapters/special-cards.ts';
import { theEnd } from './chapters/the-end.ts';
import { theGame } from './chapters/the-game.ts';
import { thisTable } from './chapters/this-table.ts';
import { usingAbilities } from './chapters/using-abilities.ts';
import { yourDeck } from './chapters/your-deck.ts';
import { yourTurn } from './chapters/your-turn.ts';
import { CHAPTER_IDS, type ChapterId, type ClauseId, OUTLINE } from './outline.ts';

/** The whole rules reference. Large: load it where it is read, not where it is linked to. */
export const BOOK: { readonly [Id in ChapterId]: Chapter<Id> } = {
  'the-game': theGame,
  'setting-up': settingUp,
  'your-turn': yourTurn,
  playing,
  buying,
  fighting,
  'using-abilities': usingAbilities,
  'ally-rules': allyRules,
  deciding,
  'your-deck': yourDeck,
  'scrapping-rules': scrappingRules,
  'special-cards': specialCards,
  'the-end': theEnd,
  'more-players': morePlayers,
  'free-for-all': freeForAll,
  hunter,
  hydra,
  emperor,
  raid,
  options,
  'this-table': thisTable,
};

/** A clause with its id and the chapter it stands in. */
export interface BookEntry {
  readonly id: ClauseId;
  readonly chapter: ChapterId;
  readonly clause: Clause;
}

/** All clauses in the order of the outline. */
export const ENTRIES: readonly BookEntry[] = CHAPTER_IDS.flatMap((chapter) => {
  const clauses = BOOK[chapter].clauses as Readonly<Record<string, Clause>>;
  return OUTLINE[chapter].map((id) => ({ id, chapter, clause: clauses[id]! }));
});

const byId = new Map<string, BookEntry>(ENTRIES.map((entry) => [entry.id, entry]));

/** The clause of this id, if there is one. */
export function entryOf(id: string): BookEntry | undefined {
  return byId.get(id);
}
