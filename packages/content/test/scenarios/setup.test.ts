import { describe as cardTexts, createGame, toData, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { madeUpBox, plainBox, words } from './made-up-box.ts';
import { beginning, calm, refused, stage, start, stickers } from './support.ts';

const count = (cards: readonly string[], card: string) =>
  cards.filter((each) => each === card).length;

describe('a scenario', () => {
  it('is a duel of two players, each of one side [SCENARIO-1]', () => {
    const state = start();
    expect(toData(state)).toMatchObject({ format: 'scenario', scenario: beginning });
    expect(state.seats).toHaveLength(2);
    const code = refused(() => start({}, calm, { seats: 3 }))?.code;
    expect(code).toBe('wrong-seats');
  });

  it('gives each player the personal deck of their side [SCENARIO-2]', () => {
    for (const sides of [
      ['star-empire', 'trade-federation'],
      ['trade-federation', 'star-empire'],
    ] as const) {
      const { seats } = toData(start({ sides }));
      const vipers = seats.map(({ hand, deck }) => count([...hand, ...deck], 'viper'));
      const scouts = seats.map(({ hand, deck }) => count([...hand, ...deck], 'scout'));
      expect(vipers).toEqual(sides.map((side) => (side === 'star-empire' ? 3 : 2)));
      expect(scouts).toEqual(sides.map((side) => (side === 'star-empire' ? 8 : 9)));
    }
  });

  it('lets the side that is face up begin with three cards, the other has five [SCENARIO-3]', () => {
    const second = toData(start({ faceUp: 'trade-federation' }));
    expect(second.active).toEqual([1]);
    expect(second.seats.map(({ hand }) => hand.length)).toEqual([5, 3]);
    const first = toData(start());
    expect(first.active).toEqual([0]);
    expect(first.seats.map(({ hand }) => hand.length)).toEqual([3, 5]);
    const other = refused(() => start({}, calm, { options: { firstSeat: 1 } }));
    expect(other?.code).toBe('wrong-option');
  });

  it('is set up like a duel in everything else [SCENARIO-4]', () => {
    const data = toData(start());
    expect(data.seats.map(({ authority }) => authority)).toEqual([50, 50]);
    expect(data.tradeRow.every((card) => card !== null)).toBe(true);
    expect(data.tradeDeck).toHaveLength(30 - 5);
    expect(data.explorers).toBe(6);
    expect(data).toMatchObject({ scrapHeap: [], stack: [], winners: [] });
  });

  it('lays before each player the sheets that have come so far [SCENARIO-6]', () => {
    const sheetsIn = (number: number) =>
      viewFor(start({ number }), 0).scenario?.sheets.map((own) => own.map((sheet) => sheet.number));
    expect(sheetsIn(1)).toEqual([[1], [1]]);
    expect(sheetsIn(3)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(sheetsIn(4)).toEqual(sheetsIn(12));
    expect(sheetsIn(12)?.[0]).toEqual([1, 2, 3, 4]);
  });

  it('plays with upgraded cards like with all others, whoever has upgraded them [SCENARIO-7]', () => {
    const tradeDeck = { 'ship-3+tf1': 6 };
    const state = start({ used: stickers('trade-federation', 1, [3]) }, calm, { tradeDeck });
    expect(toData(state).tradeRow).toEqual(Array(5).fill('ship-3+tf1'));
    const t = stage({ tradeRow: ['ship-3+tf1'], me: { trade: 3 } }).acquire('ship-3+tf1');
    expect(t.me.discard).toEqual(['ship-3+tf1']);
    t.state = stage({ me: { hand: ['ship-3+tf1'] } }).play('ship-3+tf1').state;
    expect(t.me).toMatchObject({ combat: 1, trade: 1 });
    expect(cardTexts(calm.cards.find(({ id }) => id === 'ship-3+tf1') as never, 'en').name).toBe(
      'Ship 3',
    );
  });

  it('shows everybody all stickers and all victory cards that can be earned [SCENARIO-8]', () => {
    const victoryCards = ['a', 'b'].map((id) => ({
      id,
      name: words(id),
      points: 1,
      earned: { when: 'turn', what: 'trade', atLeast: 99 } as const,
    }));
    const state = start(
      {
        number: 2,
        used: [...stickers('star-empire', 1, [3], 'base'), ...stickers('star-empire', 2, [6])],
        openVictoryCards: ['b'],
      },
      madeUpBox({ victoryCards }),
    );
    const views = ([0, 1, 'spectator'] as const).map((viewer) => viewFor(state, viewer).scenario);
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
    expect(views[0]?.openVictoryCards).toEqual(['b']);
    expect(views[0]?.sheets[0].map(({ rows }) => rows.filter(({ used }) => used !== null))).toEqual(
      [[{ cost: 3, used: 'base' }], [{ cost: 6, used: 'ship' }]],
    );
    expect(views[0]).toMatchObject({ number: 2, political: [1, 0], thirdParty: null });
  });
});

describe('the face that is up', () => {
  const rich = { kind: 'starting-authority', whom: 'both', amount: 10 } as const;
  const poor = { kind: 'starting-authority', whom: 'both', amount: -10 } as const;
  const choice = [
    { id: 'lend', name: words('Lend'), rules: [rich] },
    { id: 'spend', name: words('Spend'), rules: [poor] },
  ];
  const box = madeUpBox({ faces: { 'star-empire': { rules: [rich], choice } } });
  const authority = (scenario: Parameters<typeof start>[0]) =>
    toData(start(scenario, box)).seats.map((seat) => seat.authority);

  it('changes the rules, the other face does not [SCENARIO-5]', () => {
    expect(authority({ faceUp: 'trade-federation' })).toEqual([50, 50]);
  });

  it('may ask for a choice, whose rules hold in addition [SCENARIO-5]', () => {
    expect(authority({ choice: 'lend' })).toEqual([70, 70]);
    expect(authority({ choice: 'spend' })).toEqual([50, 50]);
  });

  it('and what was chosen lie open for everybody [SCENARIO-10]', () => {
    const state = start({ choice: 'spend' }, box);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewFor(state, viewer).scenario).toMatchObject({
        faceUp: 'star-empire',
        choice: 'spend',
      });
    }
  });

  it.each([
    [{}, 'choice-missing', /lend, spend/],
    [{ choice: 'lose' }, 'unknown-choice', /lend, spend/],
    [{ choice: 7 as never }, 'unknown-choice', /not 7/],
    [{ faceUp: 'trade-federation', choice: 'lend' }, 'nothing-to-choose', /leave it out/],
  ] as const)('with %o is refused as %s [SCENARIO-5]', (scenario, code, message) => {
    const refusal = refused(() => start(scenario, box));
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(message);
  });
});

