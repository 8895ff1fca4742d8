import type { Chapter, Clause } from './chapter.ts';
import { afterTheCampaign } from './chapters/after-the-campaign.ts';
import { allyRules } from './chapters/ally-rules.ts';
import { automatons } from './chapters/automatons.ts';
import { blobAssault } from './chapters/blob-assault.ts';
import { bossAttacks } from './chapters/boss-attacks.ts';
import { bossChoices } from './chapters/boss-choices.ts';
import { buying } from './chapters/buying.ts';
import { challenges } from './chapters/challenges.ts';
import { deciding } from './chapters/deciding.ts';
import { defyTheEmpire } from './chapters/defy-the-empire.ts';
import { dimensionalHorror } from './chapters/dimensional-horror.ts';
import { emperor } from './chapters/emperor.ts';
import { fighting } from './chapters/fighting.ts';
import { freeForAll } from './chapters/free-for-all.ts';
import { hunter } from './chapters/hunter.ts';
import { hydra } from './chapters/hydra.ts';
import { madnessOfTheMachine } from './chapters/madness-of-the-machine.ts';
import { morePlayers } from './chapters/more-players.ts';
import { nemesisBeast } from './chapters/nemesis-beast.ts';
import { options } from './chapters/options.ts';
import { piratesOfTheDarkStar } from './chapters/pirates-of-the-dark-star.ts';
import { playing } from './chapters/playing.ts';
import { raid } from './chapters/raid.ts';
import { riseOfEmpire } from './chapters/rise-of-empire.ts';
import { scenarioGames } from './chapters/scenario-games.ts';
import { scenarioRules } from './chapters/scenario-rules.ts';
import { scrappingRules } from './chapters/scrapping-rules.ts';
import { settingUp } from './chapters/setting-up.ts';
import { specialCards } from './chapters/special-cards.ts';
import { theCampaign } from './chapters/the-campaign.ts';
import { theCostOfFreedom } from './chapters/the-cost-of-freedom.ts';
import { theEnd } from './chapters/the-end.ts';
import { theGame } from './chapters/the-game.ts';
import { thisTable } from './chapters/this-table.ts';
import { upgrading } from './chapters/upgrading.ts';
import { usingAbilities } from './chapters/using-abilities.ts';
import { victoryPoints } from './chapters/victory-points.ts';
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
  'rise-of-empire': riseOfEmpire,
  'the-end': theEnd,
  'more-players': morePlayers,
  'free-for-all': freeForAll,
  hunter,
  hydra,
  emperor,
  raid,
  challenges,
  'boss-attacks': bossAttacks,
  'boss-choices': bossChoices,
  automatons,
  'blob-assault': blobAssault,
  'dimensional-horror': dimensionalHorror,
  'madness-of-the-machine': madnessOfTheMachine,
  'nemesis-beast': nemesisBeast,
  'pirates-of-the-dark-star': piratesOfTheDarkStar,
  'defy-the-empire': defyTheEmpire,
  'the-cost-of-freedom': theCostOfFreedom,
  'the-campaign': theCampaign,
  'scenario-games': scenarioGames,
  upgrading,
  'scenario-rules': scenarioRules,
  'victory-points': victoryPoints,
  'after-the-campaign': afterTheCampaign,
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
