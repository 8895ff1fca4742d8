import {
  advance,
  campaignState,
  campaignView,
  ENGINE_VERSION,
  type GameRecord,
  nextSetup,
  startRecord,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { decidedByBots, upgradedToTheEnd } from '../../src/campaign/store/decided-by-bots.ts';
import { gamesOf } from '../../src/campaign/store/games-of.ts';
import { startedCampaign } from '../../src/campaign/store/new-campaign.ts';
import { forked, startedAgain } from '../../src/campaign/store/other-campaigns.ts';
import { settled } from '../../src/campaign/store/settled.ts';
import type { StoredCampaign } from '../../src/campaign/store/stored-campaign.ts';
import type { Player } from '../../src/match/match.ts';
import { outcomeOf, type StoredGame } from '../../src/match/stored-game.ts';
import { box, campaignAfter, freshCampaign } from './made-campaign.ts';

const BOTS: readonly [Player, Player] = [
  { kind: 'bot', name: 'Nova', bot: 'trader' },
  { kind: 'bot', name: 'Juno', bot: 'pilot' },
];

/** The game that is next in a campaign, as this browser would keep it after these moves. */
function kept({ campaign, players }: StoredCampaign, record: GameRecord): StoredGame {
  const { boxes, ...deal } = nextSetup(campaign, box);
  return {
    id: 'the game',
    revision: 1,
    engine: ENGINE_VERSION,
    start: { ...deal, boxes: boxes.map(({ id }) => id), options: {} },
    players,
    moves: record.moves.map(({ seat, command }) => ({ seat, command })),
    startedAt: 0,
    changedAt: 0,
    outcome: outcomeOf(record),
  };
}

function conceded(stored: StoredCampaign): StoredGame {
  const record = startRecord(nextSetup(stored.campaign, box));
  const at = record.state.version;
  const result = advance(record, { seat: 0, at, command: { type: 'concede' } });
  if (!result.ok) throw new Error(result.refusal.why);
  return kept(stored, result.record);
}

function withGame(stored: StoredCampaign): StoredCampaign {
  return { ...stored, games: { [nextSetup(stored.campaign, box).seed]: 'the game' } };
}

describe('a campaign whose game has ended', () => {
  it('has its result as soon as somebody looks', async () => {
    const stored = withGame(freshCampaign());
    const after = await settled(stored, async () => conceded(stored));
    expect(campaignState(after.campaign, box).won).toMatchObject([
      { number: 1, winner: 'trade-federation', political: false },
    ]);
    expect(after.revision).toBe(stored.revision + 1);
    expect(gamesOf(after, box)).toEqual([{ scenario: 1, game: 'the game', upgraded: [] }]);
    // Once: the next game is another.
    expect(await settled(after, async () => conceded(stored))).toBe(after);
  });

  it('stays as it is while the game goes on, or where it is gone', async () => {
    const stored = withGame(freshCampaign());
    const begun = kept(stored, startRecord(nextSetup(stored.campaign, box)));
    expect(await settled(stored, async () => begun)).toBe(stored);
    expect(await settled(stored, async () => undefined)).toBe(stored);
    const old = { ...conceded(stored), engine: 'of old' };
    expect(await settled(stored, async () => old)).toBe(stored);
  });
});

describe('another campaign', () => {
  it('can begin after any scenario that was won, with games of its own from there on', () => {
    const stored = { ...campaignAfter(5), games: { seed: 'a game' } };
    const fork = forked(stored, box, 3, 'Other');
    if (!fork.ok) throw new Error(fork.problem.why);
    const { campaign, opened, games, name, id } = fork.value;
    expect({ opened, games, name }).toEqual({ opened: 3, games: stored.games, name: 'Other' });
    expect(id).not.toBe(stored.id);
    expect(campaignState(campaign, box)).toMatchObject({ scenario: 4 });
    const same = campaignAfter(3).campaign;
    expect(nextSetup(campaign, box).seed).not.toBe(nextSetup(same, box).seed);
    expect(forked(stored, box, 6, '').ok).toBe(false);
  });

  it('can begin anew with the same wishes, as a later revision of the same', () => {
    const stored = campaignAfter(5);
    const anew = startedAgain(stored, box);
    expect(anew).toMatchObject({
      id: stored.id,
      revision: stored.revision + 1,
      opened: 0,
      games: {},
    });
    const { wishes, sides, won } = campaignState(anew.campaign, box);
    expect({ wishes, sides, won }).toEqual({
      wishes: ['star-empire', 'either'],
      sides: ['star-empire', 'trade-federation'],
      won: [],
    });
    expect(anew.campaign.seed).not.toBe(stored.campaign.seed);
  });
});

describe('computer players', () => {
  it('choose where they go first, and leave the choice to people who do', () => {
    const { campaign, players } = campaignAfter(5);
    // The Trade Federation won the last scenario, and Nova plays it.
    expect(campaignState(campaign, box).phase).toBe('choice');
    const decided = decidedByBots(campaign, box, players);
    expect(campaignState(decided, box)).toMatchObject({ phase: 'game', scenario: 6 });
    expect(decidedByBots(campaign, box, players)).toEqual(decided);
    const people: [Player, Player] = [players[0], { kind: 'person', name: 'Bea' }];
    expect(decidedByBots(campaign, box, people)).toBe(campaign);
  });

  it('bring their upgrades up to twenty', () => {
    const { campaign } = campaignAfter(12);
    const done = campaignView(decidedByBots(campaign, box, BOTS), box);
    expect(done.phase).toBe('finished');
    expect(done.vaults['star-empire'].upgrades).toBe(20);
    expect(done.vaults['trade-federation'].upgrades).toBe(20);
    expect(campaignView(upgradedToTheEnd(campaign, box), box).phase).toBe('finished');
  });
});

it('a coin gives one of two who want the same side their choice, and says so', () => {
  const coins = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
    const wishes = ['star-empire', 'star-empire'] as const;
    const { campaign } = startedCampaign(box, { players: BOTS, wishes, name: '' }, seed);
    const { coin, sides } = campaignState(campaign, box);
    if (coin === null || sides === null) throw new Error('There was no coin.');
    expect(sides[coin]).toBe('star-empire');
    return coin;
  });
  expect(new Set(coins)).toEqual(new Set([0, 1]));
});
