import { CHALLENGES, legalCommands, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { seen, start } from './support.ts';

const FACTION = (faction: string, cards: readonly string[], names: ReadonlyMap<string, string>) =>
  cards.filter((card) => names.get(card) === faction);

function factions(id: (typeof CHALLENGES)[number]['id'], seats = 1) {
  const { catalog } = start(id, seats);
  return new Map(
    catalog.cards.flatMap((card) => (card === null ? [] : [[card.id, card.factions[0]]])),
  );
}

describe.each([
  ['automatons', 30, 60, true],
  ['blob-assault', 40, 40, true],
  ['madness-of-the-machine', 40, 60, true],
  ['nemesis-beast', 50, 50, true],
  ['pirates-of-the-dark-star', 25, 50, false],
  ['defy-the-empire', 40, 50, true],
  ['the-cost-of-freedom', 40, 30, true],
] as const)('%s', (id, boss, player, hydra) => {
  it('starts with its authority for each player, and players with theirs [AUTOMATONS-1, BLOB-1, MADNESS-1, BEAST-1, PIRATES-1, DEFY-1, COST-1]', () => {
    for (const seats of CHALLENGES.find((each) => each.id === id)?.seatCounts ?? []) {
      const all = hydra ? player * seats : player;
      const authority = seen(id, seats).seats.map((seat) => seat.authority);
      expect(authority).toEqual([...Array(seats).fill(all), boss * seats]);
    }
  });
});

describe('set-up', () => {
  it('Automatons count from 0, and 4 more for each player beyond the first [AUTOMATONS-2]', () => {
    expect([1, 2, 3, 4].map((seats) => seen('automatons', seats).challenge?.count)).toEqual([
      0, 4, 8, 12,
    ]);
  });

  it('Blob Assault: no Blob card in the trade deck, the deck in its order, one Spike Cluster discarded [BLOB-2, BLOB-3]', () => {
    const view = seen('blob-assault');
    const trade = [...view.tradeDeck, ...view.tradeRow.filter((card) => card !== null)];
    expect(trade).toHaveLength(60);
    expect(FACTION('blob', trade, factions('blob-assault'))).toEqual([]);
    expect(view.seats[1].discard).toEqual(['spike-cluster']);
    expect(view.seats[1].knownTop).toEqual([
      ...['stinger', 'spike-cluster', 'burrower', 'crusher', 'nesting-ground'],
      ...['pulverizer', 'blob-alpha', 'swarm-cluster', 'infested-moon', 'hive-queen'],
    ]);
  });

  it('Dimensional Horror: ten cards in tentacles, no authority, and players with 40 each who take turns alone [HORROR-1, HORROR-2, HORROR-3]', () => {
    const view = seen('dimensional-horror', 3);
    expect(view.challenge?.piles[0].cards).toHaveLength(10);
    expect(view.seats.map(({ authority }) => authority)).toEqual([40, 40, 40, 0]);
    expect(view.active).toHaveLength(1);
    const firsts = Array.from(
      { length: 12 },
      (_, i) => seen('dimensional-horror', 3, { seed: `${i}` }).active[0],
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('Madness of the Machine: 20 Machine Cult cards, 4 Scouts and 4 Vipers; players 7 Scouts and 1 Viper [MADNESS-2, MADNESS-3]', () => {
    const view = seen('madness-of-the-machine', 2);
    const deck = view.seats[2].unseen;
    expect(deck).toHaveLength(28);
    expect(FACTION('machine-cult', deck, factions('madness-of-the-machine'))).toHaveLength(20);
    expect(FACTION('machine-cult', view.tradeDeck, factions('madness-of-the-machine'))).toEqual([]);
    const own = viewFor(start('madness-of-the-machine', 2), 0).seats[0];
    const cards = [...own.unseen, ...(own.hand ?? [])].sort();
    expect(cards).toEqual([...Array(7).fill('scout'), 'viper']);
  });

  it('Nemesis Beast: as many cards face down as there are players, from two on [BEAST-2]', () => {
    expect(seen('nemesis-beast', 1).challenge?.piles[0].cards).toEqual([]);
    const view = seen('nemesis-beast', 3);
    expect(view.challenge?.piles[0]).toEqual({ cards: [null, null, null], unseen: [] });
    // Of the cards that could still be in the trade deck, everybody knows that three are not.
    expect(view.tradeDeck).toHaveLength(75);
    expect(view.tradeDeckCount).toBe(72);
  });

  it('Defy the Empire: the Elite in order, the Subjects with their top open, standard decks [DEFY-2, DEFY-3]', () => {
    const view = seen('defy-the-empire', 2);
    const [elite, subjects] = view.challenge?.piles ?? [];
    expect(elite?.cards).toEqual([
      ...[
        'hammerhead',
        'jamming-terminal',
        'warpgate-cruiser',
        'siege-fortress',
        'imperial-flagship',
      ],
    ]);
    expect(subjects?.cards).toHaveLength(15);
    expect(subjects?.cards.filter((card) => card !== null)).toHaveLength(1);
    expect(view.seats[2].unseen).toEqual([...Array(8).fill('scout'), ...Array(2).fill('viper')]);
    expect(FACTION('star-empire', view.tradeDeck, factions('defy-the-empire'))).toEqual([]);
  });

  it.each([
    [1, 7, 13],
    [2, 8, 12],
    [3, 6, 14],
    [4, 6, 14],
  ])(
    'The Cost of Freedom: with %i players %i cards in the Acquisition Deck, Transit Nexus last, and %i in the Boss’s deck [COST-2, COST-3, COST-4]',
    (seats, acquisitions, deck) => {
      const view = seen('the-cost-of-freedom', seats);
      const [pile] = view.challenge?.piles ?? [];
      expect(pile?.cards).toEqual([...Array(acquisitions - 1).fill(null), 'transit-nexus']);
      expect(pile?.unseen).toEqual(pile?.unseen.toSorted());
      expect(view.seats[seats].unseen).toHaveLength(deck);
      expect(
        FACTION(
          'trade-federation',
          view.seats[seats].unseen,
          factions('the-cost-of-freedom', seats),
        ),
      ).toHaveLength(deck);
    },
  );
});

describe('what every set-up has in common', () => {
  it.each(CHALLENGES.filter(({ id }) => id !== 'madness-of-the-machine'))(
    '$id: players start with the usual personal deck [CHALLENGE-4]',
    ({ id }) => {
      const [{ hand, unseen }] = viewFor(start(id, 2), 0).seats;
      const cards = [...unseen, ...(hand ?? [])].sort();
      expect(cards).toEqual([...Array(8).fill('scout'), ...Array(2).fill('viper')]);
    },
  );

  it.each([
    ['blob-assault', 'blob', 10, 1],
    ['madness-of-the-machine', 'machine-cult', 28, 0],
    ['defy-the-empire', 'star-empire', 10, 20],
    ['the-cost-of-freedom', 'trade-federation', 13, 7],
  ] as const)(
    '%s: with the core set, too, no %s card is in the trade deck, and the Boss has those of Frontiers [CHALLENGE-5]',
    (id, faction, deck, elsewhere) => {
      const state = start(id, 1, { boxes: [core, frontiers] });
      const { seats, challenge, tradeDeck, tradeRow } = viewFor(state, 'spectator');
      const of = new Map(state.catalog.cards.map((card) => [card?.id, card?.factions[0]]));
      const trade = [...tradeDeck, ...tradeRow.filter((card) => card !== null)];
      expect(trade).toHaveLength(160 - 40);
      expect(trade.filter((card) => of.get(card) === faction)).toEqual([]);
      expect(seats[1].deckCount).toBe(deck);
      const piles = challenge?.piles.flatMap(({ cards }) => cards).length ?? 0;
      expect(piles + seats[1].discard.length).toBe(elsewhere);
      const known = [...seats[1].unseen, ...seats[1].knownTop, ...seats[1].discard];
      const frontier = new Set([...frontiers.cards.map((card) => card.id), 'scout', 'viper']);
      expect(known.filter((card) => !frontier.has(card))).toEqual([]);
    },
  );

  it.each([
    'automatons',
    'blob-assault',
    'dimensional-horror',
    'nemesis-beast',
    'pirates-of-the-dark-star',
  ] as const)('%s: the Boss has no hand, and only the Blobs have a deck [CHALLENGE-6]', (id) => {
    const state = start(id, 2);
    const boss = viewFor(state, 'spectator').seats[2];
    expect(state.format.handSize(2, 3, state.options)).toBe(0);
    expect(boss.deckCount).toBe(id === 'blob-assault' ? 10 : 0);
    expect(boss.discard).toHaveLength(id === 'blob-assault' ? 1 : 0);
  });
});

it.each(CHALLENGES)('$id begins with the players, who can do something [LEVEL-3]', ({ id }) => {
  const state = start(id, 2);
  expect(viewFor(state, 'spectator').active).not.toContain(2);
  const [seat] = viewFor(state, 'spectator').awaited;
  expect(legalCommands(state, seat).length).toBeGreaterThan(1);
});