describe('a set-up that cannot be played', () => {
  const victoryCards = [
    {
      id: 'rich',
      name: words('Rich'),
      points: 1,
      earned: { when: 'turn', what: 'trade', atLeast: 20 } as const,
    },
    {
      id: 'won',
      name: words('Won'),
      points: 1,
      earned: { when: 'scenario', number: 1 } as const,
    },
  ];
  const box = madeUpBox({ victoryCards });
  const sticker = { side: 'star-empire', sheet: 1, cost: 3, type: 'ship' } as const;

  it.each([
    [{ number: 0 }, 'unknown-scenario', /from 1 to 12/],
    [{ number: 13 }, 'unknown-scenario', /no scenario 13/],
    [{ number: '1' }, 'unknown-scenario', /from 1 to 12/],
    [{ sides: ['star-empire', 'star-empire'] }, 'wrong-sides', /star-empire and trade-federation/],
    [{ sides: ['star-empire'] }, 'wrong-sides', /each plays one side/],
    [{ sides: 'star-empire' }, 'wrong-sides', /each plays one side/],
    [{ faceUp: 'blob' }, 'wrong-face', /not "blob"/],
    [{ used: undefined }, 'wrong-stickers', /list/],
    [{ used: [null] }, 'unknown-sticker', /see the sheets/],
    [{ used: [{ ...sticker, cost: 6 }] }, 'unknown-sticker', /cost 6/],
    [{ used: [{ ...sticker, type: 'moon' }] }, 'unknown-sticker', /"moon"/],
    [{ used: [{ ...sticker, sheet: 2 }] }, 'sheet-not-there', /comes with scenario 2/],
    [{ used: [sticker, { ...sticker, type: 'base' }] }, 'sticker-twice', /Only one/],
    [{ openVictoryCards: 'rich' }, 'wrong-victory-cards', /list/],
    [{ openVictoryCards: ['poor'] }, 'unknown-victory-card', /There are: rich/],
    [{ openVictoryCards: ['won'] }, 'unknown-victory-card', /earned on a turn/],
    [{ openVictoryCards: ['rich', 'rich'] }, 'victory-card-twice', /stands twice/],
  ])('like %o is refused as %s', (scenario, code, message) => {
    const refusal = refused(() => start(scenario as never, box));
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(message);
  });

  it.each([
    { scenario: null, code: 'wrong-scenario' },
    { scenario: 7, code: 'wrong-scenario' },
    { scenario: 'one', code: 'wrong-scenario' },
    { scenario: [], code: 'unknown-scenario' },
    { scenario: {}, code: 'unknown-scenario' },
  ])('is $scenario', ({ scenario, code }) => {
    const setup = { boxes: [box], seed: 'x', scenario: scenario as never };
    expect(refused(() => createGame(setup))?.code).toBe(code);
  });

  it('needs a box with a campaign, and its upgraded cards', () => {
    const { campaign: _, ...none } = plainBox();
    expect(refused(() => start({}, none))).toMatchObject({
      code: 'no-campaign',
      message: expect.stringContaining('campaignBox'),
    });
    expect(refused(() => start({}, plainBox()))).toMatchObject({
      code: 'no-upgraded-cards',
      message: expect.stringContaining('campaignBox'),
    });
  });

  it.each([
    { format: 'standard' } as const,
    { challenge: { id: 'automatons' } } as const,
    { personalDecks: [null, null] },
  ])('names %o beside a scenario', (more) => {
    expect(refused(() => start({}, calm, more))?.code).toBe('scenario-alone');
  });

  it('asks for the format "scenario" without one', () => {
    const format = 'scenario' as never;
    expect(refused(() => createGame({ boxes: [calm], seed: 'x', format }))?.code).toBe(
      'unknown-format',
    );
  });
});
