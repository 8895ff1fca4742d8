import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  campaignState,
  campaignView,
  exportCampaign,
  forkCampaign,
  nextSetup,
  readCampaign,
  upgradeAfterwards,
} from '../../src/index.ts';
import { afterGame, afterGames, begun, refusal, ships, twelveWinners, value } from './steps.ts';
import { toyBox } from './toy-box.ts';

const SE = 'star-empire';
const TF = 'trade-federation';

/** A whole campaign with stickers, a draw, choices and some upgrades after it. */
function whole(): Campaign {
  const first = afterGame(begun(), SE, {
    upgraded: [...ships(SE, 1, 1, 2, 3, 4, 5), ...ships(TF, 1, 1)],
    earned: [{ id: 'broadside', side: TF }],
  });
  const drawn = afterGame(afterGame(first, null), TF, { upgraded: ['consortium-base-4+tf2'] });
  let campaign = afterGames(drawn, ...twelveWinners().slice(2));
  for (let i = 0; i < 6; i++) {
    const { upgrading } = campaignView(campaign, toyBox);
    campaign = value(upgradeAfterwards(campaign, toyBox, upgrading?.options.at(-1) ?? ''));
  }
  return campaign;
}

/** The campaign as it was after each step. */
function everyPoint(campaign: Campaign): Campaign[] {
  return Array.from({ length: campaign.log.length + 1 }, (_, i) => ({
    ...campaign,
    log: campaign.log.slice(0, i),
  }));
}

describe('pausing', () => {
  it('can be done at every point: a campaign is a value that says everything [CAMPAIGN-20]', () => {
    for (const campaign of everyPoint(whole())) {
      const again = JSON.parse(JSON.stringify(campaign)) as Campaign;
      expect(campaignView(again, toyBox)).toEqual(campaignView(campaign, toyBox));
    }
  });

  it('keeps sheets and victory point cards of each player in a vault [CAMPAIGN-5]', () => {
    const { vaults } = campaignView(whole(), toyBox);
    expect(vaults[SE]).toMatchObject({ player: 0, sheets: [1, 2, 3, 4], politicalVictories: 1 });
    expect(vaults[TF].victoryCards.map(({ id }) => id)).toContain('broadside');
    expect(vaults[SE].points).toBe(
      vaults[SE].victoryCards.reduce((sum, { points }) => sum + points, 0),
    );
  });

  it('leads to the same games when the players go on [CAMPAIGN-20]', () => {
    const games = everyPoint(whole()).filter(
      (campaign) => campaignState(campaign, toyBox).phase === 'game',
    );
    expect(games).toHaveLength(13);
    for (const campaign of games) {
      const read = value(readCampaign(exportCampaign(campaign), [toyBox]));
      expect(nextSetup(read.campaign, toyBox)).toEqual(nextSetup(campaign, toyBox));
    }
  });
});

describe('forks', () => {
  it('begin after any scenario that has been won, and leave the campaign as it is [CAMPAIGN-21]', () => {
    const campaign = whole();
    const before = JSON.stringify(campaign);
    for (let won = 0; won <= 12; won++) {
      const fork = value(forkCampaign(campaign, toyBox, won, 'fork'));
      const state = campaignState(fork, toyBox);
      expect(state.won).toEqual(campaignState(campaign, toyBox).won.slice(0, won));
      expect(state.sides).toEqual(campaignState(campaign, toyBox).sides);
    }
    expect(JSON.stringify(campaign)).toBe(before);
  });

  it('deal other games from there on [CAMPAIGN-21]', () => {
    const campaign = afterGames(begun(), TF, TF, SE);
    const fork = value(forkCampaign(campaign, toyBox, 2, 'fork'));
    const same = { ...campaign, log: campaign.log.slice(0, 4) };
    expect(nextSetup(fork, toyBox).scenario).toEqual(nextSetup(same, toyBox).scenario);
    expect(nextSetup(fork, toyBox).seed).not.toBe(nextSetup(same, toyBox).seed);
    const onward = afterGame(fork, SE);
    expect(nextSetup(onward, toyBox).seed).not.toBe(nextSetup(campaign, toyBox).seed);
  });

  it('cannot begin where the campaign has not been', () => {
    expect(refusal(forkCampaign(begun(), toyBox, 1, 'fork'))).toBe('not-won-yet');
    expect(refusal(forkCampaign(whole(), toyBox, 13, 'fork'))).toBe('not-won-yet');
  });

  it('can be forked, saved and read like any campaign', () => {
    const fork = value(forkCampaign(whole(), toyBox, 4, 'fork'));
    const second = value(forkCampaign(afterGames(fork, SE, SE), toyBox, 5, 'second'));
    expect(value(readCampaign(exportCampaign(second), [toyBox])).campaign).toEqual(second);
  });
});

