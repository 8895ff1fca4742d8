import { describe, expect, it } from 'vitest';
import { campaignState, campaignView, nextSetup, recordGame } from '../../src/index.ts';
import { afterGame, afterGames, begun, refusal, resultOf, ships, twelveWinners } from './steps.ts';
import { toyBox } from './toy-box.ts';

const SE = 'star-empire';
const TF = 'trade-federation';

const pointsOf = (campaign: ReturnType<typeof begun>): [number, number] => {
  const { vaults } = campaignView(campaign, toyBox);
  return [vaults[SE].points, vaults[TF].points];
};

describe('keeping score', () => {
  it('gives the winner of a scenario its victory point card [SCORE-1]', () => {
    const { vaults } = campaignView(afterGames(begun(), TF, SE), toyBox);
    expect(vaults[TF].victoryCards).toEqual([
      { id: 'scenario-1', side: TF, scenario: 1, points: 1 },
    ]);
    expect(vaults[SE].victoryCards.map(({ id }) => id)).toEqual(['scenario-2']);
  });

  it('keeps what nobody has earned in the open, with how far each side is [SCORE-2]', () => {
    const before = campaignView(begun(), toyBox).openVictoryCards.map(({ card }) => card.id);
    expect(before).toEqual(['scenario-1', 'broadside', 'streak', 'kings', 'builder']);
    const next = afterGame(begun(), TF, { upgraded: ships(TF, 1, 2) });
    const { openVictoryCards } = campaignView(next, toyBox);
    expect(openVictoryCards.find(({ card }) => card.id === 'streak')?.progress).toEqual({
      [SE]: 0,
      [TF]: 1,
    });
    expect(openVictoryCards.find(({ card }) => card.id === 'kings')?.progress).toEqual({
      [SE]: 0,
      [TF]: 1,
    });
    expect(openVictoryCards.find(({ card }) => card.id === 'broadside')?.progress).toBeNull();
  });

  it('lays the cards of an envelope out when it is opened [CAMPAIGN-8]', () => {
    const turns = (campaign: ReturnType<typeof begun>) =>
      nextSetup(campaign, toyBox).scenario?.openVictoryCards;
    const third = afterGames(begun(), TF, TF);
    expect(turns(begun())).toEqual(['broadside']);
    expect(turns(third)).toEqual(['broadside', 'late-broadside']);
  });

  it('gives a card for a feat on a turn to who did it in the game [SCORE-3]', () => {
    const earned = [{ id: 'broadside', side: SE }] as const;
    const next = afterGame(begun(), TF, { earned });
    expect(campaignView(next, toyBox).vaults[SE].victoryCards).toEqual([
      { id: 'broadside', side: SE, scenario: 1, points: 1 },
    ]);
    expect(nextSetup(next, toyBox).scenario?.openVictoryCards).toEqual([]);
    for (const wrong of [
      [...earned, ...earned],
      [{ id: 'late-broadside', side: SE } as const],
      [{ id: 'streak', side: SE } as const],
    ]) {
      const result = resultOf(begun(), TF, { earned: wrong });
      expect(refusal(recordGame(begun(), toyBox, result))).toBe('not-open');
    }
  });

  it('gives a card for a feat between games to the first who has it [SCORE-4]', () => {
    const two = afterGames(begun(), SE, TF, TF);
    expect(pointsOf(two)).toEqual([1, 2]);
    const three = afterGame(two, TF);
    expect(pointsOf(three)).toEqual([1, 5]);
    expect(pointsOf(afterGames(three, SE, SE, SE))).toEqual([4, 5]);
  });

  it('counts upgrades of a faction by the card below the sticker [SCORE-4]', () => {
    const next = afterGame(begun(), SE, {
      upgraded: [...ships(TF, 1, 1, 2), 'consortium-ship-3+se1', 'scavengers-ship-4+se1'],
    });
    expect(campaignState(next, toyBox).earned).toContainEqual({
      id: 'kings',
      side: TF,
      scenario: 1,
    });
  });

  it('gives it to who has more where both have it at once, and else to who won the game [SCORE-5]', () => {
    const kings = (se: number[], tf: number[]) => {
      const upgraded = [...ships(SE, 1, ...se), ...ships(TF, 1, ...tf)];
      const next = afterGame(begun(), SE, { upgraded });
      return campaignState(next, toyBox).earned.find(({ id }) => id === 'kings')?.side;
    };
    expect(kings([1, 2], [3, 4, 5])).toBe(TF);
    expect(kings([1, 2], [3, 4])).toBe(SE);
    expect(kings([1], [3])).toBeUndefined();
  });

  it('compares at the end of the campaign what a card asks for then [SCORE-6]', () => {
    const winners = twelveWinners();
    const built = afterGame(begun(), SE, { upgraded: ['kingdom-base-2+tf1'] });
    const eleven = afterGames(built, ...winners.slice(1, 11));
    expect(campaignState(eleven, toyBox).earned.some(({ id }) => id === 'builder')).toBe(false);
    expect(campaignState(afterGame(eleven, SE), toyBox).earned).toContainEqual({
      id: 'builder',
      side: TF,
      scenario: 12,
    });
    const even = campaignState(afterGames(begun(), ...winners), toyBox);
    expect(even.earned.some(({ id }) => id === 'builder')).toBe(false);
  });
});

describe('winning the campaign', () => {
  it('takes more points than the other [SCORE-7]', () => {
    const done = afterGames(begun(), ...twelveWinners());
    expect(pointsOf(done)).toEqual([6, 8]);
    expect(campaignState(done, toyBox).verdict).toEqual({ winner: TF, by: 'points' });
    expect(
      campaignState(afterGames(begun(), ...twelveWinners().slice(1)), toyBox).verdict,
    ).toBeNull();
  });

  it('goes by the scenarios won where the points are equal [SCORE-8]', () => {
    // Seven of twelve for the Star Empire, without three in a row; the last is worth three.
    const winners = [SE, SE, TF, SE, SE, TF, SE, SE, TF, SE, TF, TF] as const;
    const done = afterGames(begun(), ...winners);
    expect(pointsOf(done)).toEqual([7, 7]);
    expect(campaignState(done, toyBox).verdict).toEqual({ winner: SE, by: 'scenarios' });
  });

  it('goes by the last scenario where these are equal too [SCORE-8]', () => {
    const first = afterGame(begun(), SE, {
      earned: [{ id: 'broadside', side: SE }],
      upgraded: ['consortium-base-2+se1'],
    });
    const done = afterGames(first, ...twelveWinners().slice(1));
    // Six scenarios each; the feat of a turn is worth one, that of the end two, the last scenario two more than others.
    expect(pointsOf(done)).toEqual([9, 8]);
    const level = afterGames(
      afterGame(begun(), SE, { upgraded: ['consortium-base-2+se1'] }),
      ...twelveWinners().slice(1),
    );
    expect(pointsOf(level)).toEqual([8, 8]);
    expect(campaignState(level, toyBox).verdict).toEqual({ winner: TF, by: 'last-scenario' });
  });
});
