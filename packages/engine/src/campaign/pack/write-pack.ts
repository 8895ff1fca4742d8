import { type Box, type Card, idOf } from '../../cards/card.ts';
import { campaignOf } from '../campaign.ts';
import type { ScenarioFace, VictoryCard } from '../contents.ts';
import { leaveOutUsual } from './leave-out.ts';
import {
  PACK_KIND,
  PACK_LAYOUT,
  type Pack,
  type PackCard,
  type PackFace,
  type PackVictoryCard,
} from './pack.ts';
import { packShape, packShapes } from './pack-shape.ts';

/** A box with a campaign as a content pack: plain JSON, from which `readPack` makes the same box again. */
export function packOf(box: Box): unknown {
  const { personalDecks, sheets, scenarios, victoryCards, postCampaign } = campaignOf(box);
  const { id, name, version, namesFr, original, tradeDeck, explorerPile, personalDeck } = box;
  const pack: Pack = {
    kind: PACK_KIND,
    layout: PACK_LAYOUT,
    id,
    name,
    version,
    ...(namesFr !== undefined && { namesFr }),
    ...(original !== undefined && { original }),
    cards: box.cards.map(packCard),
    tradeDeck,
    explorerPile,
    personalDeck,
    personalDecks,
    sheets,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      faces: {
        'star-empire': packFace(scenario.faces['star-empire']),
        'trade-federation': packFace(scenario.faces['trade-federation']),
      },
    })),
    victoryCards: victoryCards.map(packVictoryCard),
    postCampaign,
  };
  return leaveOutUsual(pack, packShape, packShapes);
}

function packCard(card: Card): PackCard {
  const { factions, cost, primary, ally, doubleAlly, scrap, acquired, defense, outpost } = card;
  const words = { en: card.name, fr: card.nameFr };
  const all = { name: words, factions, cost, primary, ally, doubleAlly, scrap, acquired };
  return card.type === 'ship'
    ? { type: 'ship', ...all, static: card.static }
    : { type: 'base', ...all, static: card.static, defense, outpost };
}

function packFace({ rules, choice }: ScenarioFace): PackFace {
  return { rules, ...(choice !== undefined && { choice: choice.map(withoutUsualId) }) };
}

function packVictoryCard(card: VictoryCard): PackVictoryCard {
  return withoutUsualId(card);
}

/** An id is written down only where it does not follow from the name. */
function withoutUsualId<T extends { readonly id: string; readonly name: { readonly en: string } }>(
  named: T,
): Omit<T, 'id'> & { readonly id?: string } {
  const { id, ...rest } = named;
  return id === idOf(named.name.en) ? rest : named;
}
