/** A made-up campaign box, with the rules that a test asks for: so it shows how scenarios work, whatever the real contents are. */
import {
  type Box,
  base,
  campaignBox,
  combat,
  type Faction,
  type ScenarioFace,
  type ScenarioRule,
  type Sheet,
  type SheetNumber,
  SIDES,
  type Side,
  ship,
  trade,
  type VictoryCard,
  type Words,
} from '@openrealms/engine';
import { core } from '../../src/index.ts';
import { broker, envoy, raider } from '../campaign/little-campaign.ts';

export const words = (en: string): Words => ({ en, fr: `${en} (fr)` });

const COSTS = [1, 2, 3, 4, 5, 6];
const FACTIONS: readonly Faction[] = ['consortium', 'kingdom', 'scavengers'];
const factionOf = (cost: number): Faction => FACTIONS[cost % FACTIONS.length];

/** Of every cost a ship and a base that give 1 combat; every second base is an outpost. */
const plain = COSTS.flatMap((cost) => [
  ship(`Ship ${cost}`, {
    fr: `Vaisseau ${cost}`,
    faction: factionOf(cost),
    cost,
    primary: [combat(1)],
  }),
  base(`Base ${cost}`, {
    fr: `Base ${cost}`,
    faction: factionOf(cost),
    cost,
    defense: cost,
    outpost: cost % 2 === 0,
    primary: [combat(1)],
  }),
]);

const basics = core.cards.filter(({ id }) => ['explorer', 'scout', 'viper'].includes(id));
const special = [broker, raider, envoy];

/** Sheet 2 has the costs 2 to 6, the others those from 1 to 5. A sticker gives as much combat as its sheet says, or trade. */
function sheet(side: Side, number: SheetNumber): Sheet {
  const least = number === 2 ? 2 : 1;
  const sticker = { primary: [side === 'star-empire' ? combat(number) : trade(number)] };
  return {
    side,
    number,
    rows: COSTS.slice(least - 1, least + 4).map((cost) => ({ cost, ship: sticker, base: sticker })),
  };
}

interface Contents {
  /** The rules of every face. */
  readonly rules?: readonly ScenarioRule[];
  /** A whole face, of every scenario, in their place. */
  readonly faces?: Partial<Record<Side, ScenarioFace>>;
  readonly victoryCards?: readonly VictoryCard[];
}

/** The plain box, which has a campaign and no upgraded cards. */
export function plainBox({ rules = [], faces = {}, victoryCards = [] }: Contents = {}): Box {
  return {
    id: 'made-up',
    name: 'Made Up',
    version: '1',
    cards: [...basics, ...plain, ...special],
    tradeDeck: Object.fromEntries([...plain, ...special].map(({ id }) => [id, 2])),
    explorerPile: { card: 'explorer', count: 6 },
    personalDeck: { scout: 8, viper: 2 },
    campaign: {
      personalDecks: {
        'star-empire': { scout: 8, viper: 3 },
        'trade-federation': { scout: 9, viper: 2 },
      },
      sheets: SIDES.flatMap((side) => ([1, 2, 3, 4] as const).map((n) => sheet(side, n))),
      scenarios: Array.from({ length: 12 }, (_, i) => ({
        number: i + 1,
        name: words(`Scenario ${i + 1}`),
        story: words(`Story ${i + 1}`),
        faces: { 'star-empire': { rules }, 'trade-federation': { rules }, ...faces },
      })),
      victoryCards,
      postCampaign: {},
    },
  };
}

/** The box that scenarios are played with. */
export function madeUpBox(contents: Contents = {}): Box {
  return campaignBox(plainBox(contents));
}
