/** A box with a campaign as small as can be: what the rules of upgrading are shown with, whatever the real contents are. */
import {
  acquireFree,
  authority,
  type Box,
  base,
  type CampaignContents,
  campaignBox,
  choose,
  combat,
  draw,
  may,
  opponentDiscards,
  type Sheet,
  type SheetNumber,
  SIDES,
  type Side,
  scrapFrom,
  ship,
  trade,
} from '@openrealms/engine';
import { core } from '../../src/index.ts';

const basics = core.cards.filter(({ id }) => ['explorer', 'scout', 'viper'].includes(id));

/** Sure gains when acquired, and an ally ability. */
export const broker = ship('Broker', {
  fr: 'Courtier',
  faction: 'consortium',
  cost: 2,
  primary: [trade(2)],
  ally: [combat(1)],
  acquired: [trade(1), authority(2)],
});
/** Asks when acquired, and may find nothing to do. */
export const raider = ship('Raider', {
  fr: 'Pillard',
  faction: 'scavengers',
  cost: 3,
  primary: [combat(3)],
  scrap: [combat(2)],
  acquired: [scrapFrom('hand', 'discard')],
});
/** Acquires another card when acquired. */
export const envoy = ship('Envoy', {
  fr: 'Émissaire',
  faction: 'consortium',
  cost: 4,
  primary: [trade(3)],
  acquired: [acquireFree(3, 'discard'), draw(1)],
});
/** Acquires another card that may acquire one. */
const consul = ship('Consul', {
  fr: 'Consul',
  faction: 'consortium',
  cost: 5,
  primary: [trade(4)],
  acquired: [acquireFree(4, 'top-of-deck'), combat(1)],
});
/** Offers a choice when acquired. */
export const keep = base('Keep', {
  fr: 'Donjon',
  faction: 'kingdom',
  cost: 3,
  defense: 4,
  outpost: true,
  primary: [combat(2)],
  ally: [authority(2)],
  doubleAlly: [draw(1)],
  acquired: [choose([combat(2)], [draw(1)])],
});
/** Has nothing but what is below: a scrap ability is the lowest. */
export const hulk = ship('Hulk', {
  fr: 'Carcasse',
  faction: 'scavengers',
  cost: 2,
  primary: [combat(2)],
  ally: [trade(1)],
  scrap: [trade(2)],
});
/** Has only a primary ability. */
export const herald = ship('Herald', {
  fr: 'Héraut',
  faction: 'kingdom',
  cost: 2,
  primary: [authority(3)],
});
/** Its cost is on no sheet. */
export const titan = ship('Titan', {
  fr: 'Titan',
  faction: 'kingdom',
  cost: 8,
  primary: [combat(8)],
  acquired: [opponentDiscards()],
});
/** Comes after the campaign. */
const legend = ship('Legend', {
  fr: 'Légende',
  faction: 'kingdom',
  cost: 7,
  primary: [combat(7), may(scrapFrom('discard'))],
});

function sheet(side: Side, number: SheetNumber): Sheet {
  return {
    side,
    number,
    rows: [
      {
        cost: 2,
        ship: { ally: [side === 'star-empire' ? combat(2 + number) : trade(number)] },
        base: { primary: [authority(1)] },
      },
      {
        cost: 3,
        ship: { primary: [combat(number)], scrap: [draw(1)] },
        base: { primary: [trade(1)], ally: [combat(1)] },
      },
    ],
  };
}

const campaign: CampaignContents = {
  personalDecks: {
    'star-empire': { scout: 8, viper: 2 },
    'trade-federation': { scout: 9, viper: 1 },
  },
  sheets: SIDES.flatMap((side) => ([1, 2, 3, 4] as const).map((number) => sheet(side, number))),
  scenarios: [],
  victoryCards: [],
  postCampaign: { legend: 2 },
};

export const littleBox: Box = {
  id: 'little',
  name: 'Little Campaign',
  version: '1',
  cards: [...basics, broker, raider, envoy, consul, keep, hulk, herald, titan, legend],
  tradeDeck: { broker: 3, raider: 3, envoy: 2, consul: 1, keep: 3, hulk: 2, herald: 2, titan: 1 },
  explorerPile: { card: 'explorer', count: 4 },
  personalDeck: { scout: 8, viper: 2 },
  campaign,
};

/** The same with every upgraded card. */
export const grownBox = campaignBox(littleBox);

/** A sheet of this box. */
export function sheetOf(side: Side, number: SheetNumber): Sheet {
  return campaign.sheets.find((each) => each.side === side && each.number === number) as Sheet;
}
