import {
  createGame,
  type GameState,
  loadGame,
  redeal,
  resimulate,
  type Setup,
  saveGame,
  setupWarnings,
  startRecord,
  toData,
  toReplay,
  verify,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { grownBox } from './little-campaign.ts';

const tradeDeck = { 'broker+se1': 2, broker: 1, 'keep+tf3': 1, legend: 2, titan: 1 };
const setup: Setup = { boxes: [grownBox], seed: 'grown', tradeDeck };

function tradeCards(state: GameState): string[] {
  const { tradeRow, tradeDeck: deck } = toData(state);
  return [...tradeRow, ...deck].map(String).sort();
}

const LISTED = ['broker', 'broker+se1', 'broker+se1', 'keep+tf3', 'legend', 'legend', 'titan'];

describe('a trade deck of the set-up', () => {
  it('is shuffled instead of that of the boxes [SETUP-16]', () => {
    expect(tradeCards(createGame(setup))).toEqual(LISTED);
  });

  it('is the same deck however it is listed', () => {
    const backwards = Object.fromEntries(Object.entries(tradeDeck).reverse());
    expect(toData(createGame({ ...setup, tradeDeck: backwards }))).toEqual(
      toData(createGame(setup)),
    );
  });

  it('like that of the box gives the same game as none', () => {
    const { tradeDeck: _, ...plain } = setup;
    expect(toData(createGame({ ...setup, tradeDeck: grownBox.tradeDeck }))).toEqual(
      toData(createGame(plain)),
    );
  });

  it('is there again when the table is set again', () => {
    const state = createGame(setup);
    redeal(state, 'another');
    expect(tradeCards(state)).toEqual(LISTED);
    expect(toData(state)).toEqual(toData(createGame({ ...setup, seed: 'another' })));
  });

  it('is saved and loaded, and travels with a replay', async () => {
    const record = startRecord(setup);
    const loaded = loadGame(JSON.stringify(saveGame(record.state)), [grownBox]);
    expect(loaded.ok && toData(loaded.value)).toEqual(toData(record.state));
    const replay = await toReplay(record);
    expect(replay.setup.tradeDeck).toEqual(tradeDeck);
    expect((await verify(JSON.stringify(replay), [grownBox])).ok).toBe(true);
    const other = { ...replay, setup: { ...replay.setup, tradeDeck: { ghost: 1 } } };
    expect(resimulate(other, [grownBox])).toMatchObject({ problem: { code: 'unknown-card' } });
  });

  it('holds at the table of a challenge too, where the Boss still has the cards of its box', () => {
    const state = createGame({
      boxes: [frontiers, grownBox],
      seed: 'boss',
      challenge: { id: 'blob-assault' },
      tradeDeck: { 'broker+se1': 7, crusher: 3 },
    });
    expect(new Set(tradeCards(state))).toEqual(new Set(['broker+se1']));
    expect(toData(state).seats[1].deck.length).toBe(10);
  });

  it('is what the players are warned about', () => {
    const warnings = (deck?: Setup['tradeDeck']) =>
      setupWarnings({ boxes: [core, grownBox], seats: 6, ...(deck && { tradeDeck: deck }) });
    expect(warnings().map(({ code }) => code)).toEqual(['uneven-factions']);
    expect(warnings({ cutter: 40, 'blob-fighter': 50 })).toEqual([]);
    expect(warnings({ 'broker+se1': 10, keep: 10, cutter: 2 })).toEqual([
      { code: 'small-trade-deck', cards: 22, enough: 84 },
      {
        code: 'uneven-factions',
        cards: { consortium: 10, 'star-empire': 10, kingdom: 10, 'trade-federation': 2 },
      },
    ]);
  });
});

describe('a trade deck is refused with the code', () => {
  it.each([
    ['unknown-card', /lists "ghost".*little-campaign/, { ghost: 1 }],
    ['not-a-trade-card', /"scout".*only trade cards/, { broker: 2, scout: 1 }],
    ['not-a-trade-card', /"explorer"/, { explorer: 1 }],
    ['wrong-count', /-1 of "broker"/, { broker: -1 }],
    ['wrong-count', /1.5 of "broker"/, { broker: 1.5 }],
    ['wrong-count', /"2" of "broker"/, { broker: '2' }],
    ['wrong-count', /1000000000 of "broker"/, { broker: 1e9 }],
    ['too-many-cards', /at most 500 cards, not 501/, { broker: 500, keep: 1 }],
    ['wrong-trade-deck', /how many there are of each card/, ['broker']],
    ['wrong-trade-deck', /how many there are of each card/, null],
    ['wrong-trade-deck', /how many there are of each card/, 'broker'],
  ])('%s: %s', (code, message, deck) => {
    expect(() => createGame({ ...setup, tradeDeck: deck } as never)).toThrow(
      expect.objectContaining({
        name: 'SetupError',
        code,
        message: expect.stringMatching(message),
      }),
    );
  });
});
