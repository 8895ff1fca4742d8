import { describe, expect, it } from 'vitest';
import { endTurns, played, SCOUTS, stage, told } from './support.ts';

describe('Automatons', () => {
  it('play off the trade deck, at least one card, until all cost as much as the count; then it is one more [AUTOMATONS-3, AUTOMATONS-5]', () => {
    const t = stage('automatons', {
      tradeDeck: ['stinger', 'cargo-craft', 'crusher'],
      challenge: { count: 3 },
    });
    expect(played(t.endTurn(), 1)).toEqual(['stinger', 'cargo-craft']);
    expect(t.data.challenge?.count).toBe(4);
    const first = stage('automatons', { tradeDeck: ['stinger', 'cargo-craft'] });
    expect(played(first.endTurn(), 1)).toEqual(['stinger']);
  });

  it('use primary, ally and double ally abilities, and attack [AUTOMATONS-4]', () => {
    const t = stage('automatons', {
      boss: { inPlay: ['swarm-cluster', 'spike-cluster'] },
      tradeDeck: ['hive-queen'],
      challenge: { count: 1 },
    });
    const used = told(t.endTurn(), 'ability-used').map(({ card, ability }) => `${card} ${ability}`);
    expect(used).toEqual([
      ...['swarm-cluster primary', 'spike-cluster primary'],
      ...['swarm-cluster ally', 'hive-queen ally', 'spike-cluster ally'],
      ...['swarm-cluster double-ally', 'hive-queen double-ally'],
    ]);
    // 5 and 2, 7, 3 and 3, 3 and 3; nothing to draw.
    expect(t.me.authority).toBe(60 - 26);
  });

  it('use one of cards that cost as much at random [BOSS-CHOICE-8]', () => {
    const first = Array.from({ length: 20 }, (_, random) => {
      const t = stage('automatons', { boss: { inPlay: ['defense-system', 'nesting-ground'] } });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      return told(t.endTurn(), 'ability-used')[0].card;
    });
    expect(new Set(first)).toEqual(new Set(['defense-system', 'nesting-ground']));
  });

  it('use no scrap abilities [BOSS-CHOICE-9]', () => {
    const t = stage('automatons', {
      boss: { inPlay: ['orbital-gun-platform'] },
      tradeDeck: ['stinger'],
    });
    const used = told(t.endTurn(), 'ability-used').map(({ ability }) => ability);
    expect(used).toEqual(['primary']);
    expect(t.seat(1).inPlay).toHaveLength(1);
  });

  it('make all players discard as many as one [AUTOMATONS-6]', () => {
    const t = stage('automatons', {
      players: [{ deck: SCOUTS }, { deck: SCOUTS }],
      tradeDeck: ['light-cruiser'],
      challenge: { count: 1 },
    });
    endTurns(t).as(0).chooseFromHand('scout').as(1).chooseFromHand('scout');
    expect(t.data.seats.slice(0, 2).map(({ hand }) => hand.length)).toEqual([4, 4]);
  });

  it('keep bases in play, and scrap their ships and what is destroyed [AUTOMATONS-7, BOSS-CHOICE-1]', () => {
    const t = stage('automatons', {
      players: [{ deck: SCOUTS, combat: 3 }],
      boss: { inPlay: ['spike-cluster'] },
      tradeDeck: ['gateship', 'stinger', 'stinger'],
      challenge: { count: 1 },
    });
    t.attackBase('spike-cluster', 1);
    expect(t.data.scrapHeap).toEqual(['spike-cluster']);
    t.endTurn();
    // Gateship would acquire a card to the top of a deck that there is not.
    expect(told(t, 'card-acquired')).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['gateship', 'spike-cluster']);
  });

  it('take combat or authority at an "or", and trade only if there is nothing else [BOSS-CHOICE-2]', () => {
    const t = stage('automatons', { tradeDeck: ['outland-station'], challenge: { count: 1 } });
    expect(told(t.endTurn(), 'branch-chosen')).toMatchObject([{ branch: 'authority 3' }]);
  });
});

