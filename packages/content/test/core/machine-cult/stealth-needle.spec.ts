import { describe, expect, it } from 'vitest';
import { coreTable, explorerPile, fromHand, fromRow, inPlay, nothing, OPPONENT } from '../table.ts';

const played = (card: string) => ({ from: 'played', card }) as const;

describe('Stealth Needle: what it copies', () => {
  it('copies one of the ships played this turn, which its player chooses and must choose [CARD-STEALTHNEEDLE-1, CARD-STEALTHNEEDLE-2]', () => {
    const hand = [
      'scout',
      'scout',
      'explorer',
      'cutter',
      'ram',
      'battle-station',
      'stealth-needle',
    ];
    const t = coreTable({ me: { hand } });
    t.play('scout').play('cutter').play('scout').play('explorer').play('battle-station');
    t.play('stealth-needle');
    // Each card once, in the order of playing; no base, not itself, nothing from hand, and no way out.
    expect(t.options()).toEqual([played('scout'), played('cutter'), played('explorer')]);
    expect(t.refusal({ type: 'choose', pick: nothing })).toBe('not-an-option');
    t.chooseShip('cutter');
    expect(t.events[0]).toEqual({ kind: 'ship-copied', seat: 0, slot: 5, card: 'cutter' });
    expect(t.me).toMatchObject({ authority: 58, trade: 1 + 2 + 1 + 2 + 2, combat: 0 });
    expect(t.me.inPlay.at(-1)).toMatchObject({ card: 'stealth-needle', as: 'cutter' });
    expect(t.settled).toBe(true);
  });

  it.each([
    ['scout', { trade: 2, combat: 0 }],
    ['viper', { trade: 0, combat: 2 }],
    ['explorer', { trade: 4, combat: 0 }],
  ])('copies a ship without a faction: %s [CARD-STEALTHNEEDLE-1, SHIP-1]', (card, pools) => {
    const t = coreTable({ me: { hand: [card, 'stealth-needle'] } });
    t.play(card).play('stealth-needle');
    expect(t.options()).toEqual([played(card)]);
    t.chooseShip(card);
    expect(t.me).toMatchObject(pools);
    expect(t.settled).toBe(true);
  });

  it('with no ship to copy is a ship without abilities, also when one comes later [CARD-STEALTHNEEDLE-3]', () => {
    const t = coreTable({ me: { hand: ['mech-world', 'stealth-needle', 'viper'] } });
    t.play('mech-world').play('stealth-needle');
    expect(t.legal()).toEqual([{ type: 'play', card: 'viper' }, { type: 'end-turn' }]);
    t.play('viper');
    expect(t.usable()).toEqual([]);
    expect(t.me).toMatchObject({ trade: 0, combat: 1, authority: 50 });
    expect(inPlay(t.me)).toEqual(['mech-world', 'stealth-needle', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('without a copy is a partner for Machine Cult only [CARD-STEALTHNEEDLE-3, ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['stealth-needle', 'corvette', 'missile-bot'] } });
    t.play('stealth-needle').play('corvette').play('missile-bot');
    expect(t.usable()).toEqual(['ally of missile-bot']);
    expect(t.settled).toBe(true);
  });

  it('copies a ship that has been scrapped since it was played [CARD-STEALTHNEEDLE-9]', () => {
    const t = coreTable({ me: { hand: ['ram', 'stealth-needle'] } });
    t.play('ram').use('scrap', 'ram').play('stealth-needle');
    expect(t.options()).toEqual([played('ram')]);
    t.chooseShip('ram');
    expect(t.me.combat).toBe(5 + 5);
    expect(inPlay(t.me)).toEqual(['stealth-needle']);
    expect(t.settled).toBe(true);
  });

  it('never copies another Stealth Needle, copy or not [CARD-STEALTHNEEDLE-10]', () => {
    const t = coreTable({ me: { hand: ['stealth-needle', 'stealth-needle'] } });
    t.play('stealth-needle').play('stealth-needle');
    expect(inPlay(t.me)).toEqual(['stealth-needle', 'stealth-needle']);

    const copying = coreTable({ me: { hand: ['viper', 'stealth-needle', 'stealth-needle'] } });
    copying.play('viper').play('stealth-needle').chooseShip('viper').play('stealth-needle');
    expect(copying.options()).toEqual([played('viper')]);
    copying.chooseShip('viper');
    expect(copying.me.combat).toBe(3);
    expect(t.settled && copying.settled).toBe(true);
  });

  it('is itself again after the turn, and has forgotten its ships [CARD-STEALTHNEEDLE-11]', () => {
    const t = coreTable({ me: { hand: ['viper', 'stealth-needle'] } });
    t.play('viper').play('stealth-needle').chooseShip('viper').endTurn().endTurn();
    expect(t.me.hand).toEqual(['viper', 'stealth-needle']);
    t.play('stealth-needle');
    expect(t.me.inPlay).toEqual([{ slot: 0, card: 'stealth-needle' }]);
    expect(t.me.combat).toBe(0);
    expect(t.settled).toBe(true);
  });
});

describe('Stealth Needle: the copied primary ability', () => {
  it('happens at once and in full [CARD-STEALTHNEEDLE-4, SHIP-1]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'stealth-needle'] },
      opponent: { hand: ['scout', 'viper'] },
    });
    t.play('imperial-fighter').chooseFromHand('viper');
    t.play('stealth-needle').chooseShip('imperial-fighter');
    expect(t.me.combat).toBe(2 + 2);
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout')]);
    t.chooseFromHand('scout');
    expect(t.opponent.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('may take another branch than the original [CARD-STEALTHNEEDLE-4, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['patrol-mech', 'stealth-needle'] } });
    t.play('patrol-mech').chooseBranch('trade 3');
    t.play('stealth-needle').chooseShip('patrol-mech').chooseBranch('combat 5');
    expect(t.me).toMatchObject({ trade: 3, combat: 5 });
    expect(t.settled).toBe(true);
  });

  it('of Embassy Yacht counts the bases anew, be they more [CARD-STEALTHNEEDLE-4, CARD-EMBASSYYACHT-2]', () => {
    const t = coreTable({
      me: {
        hand: ['embassy-yacht', 'mech-world', 'stealth-needle'],
        deck: ['scout', 'viper', 'ram'],
        inPlay: ['fleet-hq'],
      },
    });
    t.play('embassy-yacht').play('mech-world');
    expect(t.me.deck).toEqual(['scout', 'viper', 'ram']);
    t.play('stealth-needle').chooseShip('embassy-yacht');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(t.me).toMatchObject({ authority: 56, trade: 4 });
    expect(t.settled).toBe(true);
  });

  it('of Embassy Yacht counts the bases anew, be they fewer [CARD-STEALTHNEEDLE-4]', () => {
    const t = coreTable({
      me: {
        hand: ['embassy-yacht', 'stealth-needle'],
        deck: ['scout', 'viper', 'ram', 'ram'],
        inPlay: ['mech-world', 'battle-station'],
      },
    });
    t.play('embassy-yacht').use('scrap', 'battle-station');
    t.play('stealth-needle').chooseShip('embassy-yacht');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.deck).toEqual(['ram', 'ram']);
    expect(t.me).toMatchObject({ authority: 56, trade: 4 });
    expect(t.settled).toBe(true);
  });

  it('gives Fleet HQ one ship to reward, not two [CARD-STEALTHNEEDLE-12]', () => {
    const t = coreTable({ me: { hand: ['scout', 'stealth-needle'], inPlay: ['fleet-hq'] } });
    t.play('scout');
    expect(t.me.combat).toBe(1);
    t.play('stealth-needle').chooseShip('scout');
    expect(t.me.combat).toBe(2);
    expect(t.me.trade).toBe(2);
    expect(t.settled).toBe(true);
  });
});

describe('Stealth Needle: factions and ally abilities', () => {
  it('has the copied faction as well as Machine Cult [CARD-STEALTHNEEDLE-5]', () => {
    const t = coreTable({
      me: { hand: ['survey-ship', 'stealth-needle', 'missile-bot', 'cutter', 'corvette'] },
    });
    t.play('survey-ship').play('stealth-needle').chooseShip('survey-ship');
    t.use('scrap', 'survey-ship', 0);
    // From here on the Needle is the only partner that either faction has.
    t.play('corvette').play('missile-bot').decline().play('cutter');
    expect(t.usable()).toEqual(['ally of corvette', 'scrap of survey-ship', 'ally of missile-bot']);
    expect(t.settled).toBe(true);
  });

  it('and the original are partners, each with a use of its own [CARD-STEALTHNEEDLE-6, CARD-STEALTHNEEDLE-7]', () => {
    const t = coreTable({ me: { hand: ['corvette', 'stealth-needle'] } });
    t.play('corvette');
    expect(t.usable()).toEqual([]);
    t.play('stealth-needle').chooseShip('corvette');
    expect(t.usable()).toEqual(['ally of corvette', 'ally of corvette']);
    t.use('ally', 'corvette', 0);
    expect(t.me.combat).toBe(1 + 1 + 2);
    t.use('ally', 'corvette', 1);
    expect(t.me.combat).toBe(1 + 1 + 2 + 2);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('has a use left though the original was used before [CARD-STEALTHNEEDLE-7]', () => {
    const t = coreTable({
      me: { hand: ['corvette', 'stealth-needle'], inPlay: ['recycling-station'] },
    });
    t.play('corvette').use('ally', 'corvette');
    t.play('stealth-needle').chooseShip('corvette');
    expect(t.usable()).toEqual(['primary of recycling-station', 'ally of corvette']);
    t.use('ally', 'corvette', 2);
    expect(t.me.combat).toBe(1 + 2 + 1 + 2);
    expect(t.settled).toBe(true);
  });

  it('needs a partner of the copied faction; Machine Cult will not do [CARD-STEALTHNEEDLE-6]', () => {
    const hand = ['ram', 'stealth-needle'];
    const t = coreTable({ me: { hand, inPlay: ['machine-base'] } });
    t.play('ram').use('scrap', 'ram').play('stealth-needle').chooseShip('ram');
    expect(t.usable()).toEqual(['scrap of ram']);
    expect(t.refusal({ type: 'use', ability: 'ally', card: 'ram', slot: 1 })).toBe('no-ally');

    const withBlob = coreTable({ me: { hand, inPlay: ['the-hive'] } });
    withBlob.play('ram').use('scrap', 'ram').play('stealth-needle').chooseShip('ram');
    expect(withBlob.usable()).toEqual(['primary of the-hive', 'ally of ram', 'scrap of ram']);
    expect(t.settled && withBlob.settled).toBe(true);
  });

  it('as Blob Carrier acquires a ship for free, beside the original [CARD-STEALTHNEEDLE-7, CARD-BLOBCARRIER-1, CARD-BLOBCARRIER-2]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier', 'stealth-needle'], deck: ['scout'] },
      tradeRow: ['command-ship', 'brain-world', 'ram'],
      tradeDeck: ['mothership'],
      explorers: 2,
    });
    t.play('blob-carrier').play('stealth-needle').chooseShip('blob-carrier');
    expect(t.me.combat).toBe(7 + 7);
    t.use('ally', 'blob-carrier', 1);
    expect(t.options()).toEqual([fromRow(0, 'command-ship'), fromRow(2, 'ram'), explorerPile]);
    t.chooseFromRow('command-ship');
    t.use('ally', 'blob-carrier', 0).chooseFromRow('mothership');
    expect(t.me.deck).toEqual(['mothership', 'command-ship', 'scout']);
    expect(t.me.trade).toBe(0);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it.each([
    [false, ['scout'], ['viper', 'scout']],
    [true, ['scout', 'viper'], ['scout']],
  ])(
    'as a Blob ship counts for Blob World: %s, by option [OPTION-8, OPTION-9]',
    (copiesCountAsPlayed, hand, deck) => {
      const t = coreTable({
        me: {
          hand: ['ram', 'stealth-needle'],
          deck: ['scout', 'viper', 'scout'],
          inPlay: ['blob-world'],
        },
        options: { copiesCountAsPlayed },
      });
      t.play('ram').play('stealth-needle').chooseShip('ram');
      t.use('primary', 'blob-world').chooseBranch('draw 1 per blob played');
      expect(t.me.hand).toEqual(hand);
      expect(t.me.deck).toEqual(deck);
      expect(t.settled).toBe(true);
    },
  );

  it('counts for Blob World no more than any other ship when it copies none of the Blob [OPTION-9]', () => {
    const t = coreTable({
      me: {
        hand: ['ram', 'scout', 'stealth-needle'],
        deck: ['viper', 'viper'],
        inPlay: ['blob-world'],
      },
      options: { copiesCountAsPlayed: true },
    });
    t.play('ram').play('scout').play('stealth-needle').chooseShip('scout');
    t.use('primary', 'blob-world').chooseBranch('draw 1 per blob played');
    expect(t.me.hand).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });
});

