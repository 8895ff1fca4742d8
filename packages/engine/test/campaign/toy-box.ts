/** A small campaign box for these tests: every cost from 1 to 7 as ship and base, so that each rule can be met in a few steps. */
import {
  type Box,
  base,
  type CampaignContents,
  type Card,
  combat,
  type Faction,
  type Scenario,
  type Sheet,
  type SheetNumber,
  SIDES,
  ship,
  trade,
  type VictoryCard,
  type Words,
} from '../../src/index.ts';

const COSTS = [1, 2, 3, 4, 5, 6, 7];
const COURTED = ['consortium', 'kingdom', 'scavengers'] as const satisfies readonly Faction[];

const words = (en: string): Words => ({ en, fr: en });

const shipsOf = (faction: Faction): Card[] =>
  COSTS.map((cost) =>
    ship(`${faction} ship ${cost}`, {
      fr: `Vaisseau ${cost}`,
      faction,
      cost,
      primary: [combat(cost)],
      acquired: [trade(1)],
    }),
  );

const basesOf = (faction: Faction): Card[] =>
  COSTS.slice(1).map((cost) =>
    base(`${faction} base ${cost}`, {
      fr: `Base ${cost}`,
      faction,
      cost,
      defense: cost,
      primary: [trade(1)],
      acquired: [trade(1)],
    }),
  );

const starters = [
  ship('Scout', { fr: 'Scout', primary: [trade(1)] }),
  ship('Viper', { fr: 'Viper', primary: [combat(1)] }),
  ship('Explorer', { fr: 'Explorer', cost: 2, primary: [trade(2)], scrap: [combat(2)] }),
];
const visitor = ship('Visitor', { fr: 'Visiteur', faction: 'blob', cost: 8, primary: [combat(9)] });
const trading = COURTED.flatMap((faction) => [...shipsOf(faction), ...basesOf(faction)]);

/** Sheet 1 has the costs 1 to 5, sheet 2 those from 2 to 6, sheets 3 and 4 those from 3 to 7. */
function sheet(side: Sheet['side'], number: SheetNumber): Sheet {
  const least = Math.min(number, 3);
  const sticker = { primary: [combat(number)] };
  return {
    side,
    number,
    rows: COSTS.slice(least - 1, least + 4).map((cost) => ({ cost, ship: sticker, base: sticker })),
  };
}

/** The Star Empire has a choice in scenario 2. */
function scenario(number: number): Scenario {
  const choice = ['attack', 'defend'].map((id) => ({ id, name: words(id), rules: [] }));
  return {
    number,
    name: words(`Scenario ${number}`),
    story: words(`Story ${number}`),
    faces: {
      'star-empire': { rules: [], ...(number === 2 && { choice }) },
      'trade-federation': { rules: [] },
    },
  };
}

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);

const victoryCards: readonly VictoryCard[] = [
  ...NUMBERS.map((number) => ({
    id: `scenario-${number}`,
    name: words(`Winner of ${number}`),
    points: number === 12 ? 3 : 1,
    earned: { when: 'scenario', number } as const,
  })),
  {
    id: 'broadside',
    name: words('Broadside'),
    points: 1,
    earned: { when: 'turn', what: 'combat', atLeast: 20 },
  },
  {
    id: 'late-broadside',
    name: words('Late broadside'),
    points: 2,
    earned: { when: 'turn', what: 'combat', atLeast: 30 },
    from: 3,
  },
  {
    id: 'streak',
    name: words('Streak'),
    points: 2,
    earned: { when: 'between-games', what: 'victories-in-a-row', atLeast: 3 },
  },
  {
    id: 'kings',
    name: words('Kings'),
    points: 1,
    earned: { when: 'between-games', what: { upgradesOf: 'kingdom' }, atLeast: 2 },
  },
  {
    id: 'builder',
    name: words('Builder'),
    points: 2,
    earned: { when: 'end', what: 'upgraded-bases' },
  },
];

const campaign: CampaignContents = {
  personalDecks: {
    'star-empire': { scout: 8, viper: 3 },
    'trade-federation': { scout: 8, viper: 3 },
  },
  sheets: SIDES.flatMap((side) => ([1, 2, 3, 4] as const).map((number) => sheet(side, number))),
  scenarios: NUMBERS.map(scenario),
  victoryCards,
  postCampaign: { visitor: 24 },
};

/** 60 trade cards, 20 of each courted faction: of each cost two ships, of each but the lowest one base. */
export const toyBox: Box = {
  id: 'toy',
  name: 'Toy',
  version: '1',
  cards: [...starters, ...trading, visitor],
  tradeDeck: Object.fromEntries(trading.map(({ id, type }) => [id, type === 'ship' ? 2 : 1])),
  explorerPile: { card: 'explorer', count: 20 },
  personalDeck: { scout: 8, viper: 2 },
  campaign,
};