describe('Blob Assault', () => {
  it('plays the top card, and draws once for each player beyond the first [BLOB-4]', () => {
    const t = stage('blob-assault', {
      players: [{}, {}, {}],
      boss: { deck: ['stinger', 'crusher'], discard: ['nesting-ground', 'spike-cluster'] },
    });
    expect(played(endTurns(t), 3)).toEqual(['stinger']);
    expect(told(t, 'base-returned').map(({ card }) => card)).toEqual([
      'spike-cluster',
      'nesting-ground',
    ]);
  });

  it('puts the cheapest base of its discard pile into play instead of drawing, and uses it; without one it gains 7 combat [BLOB-5, BLOB-7]', () => {
    const t = stage('blob-assault', { boss: { deck: ['hive-queen'], discard: ['spike-cluster'] } });
    t.endTurn();
    expect(told(t, 'ability-used').map(({ card }) => card)).toContain('spike-cluster');
    // 7 of the Hive Queen, 2 of the base, 3 of the ally ability.
    expect(t.me.authority).toBe(40 - 12);
    const bare = stage('blob-assault', { boss: { deck: ['hive-queen'] } });
    expect(bare.endTurn().me.authority).toBe(40 - 14);
  });

  it('shuffles its discard pile when its deck is empty; Pulverizer scraps the dearest card [BLOB-6, BOSS-CHOICE-4]', () => {
    const t = stage('blob-assault', {
      boss: { discard: ['pulverizer'] },
      tradeRow: ['scout', 'farm-ship', 'cargo-craft'].slice(1),
    });
    t.endTurn();
    expect(told(t, 'card-scrapped')).toMatchObject([{ card: 'farm-ship' }]);
    expect(t.me.authority).toBe(40 - 4);
  });
});

describe('Madness of the Machine', () => {
  it('draws one card more than there are players, and plays the dearest first, a base before a ship [MADNESS-4, MADNESS-5]', () => {
    const t = stage('madness-of-the-machine', {
      players: [{}, {}, {}],
      boss: { deck: ['repair-mech', 'scout', 'defense-system', 'builder-bot', 'viper'] },
    });
    expect(played(endTurns(t), 3)).toEqual(['defense-system', 'repair-mech', 'builder-bot']);
    expect(told(t, 'card-drawn').filter(({ seat }) => seat === 3)).toHaveLength(4);
    // The Scout was there to be scrapped for Repair Mech's ally ability.
    expect(t.data.scrapHeap).toContain('scout');
  });

  it('plays what a scrap ability has drawn, before it plays Scouts and Vipers [MADNESS-5]', () => {
    const t = stage('madness-of-the-machine', {
      players: [{}, {}],
      boss: { deck: ['enforcer-mech', 'viper', 'viper', 'plasma-bot'] },
    });
    // One Viper is scrapped for each of the two ships.
    expect(played(endTurns(t), 2)).toEqual(['enforcer-mech', 'plasma-bot']);
    const more = stage('madness-of-the-machine', {
      players: [{}, {}, {}],
      boss: { deck: ['enforcer-mech', 'viper', 'viper', 'viper', 'plasma-bot'] },
    });
    expect(played(endTurns(more), 3)).toEqual(['enforcer-mech', 'plasma-bot', 'viper']);
  });

  it('scraps Vipers first, then Scouts, then its cheapest card [BOSS-CHOICE-3]', () => {
    const boss = {
      deck: ['destroyer-bot', 'destroyer-bot'],
      discard: ['builder-bot', 'scout', 'viper', 'scout'],
    };
    const t = stage('madness-of-the-machine', { boss });
    t.endTurn();
    expect(told(t, 'card-scrapped').find(({ from }) => from === 'discard')).toMatchObject({
      card: 'viper',
    });
  });

  it('scraps one of several that cost as little at random [BOSS-CHOICE-3]', () => {
    const scrapped = Array.from({ length: 20 }, (_, random) => {
      const t = stage('madness-of-the-machine', {
        boss: {
          deck: ['destroyer-bot', 'destroyer-bot'],
          discard: ['stinger', 'frontier-runner'],
        },
      });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      return told(t.endTurn(), 'card-scrapped').find(({ from }) => from === 'discard')?.card;
    });
    expect(new Set(scrapped)).toEqual(new Set(['stinger', 'frontier-runner']));
  });

  it('scraps one of equals that lies in its discard pile rather than one of its hand [BOSS-CHOICE-3]', () => {
    const scrapped = Array.from({ length: 8 }, (_, random) => {
      const t = stage('madness-of-the-machine', {
        boss: {
          inPlay: ['neural-nexus'],
          deck: ['stinger', 'stinger'],
          discard: ['frontier-runner'],
        },
      });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      return told(t.endTurn(), 'card-scrapped')[0].card;
    });
    expect(new Set(scrapped)).toEqual(new Set(['frontier-runner']));
  });

  it('uses scrap abilities, that of Reclamation Station last [MADNESS-6]', () => {
    const t = stage('madness-of-the-machine', {
      boss: {
        inPlay: ['reclamation-station'],
        deck: ['builder-bot', 'builder-bot'],
        discard: ['scout'],
      },
    });
    const scraps = told(t.endTurn(), 'ability-used').filter(({ ability }) => ability === 'scrap');
    expect(scraps.map(({ card }) => card)).toEqual([
      'builder-bot',
      'builder-bot',
      'reclamation-station',
    ]);
  });
});
