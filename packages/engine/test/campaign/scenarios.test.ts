import { describe, expect, it } from 'vitest';
import {
  campaignBox,
  campaignState,
  campaignView,
  chooseOption,
  newCampaign,
  nextSetup,
  recordGame,
} from '../../src/index.ts';
import { afterGame, afterGames, begun, refusal, resultOf, ships, value } from './steps.ts';
import { toyBox } from './toy-box.ts';

describe('setting up a scenario', () => {
  it('uses the cards of the campaign box and no others [CAMPAIGN-1]', () => {
    const { boxes, tradeDeck } = nextSetup(begun(), toyBox);
    expect(boxes).toEqual([campaignBox(toyBox)]);
    expect(tradeDeck).toEqual(toyBox.tradeDeck);
  });

  it('lets the Star Empire go first in scenario 1 [CAMPAIGN-9]', () => {
    expect(nextSetup(begun(), toyBox).scenario).toMatchObject({
      number: 1,
      faceUp: 'star-empire',
      sides: ['star-empire', 'trade-federation'],
    });
  });

  it('lets whoever won the scenario before go first, with their face of the card up [CAMPAIGN-10, CAMPAIGN-11]', () => {
    const second = afterGame(begun(), 'trade-federation');
    expect(nextSetup(second, toyBox).scenario).toMatchObject({
      number: 2,
      faceUp: 'trade-federation',
    });
    const third = afterGame(second, 'star-empire');
    expect(nextSetup(third, toyBox).scenario).toMatchObject({ number: 3, faceUp: 'star-empire' });
  });

  it('opens one envelope after the other [CAMPAIGN-6]', () => {
    let campaign = begun();
    for (let number = 1; number <= 12; number++) {
      const { scenarios } = campaignView(campaign, toyBox);
      expect(scenarios.map(({ status }) => status)).toEqual([
        ...Array<string>(number - 1).fill('won'),
        'current',
        ...Array<string>(12 - number).fill('sealed'),
      ]);
      campaign = afterGame(campaign, 'trade-federation');
    }
    expect(campaignView(campaign, toyBox).scenarios.every(({ status }) => status === 'won')).toBe(
      true,
    );
  });

  it('opens none before the sides are given [CAMPAIGN-6]', () => {
    const { scenarios, sheets } = campaignView(newCampaign({ box: toyBox, seed: 'a' }), toyBox);
    expect(scenarios[0].status).toBe('sealed');
    expect(sheets.some(({ unlocked }) => unlocked)).toBe(false);
  });

  it('brings each player the sheet of their side in the first four scenarios [CAMPAIGN-7]', () => {
    let campaign = begun();
    for (let number = 1; number <= 6; number++) {
      const { vaults } = campaignView(campaign, toyBox);
      const expected = [1, 2, 3, 4].slice(0, number);
      expect(vaults['star-empire'].sheets).toEqual(expected);
      expect(vaults['trade-federation'].sheets).toEqual(expected);
      campaign = afterGame(campaign, 'trade-federation');
    }
  });

  it('deals every scenario from a seed of its own that follows from that of the campaign [CAMPAIGN-16]', () => {
    const one = begun('one');
    const two = afterGame(one, 'trade-federation');
    const seeds = [one, two, begun('two')].map((campaign) => nextSetup(campaign, toyBox).seed);
    expect(new Set(seeds).size).toBe(3);
    expect(nextSetup(one, toyBox)).toEqual(nextSetup(begun('one'), toyBox));
  });
});

describe('the choice of a scenario', () => {
  const asked = afterGame(begun(), 'star-empire');

  it('is asked of the first player before the game [CAMPAIGN-12]', () => {
    const view = campaignView(asked, toyBox);
    expect(view.phase).toBe('choice');
    expect(view.first).toBe('star-empire');
    expect(view.options.map(({ id }) => id)).toEqual(['attack', 'defend']);
    expect(() => nextSetup(asked, toyBox)).toThrow(/decided first/);
    expect(refusal(recordGame(asked, toyBox, resultOf(asked, 'star-empire')))).toBe('wrong-phase');
  });

  it('holds for the game and is remembered [CAMPAIGN-12]', () => {
    const chosen = value(chooseOption(asked, toyBox, 'defend'));
    expect(nextSetup(chosen, toyBox).scenario?.choice).toBe('defend');
    const next = value(recordGame(chosen, toyBox, resultOf(chosen, 'trade-federation')));
    expect(campaignView(next, toyBox).scenarios[1].option).toBe('defend');
    expect(nextSetup(next, toyBox).scenario).not.toHaveProperty('choice');
  });

  it('is not asked where the face that is up asks nothing [CAMPAIGN-12]', () => {
    const other = afterGame(begun(), 'trade-federation');
    expect(campaignState(other, toyBox).phase).toBe('game');
    expect(refusal(chooseOption(other, toyBox, 'attack'))).toBe('wrong-phase');
  });

  it('is between the options of the card [CAMPAIGN-12]', () => {
    const result = chooseOption(asked, toyBox, 'run');
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'unknown-option', why: expect.stringContaining('attack, defend') },
    });
  });
});

