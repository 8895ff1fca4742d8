import { type Box, type Card, type CardId, idOf } from '../../cards/card.ts';
import type { Scenario, ScenarioFace, VictoryCard } from '../contents.ts';
import type { Pack, PackCard, PackFace, PackOption, PackVictoryCard } from './pack.ts';

/** The card that a pack describes. */
export function cardOf(card: PackCard): Card {
  const { name, type, factions, ally, doubleAlly } = card;
  return {
    id: idOf(name.en),
    name: name.en,
    nameFr: name.fr,
    type,
    factions,
    cost: card.cost,
    defense: type === 'base' ? card.defense : 0,
    outpost: type === 'base' && card.outpost,
    primary: card.primary,
    ally,
    doubleAlly,
    allyFactions: ally.length + doubleAlly.length > 0 ? factions : [],
    scrap: card.scrap,
    static: card.static,
    acquired: card.acquired,
    upgradeAlly: [],
  };
}

/** The box that a pack describes, with these cards. */
export function boxOf(pack: Pack, cards: readonly Card[]): Box {
  const { id, name, version, namesFr, original, tradeDeck, explorerPile, personalDeck } = pack;
  const { personalDecks, postCampaign } = pack;
  return {
    id,
    name,
    version,
    ...(namesFr !== undefined && { namesFr }),
    ...(original !== undefined && { original }),
    cards,
    tradeDeck,
    explorerPile,
    personalDeck,
    personalDecks,
    campaign: {
      personalDecks,
      sheets: pack.sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.toSorted((one, other) => one.cost - other.cost),
      })),
      scenarios: pack.scenarios.map(scenarioOf).toSorted((one, other) => one.number - other.number),
      victoryCards: pack.victoryCards.map(victoryCardOf),
      postCampaign,
    },
  };
}

function scenarioOf(scenario: Pack['scenarios'][number]): Scenario {
  return {
    ...scenario,
    faces: {
      'star-empire': faceOf(scenario.faces['star-empire']),
      'trade-federation': faceOf(scenario.faces['trade-federation']),
    },
  };
}

function faceOf({ rules, choice }: PackFace): ScenarioFace {
  return {
    rules,
    ...(choice !== undefined && {
      choice: choice.map((option) => ({ ...option, id: idOfNamed(option) })),
    }),
  };
}

function victoryCardOf(card: PackVictoryCard): VictoryCard {
  return { ...card, id: idOfNamed(card) };
}

/** The id that it has, or that follows from its name. */
export function idOfNamed({ id, name }: PackOption | PackVictoryCard): CardId {
  return id ?? idOf(name.en);
}