describe('files', () => {
  it('hold every point of a campaign', () => {
    for (const campaign of everyPoint(whole())) {
      const read = value(readCampaign(exportCampaign(campaign), [toyBox]));
      expect(read).toEqual({ campaign, box: toyBox, writtenWith: null, note: null });
    }
  });

  const file = () => JSON.parse(exportCampaign(whole())) as Record<string, unknown>;
  const why = (text: unknown, boxes = [toyBox]): string => {
    const result = readCampaign(text, boxes);
    return result.ok ? 'nothing is wrong' : `${result.problem.at ?? ''}: ${result.problem.why}`;
  };

  it('say what they are', () => {
    expect(why('{')).toContain('not JSON');
    expect(why('null')).toContain('"kind" must be "openrealms-campaign"');
    expect(why({ ...file(), kind: 'openrealms-game' })).toContain('not a campaign');
    expect(why({ ...file(), layout: 2 })).toContain('bring yours up to date');
    expect(why({ ...file(), layout: '1' })).toContain('Export the campaign again');
    expect(why({ ...file(), extra: 1 })).toContain('no field "extra"');
  });

  it('carry a note of whoever wrote them, which changes nothing', () => {
    const note = { players: ['Ada', 'Nova'] };
    const read = value(readCampaign(exportCampaign(whole(), note), [toyBox]));
    expect(read).toMatchObject({ campaign: whole(), note });
    expect(value(readCampaign(exportCampaign(whole()), [toyBox])).note).toBeNull();
  });

  it('need their box', () => {
    const box = { id: 'owner', version: '1' };
    expect(why({ ...file(), box })).toBe(
      'box.id: This campaign is played with the box "owner", which is not here; there is toy. Add its content pack first.',
    );
    const { campaign: _, ...plain } = toyBox;
    expect(why(file(), [plain])).toContain('which is not here; there is none');
  });

  it('go on with their own version of the box where there are several', () => {
    const newer = { ...toyBox, version: '2' };
    const read = value(readCampaign(exportCampaign(whole()), [newer, toyBox]));
    expect(read).toMatchObject({ campaign: whole(), writtenWith: null });
    expect(read.box).toBe(toyBox);
  });

  it('of another version of the box go on with the one that is here, if they can', () => {
    const newer = { ...toyBox, version: '2' };
    const read = value(readCampaign(exportCampaign(whole()), [newer]));
    expect(read.writtenWith).toBe('1');
    expect(read.campaign.box).toEqual({ id: 'toy', version: '2' });
    const other = { ...newer, tradeDeck: { ...toyBox.tradeDeck, 'kingdom-ship-1': 0 } };
    expect(why(exportCampaign(whole()), [other])).toContain('only go on with that version');
  });

  it('that were changed are refused with the step that cannot be', () => {
    const log = whole().log;
    const cases: [unknown, string][] = [
      [log.slice(1), 'log[1]: no game can be played now'],
      [[...log.slice(0, 3), { kind: 'upgrade', card: 'kingdom-ship-6+se4' }], 'log[3]'],
      [
        log.map((step) => (step.kind === 'game' ? { ...step, winner: TF } : step)),
        'log[2]: star-empire has used',
      ],
      [[{ kind: 'cheat' }], 'log[0].kind must be one of wish, option, game, upgrade, deal'],
      [[{ kind: 'toString' }], 'log[0].kind must be one of'],
      [[{ kind: 'constructor' }], 'log[0].kind must be one of'],
      [[{ kind: ['deal'], seed: 'a' }], 'log[0].kind must be one of'],
      [[{ kind: 'wish', player: 2, wish: SE }], 'log[0].player must be a whole number from 0 to 1'],
      [[{ kind: 'wish', player: 0, wish: 'blob' }], 'log[0].wish must be one of'],
      [[{ kind: 'deal', seed: '' }], 'log[0].seed must be a text of 1 to 1000'],
      [[{ kind: 'deal', seed: 'a', option: 'b' }], 'log[0] has no field "option"'],
      [{}, 'log must be a list'],
    ];
    for (const [changed, message] of cases)
      expect(why({ ...file(), log: changed })).toContain(message);
    expect(why({ ...file(), log: log.slice(1) })).toContain('use another copy');
  });

  it('never crash the reader, whatever is in them', () => {
    const good = exportCampaign(whole());
    for (let at = 0; at < good.length; at += 7) {
      for (const change of [good.slice(0, at), good.slice(0, at) + good.slice(at + 5)]) {
        expect(typeof readCampaign(change, [toyBox]).ok).toBe('boolean');
      }
    }
  });
});
