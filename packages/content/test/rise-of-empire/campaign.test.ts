import { type Effect, type Sheet, SIDES, type Sticker, type Words } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { riseOfEmpire } from '../../src/index.ts';

const { campaign, cards, tradeDeck } = riseOfEmpire;
if (campaign === undefined) throw new Error('Rise of Empire has a campaign');
const { sheets, scenarios, victoryCards, postCampaign } = campaign;

const inDeck = cards.filter(({ id }) => (tradeDeck[id] ?? 0) > 0);
const copies = (type: 'ship' | 'base' | null, cost: number): number =>
  inDeck
    .filter((card) => (type === null || card.type === type) && card.cost === cost)
    .reduce((sum, { id }) => sum + tradeDeck[id], 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const words = (text: string): number =>
  text.split(/[\s\u00a0]+/).filter((w) => /\w/.test(w)).length;

function expectWords({ en, fr }: Words, where: string): void {
  expect(en.trim(), where).not.toBe('');
  expect(fr.trim(), where).not.toBe('');
  // In French a colon, semicolon, question or exclamation mark stands after a space that does not break.
  expect(fr, where).not.toMatch(/[^\u00a0][:;?!]/);
}

describe('the sticker sheets', () => {
  it.each(SIDES)('are four for the %s, each with five costs in ascending order', (side) => {
    const own = sheets.filter((sheet) => sheet.side === side);
    expect(own.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    for (const { rows } of own) {
      const costs = rows.map(({ cost }) => cost);
      expect(costs).toHaveLength(5);
      expect(costs).toEqual([...new Set(costs)].sort((a, b) => a - b));
    }
  });

  it('have every cost served in both columns', () => {
    for (const { rows } of sheets) {
      for (const { cost } of rows) {
        expect(copies('ship', cost), `ships of cost ${cost}`).toBeGreaterThan(0);
        expect(copies('base', cost), `bases of cost ${cost}`).toBeGreaterThan(0);
      }
    }
  });

  it('leave enough cards of each cost for every row of all sheets', () => {
    const rows = sheets.flatMap((sheet) => sheet.rows.map(({ cost }) => cost));
    expect(rows).toHaveLength(40);
    for (const cost of new Set(rows)) {
      const needed = rows.filter((each) => each === cost).length;
      expect(copies(null, cost), `cost ${cost}`).toBeGreaterThanOrEqual(needed);
    }
  });

  it('have something on all ten stickers of each, also with an ally of the side [UPGRADE-13]', () => {
    const all = sheets.flatMap(stickersOf);
    expect(all).toHaveLength(80);
    for (const sticker of all) expect(effectsOf(sticker)).not.toEqual([]);
    for (const side of SIDES) {
      const own = sheets.filter((sheet) => sheet.side === side).flatMap(stickersOf);
      expect(own.filter(({ ally }) => ally !== undefined).length).toBeGreaterThan(4);
    }
  });

  it('make the Star Empire fight and the Trade Federation prosper', () => {
    const kinds = (side: Sheet['side']) =>
      new Set(
        sheets
          .filter((sheet) => sheet.side === side)
          .flatMap(stickersOf)
          .flatMap(effectsOf)
          .map(({ kind }) => kind),
      );
    expect([...kinds('star-empire')].sort()).toEqual([
      'combat',
      'discard',
      'draw',
      'opponent-discards',
    ]);
    expect([...kinds('trade-federation')].sort()).toEqual([
      'authority',
      'draw',
      'next-on-top',
      'trade',
    ]);
  });
});

function stickersOf({ rows }: Sheet): Sticker[] {
  return rows.flatMap(({ ship, base }) => [ship, base]);
}

function effectsOf({ primary = [], ally = [], scrap = [] }: Sticker): Effect[] {
  return [...primary, ...ally, ...scrap];
}

describe('the scenarios', () => {
  it('are twelve, from the birth of an empire to the Blobs', () => {
    expect(scenarios.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    expect(scenarios[0].name.en).toBe('An Empire is Born');
    for (const face of Object.values(scenarios[11].faces)) {
      expect(face.rules.map(({ kind }) => kind)).toContain('third-party');
    }
  });

  it('have names and stories of 60 to 110 words in both languages', () => {
    for (const { name, story, number } of scenarios) {
      expectWords(name, `name ${number}`);
      expectWords(story, `story ${number}`);
      for (const text of [story.en, story.fr]) {
        expect(words(text), `story ${number}`).toBeGreaterThanOrEqual(60);
        expect(words(text), `story ${number}`).toBeLessThanOrEqual(110);
      }
    }
  });

  it('have two faces, of which only those of the first are the same [CAMPAIGN-22]', () => {
    for (const { faces, number } of scenarios) {
      const [one, other] = SIDES.map((side) => JSON.stringify(faces[side]));
      expect(one === other, `scenario ${number}`).toBe(number === 1);
    }
  });

  it('have no rule twice', () => {
    const rules = scenarios.slice(1).flatMap(({ faces }) =>
      SIDES.flatMap((side) => {
        const { rules, choice = [] } = faces[side];
        return choice.length > 0 ? [] : [JSON.stringify(rules)];
      }),
    );
    expect(new Set(rules).size).toBe(rules.length);
  });

  // A card more out of the row in every turn of a long game empties the deck, and with it the way to five stickers.
  it('let nobody scrap from the trade row turn after turn', () => {
    for (const { faces, number } of scenarios) {
      for (const side of SIDES) {
        const kinds = faces[side].rules
          .flatMap((rule) => (rule.kind === 'start-of-turn' ? rule.effects : []))
          .map(({ kind }) => kind);
        expect(kinds, `scenario ${number}, ${side}`).not.toContain('scrap-trade-row');
      }
    }
  });

  it('ask the first player for a choice in the sixth only', () => {
    for (const { faces, number } of scenarios) {
      for (const side of SIDES) {
        const options = faces[side].choice ?? [];
        expect(options.length, `scenario ${number}`).toBe(number === 6 ? 2 : 0);
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        for (const option of options) expectWords(option.name, option.id);
      }
    }
  });
});

describe('the victory point cards', () => {
  const forScenarios = victoryCards.filter(({ earned }) => earned.when === 'scenario');
  const open = victoryCards.filter(({ earned }) => earned.when !== 'scenario');

  it('are one for each scenario, worth more from the first to the last', () => {
    expect(forScenarios.map(({ earned }) => earned.when === 'scenario' && earned.number)).toEqual(
      scenarios.map(({ number }) => number),
    );
    const points = forScenarios.map((card) => card.points);
    expect(points[0]).toBe(1);
    expect(points[11]).toBe(3);
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });

  it('are worth 1 to 3 points and have names and ids of their own', () => {
    for (const { points, name, id } of victoryCards) {
      expect([1, 2, 3]).toContain(points);
      expectWords(name, id);
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
    expect(new Set(victoryCards.map(({ id }) => id)).size).toBe(victoryCards.length);
  });

  it('are six or more with open conditions: on a turn, between games, at the end', () => {
    expect(open.length).toBeGreaterThanOrEqual(6);
    for (const when of ['turn', 'between-games', 'end'] as const) {
      expect(open.filter(({ earned }) => earned.when === when).length, when).toBeGreaterThan(1);
    }
    for (const { from = 1 } of open) expect(from).toBeLessThanOrEqual(12);
  });

  it('decide less by open conditions than by scenarios', () => {
    const points = (cards: typeof victoryCards) => sum(cards.map((card) => card.points));
    expect(points(open)).toBeLessThan(points(forScenarios));
  });
});

describe('the post-campaign cards', () => {
  const own = cards.filter(({ id }) => Object.hasOwn(postCampaign, id));

  it('are 24 in 16 designs, not in the trade deck before', () => {
    expect(own).toHaveLength(16);
    expect(sum(Object.values(postCampaign))).toBe(24);
    for (const { id } of own) expect(tradeDeck[id]).toBeUndefined();
  });

  it.each([
    ['blob', 9],
    ['machine-cult', 9],
    ['consortium', 2],
    ['kingdom', 2],
    ['scavengers', 2],
  ] as const)('bring cards of the faction %s: %i', (faction, count) => {
    const ids = own.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id);
    expect(sum(ids.map((id) => postCampaign[id]))).toBe(count);
  });
});