describe('what a game leaves behind', () => {
  it('returns all acquired cards to the trade deck, the upgraded ones upgraded [CAMPAIGN-13, CAMPAIGN-14]', () => {
    const upgraded = ships('star-empire', 1, 1, 3);
    const next = afterGame(begun(), 'trade-federation', { upgraded });
    const { tradeDeck } = nextSetup(next, toyBox);
    expect(tradeDeck).toEqual({
      ...toyBox.tradeDeck,
      'kingdom-ship-1': 1,
      'kingdom-ship-3': 1,
      'kingdom-ship-1+se1': 1,
      'kingdom-ship-3+se1': 1,
    });
    expect(tradeDeck).toEqual(nextSetup(afterGame(next, 'trade-federation'), toyBox).tradeDeck);
  });

  it('lists a card no more when its last copy is upgraded [CAMPAIGN-13]', () => {
    const upgraded = ['kingdom-base-3+tf1'];
    const { tradeDeck } = nextSetup(afterGame(begun(), 'trade-federation', { upgraded }), toyBox);
    expect(tradeDeck).not.toHaveProperty('kingdom-base-3');
  });

  it('allows one sticker for each cost of a sheet, in all games together [CAMPAIGN-15]', () => {
    const upgraded = ['kingdom-ship-3+tf1'];
    const next = afterGame(begun(), 'trade-federation', { upgraded });
    const again = ['kingdom-base-3+tf1'];
    expect(
      refusal(recordGame(next, toyBox, resultOf(next, 'star-empire', { upgraded: again }))),
    ).toBe('used-sticker');
    expect(
      campaignState(afterGame(next, 'star-empire', { upgraded: ['kingdom-base-3+tf2'] }), toyBox)
        .used,
    ).toHaveLength(2);
  });

  it('has no sheets that are still sealed [CAMPAIGN-7]', () => {
    const campaign = begun();
    const result = resultOf(campaign, 'star-empire', { upgraded: ['kingdom-ship-3+se2'] });
    expect(refusal(recordGame(campaign, toyBox, result))).toBe('sealed-sheet');
  });

  it('is a Political Victory if the sheet of the scenario is used up [CAMPAIGN-17]', () => {
    const upgraded = ships('star-empire', 1, 1, 2, 3, 4, 5);
    const next = afterGame(begun(), 'star-empire', { upgraded });
    expect(campaignView(next, toyBox).scenarios[0].political).toBe(true);
    const loses = resultOf(begun(), 'trade-federation', { upgraded });
    expect(refusal(recordGame(begun(), toyBox, loses))).toBe('not-the-winner');
    const denied = { ...resultOf(begun(), 'star-empire', { upgraded }), political: false };
    expect(refusal(recordGame(begun(), toyBox, denied))).toBe('wrong-political');
  });

  it('is none for an older sheet or a later scenario [CAMPAIGN-17]', () => {
    const four = afterGame(begun(), 'trade-federation', {
      upgraded: ships('trade-federation', 1, 1, 2, 3, 4),
    });
    const older = afterGame(four, 'trade-federation', {
      upgraded: ships('trade-federation', 1, 5),
    });
    const sixth = afterGames(
      older,
      ...(['star-empire', 'trade-federation', 'star-empire'] as const),
    );
    const late = afterGame(sixth, 'trade-federation', {
      upgraded: ships('trade-federation', 4, 3, 4, 5, 6, 7),
    });
    expect(campaignState(late, toyBox).won.some(({ political }) => political)).toBe(false);
  });

  it('must fit the game that was set up', () => {
    const campaign = begun();
    const result = resultOf(campaign, 'star-empire', { upgraded: ships('star-empire', 1, 2) });
    const { 'scavengers-ship-7': _, ...tradeDeck } = result.tradeDeck;
    expect(refusal(recordGame(campaign, toyBox, { ...result, tradeDeck }))).toBe('other-deck');
    expect(refusal(recordGame(campaign, toyBox, { ...result, used: [] }))).toBe('other-stickers');
  });

  it('is played again after a draw, with what was upgraded and earned [CAMPAIGN-18]', () => {
    const campaign = begun();
    const drawn = afterGame(campaign, null, {
      upgraded: ships('star-empire', 1, 2),
      earned: [{ id: 'broadside', side: 'star-empire' }],
    });
    const [before, after] = [campaign, drawn].map((each) => nextSetup(each, toyBox));
    expect(after.scenario).toMatchObject({ number: 1, faceUp: 'star-empire' });
    expect(after.seed).not.toBe(before.seed);
    expect(after.tradeDeck).toHaveProperty('kingdom-ship-2+se1', 1);
    expect(after.scenario?.openVictoryCards).toEqual([]);
    expect(campaignState(afterGame(drawn, 'star-empire'), toyBox).won[0].games).toBe(2);
  });
});
