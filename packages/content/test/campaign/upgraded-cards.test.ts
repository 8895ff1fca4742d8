import {
  acquireFree,
  acquireFreeShip,
  authority,
  campaignBox,
  catalogOf,
  combat,
  draw,
  SetupError,
  ship,
  stickerFor,
  trade,
  upgradedCard,
  upgradedId,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  broker,
  grownBox,
  herald,
  hulk,
  keep,
  littleBox,
  raider,
  sheetOf,
  titan,
} from './little-campaign.ts';

const empire = sheetOf('star-empire', 1);
const federation = sheetOf('trade-federation', 4);

describe('an upgraded card', () => {
  it('keeps its name, cost, type and defense [UPGRADED-1]', () => {
    expect(upgradedCard(keep, federation)).toMatchObject({
      id: 'keep+tf4',
      name: 'Keep',
      nameFr: 'Donjon',
      cost: 3,
      type: 'base',
      defense: 4,
      outpost: true,
    });
  });

  it('has the faction of the side in addition to its own [UPGRADED-2]', () => {
    expect(upgradedCard(broker, empire)?.factions).toEqual(['consortium', 'star-empire']);
    expect(upgradedCard(keep, federation)?.factions).toEqual(['kingdom', 'trade-federation']);
    const loyal = { ...broker, factions: ['star-empire'] as const };
    expect(upgradedCard(loyal, empire)?.factions).toEqual(['star-empire']);
  });

  it('loses its “when acquired” ability and keeps all others [UPGRADED-3]', () => {
    expect(upgradedCard(keep, federation)).toMatchObject({
      acquired: [],
      primary: [combat(2), trade(1)],
      ally: [authority(2)],
      doubleAlly: [draw(1)],
      allyFactions: ['kingdom'],
      upgradeAlly: [combat(1)],
    });
    expect(upgradedCard(raider, empire)).toMatchObject({
      acquired: [],
      primary: [combat(3), combat(1)],
      scrap: [combat(2), draw(1)],
      upgradeAlly: [],
    });
  });

  it('loses its lowest ability where it has no “when acquired”, but never its primary ability [UPGRADED-4]', () => {
    expect(upgradedCard(hulk, empire)).toMatchObject({ scrap: [], ally: [trade(1)] });
    const loner = upgradedCard({ ...hulk, scrap: [] }, empire);
    expect(loner).toMatchObject({ primary: [combat(2)], ally: [], allyFactions: [] });
    const crowned = upgradedCard({ ...keep, acquired: [] }, federation);
    expect(crowned).toMatchObject({ doubleAlly: [], ally: [authority(2)] });
    expect(upgradedCard(herald, empire)).toMatchObject({ primary: [authority(3)] });
  });

  it('gets the sticker of its cost and type from that sheet [UPGRADED-5]', () => {
    expect(upgradedCard(broker, empire)?.upgradeAlly).toEqual([combat(3)]);
    expect(upgradedCard(broker, sheetOf('star-empire', 3))?.upgradeAlly).toEqual([combat(5)]);
    expect(upgradedCard(broker, federation)?.upgradeAlly).toEqual([trade(4)]);
    const hut = { ...keep, cost: 2 };
    expect(upgradedCard(hut, empire)?.primary).toEqual([combat(2), authority(1)]);
    expect(upgradedCard(titan, empire)).toBeNull();
    expect(stickerFor(titan, empire)).toBeNull();
  });

  it('says whose stickers it has, from which sheet, and on what card', () => {
    expect(upgradedCard(broker, federation)?.upgrade).toEqual({
      side: 'trade-federation',
      sheet: 4,
      of: 'broker',
    });
    expect(upgradedId('broker', 'trade-federation', 4)).toBe('broker+tf4');
    expect(upgradedId('broker', 'star-empire', 1)).toBe('broker+se1');
  });

  it('cannot be upgraded again [UPGRADED-6]', () => {
    const once = upgradedCard(broker, empire);
    expect(once === null ? undefined : upgradedCard(once, federation)).toBeNull();
  });

  it('is never an Explorer: a card without a faction cannot be upgraded [UPGRADED-7]', () => {
    const explorer = core.cards.find(({ id }) => id === 'explorer') ?? broker;
    expect(stickerFor(explorer, empire)).not.toBeNull();
    expect(upgradedCard(explorer, empire)).toBeNull();
  });

  it('is refused by the catalog where its side is not among its factions', () => {
    const wrong = {
      ...(upgradedCard(broker, empire) ?? broker),
      factions: ['consortium'],
    } as const;
    const ownerless = { ...broker, upgradeAlly: [combat(1)] };
    for (const card of [wrong, ownerless]) {
      const box = {
        ...littleBox,
        cards: [...littleBox.cards.filter(({ id }) => id !== card.id), card],
      };
      expect(() => catalogOf([box])).toThrow(expect.objectContaining({ code: 'wrong-upgrade' }));
    }
  });
});

describe('the box of a campaign', () => {
  it('is the same each time, with an id of its own', () => {
    expect(campaignBox(littleBox)).toBe(grownBox);
    expect(grownBox).toMatchObject({ id: 'little-campaign', version: '1' });
  });

  it('has every upgraded card that there can be', () => {
    const { numbers } = catalogOf([grownBox]);
    const upgraded = [...numbers.keys()].filter((id) => id.includes('+'));
    expect(upgraded).toHaveLength(5 * 8);
    expect(upgraded).toContain('keep+se2');
    expect(upgraded.some((id) => /explorer|scout|legend|titan/.test(id))).toBe(false);
  });

  it('shuffles none of them into the trade deck by itself', () => {
    expect(catalogOf([grownBox]).tradeDeck).toEqual(catalogOf([littleBox]).tradeDeck);
  });

  it('is refused where there is no campaign', () => {
    expect(() => campaignBox(core)).toThrow(SetupError);
    expect(() => campaignBox(core)).toThrow(/"core" has no campaign/);
  });

  it('is refused where a card that comes after the campaign is missing', () => {
    const box = { ...littleBox, cards: littleBox.cards.filter(({ id }) => id !== 'legend') };
    expect(() => catalogOf([campaignBox(box)])).toThrow(/lists "legend"/);
  });
});

describe('abilities are refused with the code wrong-ability', () => {
  it.each([
    ['copying when acquired', { acquired: [{ kind: 'copy-ship' }] }],
    ['coming back when acquired', { acquired: [{ kind: 'return-at-end-of-turn' }] }],
    ['acquiring what costs as much', { acquired: [acquireFree(1, 'discard')] }],
    ['acquiring what costs anything', { acquired: [acquireFreeShip()] }],
    [
      'copying inside a choice',
      { acquired: [{ kind: 'choose', branches: [[combat(1)], [{ kind: 'copy-ship' }]] }] },
    ],
  ] as const)('%s', (_, literal) => {
    const odd = ship('Odd', { fr: 'Impair', faction: 'kingdom', cost: 1, ...literal });
    const box = { ...littleBox, cards: [...littleBox.cards, odd] };
    expect(() => catalogOf([box])).toThrow(expect.objectContaining({ code: 'wrong-ability' }));
  });
});