describe('Stealth Needle: the copied scrap ability', () => {
  it('costs the Needle and not the original [CARD-STEALTHNEEDLE-8, CARD-STEALTHNEEDLE-11, SCRAPAB-1]', () => {
    const t = coreTable({ me: { hand: ['ram', 'stealth-needle'] } });
    t.play('ram').play('stealth-needle').chooseShip('ram').use('scrap', 'ram', 1);
    expect(t.me.trade).toBe(3);
    expect(t.data.scrapHeap).toEqual(['stealth-needle']);
    expect(inPlay(t.me)).toEqual(['ram']);
    // The Needle was a partner while it lasted.
    expect(t.usable()).toEqual(['ally of ram', 'scrap of ram']);
    expect(t.settled).toBe(true);
  });

  it('sends it to the scrap heap even as an Explorer [CARD-STEALTHNEEDLE-8, SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['explorer', 'stealth-needle'] }, explorers: 3 });
    t.play('explorer').play('stealth-needle').chooseShip('explorer').use('scrap', 'explorer', 1);
    expect(t.me).toMatchObject({ trade: 4, combat: 2 });
    expect(t.data.scrapHeap).toEqual(['stealth-needle']);
    expect(t.data.explorers).toBe(3);
    t.use('scrap', 'explorer');
    expect(t.me.combat).toBe(4);
    expect(t.data.scrapHeap).toEqual(['stealth-needle']);
    expect(t.data.explorers).toBe(4);
    expect(t.settled).toBe(true);
  });
});
