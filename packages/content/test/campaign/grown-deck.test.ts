import {
  type Campaign,
  campaignState,
  campaignView,
  chooseOption,
  createGame,
  FORMATS,
  type GameState,
  grownSetup,
  newCampaign,
  nextSetup,
  type Result,
  recordGame,
  type Setup,
  setupWarnings,
  toData,
  upgradeAfterwards,
  wishForSide,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, riseOfEmpire } from '../../src/index.ts';

const box = riseOfEmpire;

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.why);
  return result.value;
}

/** A campaign in which nothing was upgraded before its end. */
function finished(): Campaign {
  let campaign = newCampaign({ box, seed: 'grown' });
  for (const player of [0, 1] as const) {
    campaign = value(wishForSide(campaign, box, player, 'either'));
  }
  for (;;) {
    const { phase, used, tradeDeck } = campaignState(campaign, box);
    const { options, upgrading } = campaignView(campaign, box);
    if (phase === 'finished') return campaign;
    if (phase === 'choice') campaign = value(chooseOption(campaign, box, options[0].id));
    else if (upgrading !== null)
      campaign = value(upgradeAfterwards(campaign, box, upgrading.options[0]));
    else {
      const winner = nextSetup(campaign, box).scenario?.faceUp ?? 'star-empire';
      const result = { winner, political: false, used, tradeDeck, earned: [] };
      campaign = value(recordGame(campaign, box, result));
    }
  }
}

const campaign = finished();

function start(more: Partial<Setup>): GameState {
  return createGame({ ...grownSetup(campaign, box), seed: 'after', ...more });
}

function tradeCards(state: GameState): string[] {
  const { tradeRow, tradeDeck } = toData(state);
  return [...tradeRow, ...tradeDeck].map(String);
}

describe('the deck of a finished campaign', () => {
  it('has 20 cards upgraded by each side, 20 that are not, and the 24 new ones [AFTER-1, AFTER-5]', () => {
    const cards = tradeCards(start({}));
    const withStickers = (of: RegExp): string[] => cards.filter((id) => of.test(id));
    const { postCampaign = {} } = box.campaign ?? {};
    expect(withStickers(/\+se[1-4]$/)).toHaveLength(20);
    expect(withStickers(/\+tf[1-4]$/)).toHaveLength(20);
    expect(cards.filter((id) => Object.hasOwn(postCampaign, id))).toHaveLength(24);
    expect(cards).toHaveLength(84);
  });

  it.each(FORMATS.flatMap(({ id, seatCounts }) => seatCounts.map((seats) => [id, seats] as const)))(
    'is dealt in %s for %i, alone and with another box [AFTER-6]',
    (format, seats) => {
      expect(tradeCards(start({ format, seats }))).toHaveLength(84);
      const mixed = start({ ...grownSetup(campaign, box, [core]), format, seats });
      expect(tradeCards(mixed)).toHaveLength(84 + 80);
      expect(toData(mixed).seats).toHaveLength(seats);
    },
  );

  it('goes with the decks of the two sides in a duel, for both Emperors and for the Boss [AFTER-6, MULTI-24]', () => {
    const who = (more: Partial<Setup>): (string | null)[] =>
      toData(start(more)).seats.map(({ hand, deck }) => {
        const cards = [...hand, ...deck];
        if (cards.includes('smuggler')) return 'star-empire';
        return cards.includes('system-police') ? 'trade-federation' : null;
      });
    const duel = ['trade-federation', 'star-empire'];
    const emperors = [null, 'star-empire', null, null, 'trade-federation', null];
    expect(who({ personalDecks: duel })).toEqual(duel);
    expect(who({ format: 'emperor', seats: 6, personalDecks: emperors })).toEqual(emperors);
    const raid = { format: 'raid', seats: 3 } as const;
    expect(who({ ...raid, personalDecks: ['star-empire'] })).toEqual(['star-empire', null, null]);
    expect(who({})).toEqual([null, null]);
  });

  it('is warned of: the two sides have far more cards than their visitors [AFTER-6, MULTI-22]', () => {
    const [warning, ...others] = setupWarnings({ ...grownSetup(campaign, box), seats: 6 });
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      code: 'uneven-factions',
      cards: { 'star-empire': 20, 'trade-federation': 20, blob: 9, 'machine-cult': 9 },
    });
  });
});
