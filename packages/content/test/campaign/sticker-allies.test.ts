import { formatPosition, loadGame, parsePosition, saveGame, toData } from '@openrealms/engine';
import { type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { grownBox } from './little-campaign.ts';

/** A duel with every upgraded card of the little box, and the core set beside it. */
function mixed(setup: TableSetup): Table {
  return table([grownBox, core], setup);
}

describe('the ally ability of a sticker', () => {
  it('needs another card of the sticker’s side in play [UPGRADED-8]', () => {
    const t = mixed({ me: { hand: ['broker+se1', 'cutter', 'imperial-fighter'] } });
    t.play('broker+se1');
    const command = { type: 'use', ability: 'upgrade-ally', card: 'broker+se1', slot: 0 } as const;
    expect(t.refusal(command)).toBe('no-ally');
    t.play('cutter');
    expect(t.refusal(command)).toBe('no-ally');
    t.play('imperial-fighter');
    expect(t.usable()).toContain('upgrade-ally of broker+se1');
    const before = t.me.combat;
    t.use('upgrade-ally', 'broker+se1');
    expect(t.me.combat).toBe(before + 3);
    expect(t.events[0]).toMatchObject({ kind: 'ability-used', slot: 0, ability: 'upgrade-ally' });
    expect(t.refusal(command)).toBe('already-used');
  });

  it('is none where the card has no such sticker', () => {
    const t = mixed({ me: { hand: ['broker', 'broker'] } })
      .play('broker')
      .play('broker');
    expect(t.refusal({ type: 'use', ability: 'upgrade-ally', card: 'broker', slot: 0 })).toBe(
      'no-such-ability',
    );
  });

  it('stands beside the one that the card prints, each for its own faction [UPGRADED-9]', () => {
    const t = mixed({ me: { hand: ['broker+se1', 'envoy', 'imperial-fighter'] } });
    t.play('broker+se1').play('envoy');
    expect(t.usable()).toEqual(['ally of broker+se1']);
    t.play('imperial-fighter');
    expect(t.usable()).toEqual([
      'ally of broker+se1',
      'upgrade-ally of broker+se1',
      'ally of imperial-fighter',
    ]);
    t.use('ally', 'broker+se1').use('upgrade-ally', 'broker+se1');
    expect(t.usable()).toEqual(['ally of imperial-fighter']);
  });

  it('of two cards serves both, and is there again next turn for a base [UPGRADED-8]', () => {
    const t = mixed({ me: { inPlay: ['keep+tf2'], hand: ['keep+tf1'], deck: ['scout'] } });
    t.play('keep+tf1');
    expect(t.usable()).toEqual([
      'primary of keep+tf2',
      'ally of keep+tf2',
      'upgrade-ally of keep+tf2',
      'primary of keep+tf1',
      'ally of keep+tf1',
      'upgrade-ally of keep+tf1',
    ]);
    t.use('upgrade-ally', 'keep+tf2').endTurn().endTurn();
    expect(t.usable()).toContain('upgrade-ally of keep+tf2');
  });

  it('stays usable when the partner has left play [UPGRADED-8]', () => {
    const t = mixed({ me: { hand: ['broker+se1', 'raider+se1'] } });
    t.play('broker+se1').play('raider+se1').use('scrap', 'raider+se1');
    expect(t.usable()).toEqual(['upgrade-ally of broker+se1']);
  });

  it('is not offered where it could do nothing [ABILITY-14]', () => {
    const t = table([grownBox, core], {
      me: { hand: ['hulk+se1', 'imperial-fighter'], deck: [] },
    });
    t.play('hulk+se1').play('imperial-fighter');
    expect(t.usable()).toContain('upgrade-ally of hulk+se1');
    t.use('upgrade-ally', 'hulk+se1');
    expect(t.usable()).not.toContain('upgrade-ally of hulk+se1');
  });

  it('is copied with the ship [UPGRADED-11]', () => {
    const t = mixed({
      me: { hand: ['broker+se1', 'stealth-needle'] },
    });
    t.play('broker+se1').play('stealth-needle').chooseShip('broker+se1');
    expect(t.usable()).toEqual([
      'ally of broker+se1',
      'upgrade-ally of broker+se1',
      'ally of broker+se1',
      'upgrade-ally of broker+se1',
    ]);
    t.use('upgrade-ally', 'broker+se1', 1);
    expect(t.me.combat).toBe(3);
  });

  it('can be used by whoever has the card, whichever side it was upgraded by [UPGRADED-12]', () => {
    const t = mixed({
      me: { trade: 2, hand: ['broker+se1', 'imperial-fighter', 'federation-shuttle'] },
      tradeRow: ['broker+tf3'],
      tradeDeck: ['hulk'],
    }).acquire('broker+tf3');
    expect(t.me).toMatchObject({ trade: 0, discard: ['broker+tf3'] });
    const both = mixed({
      me: { hand: ['broker+se1', 'broker+tf3', 'imperial-fighter', 'federation-shuttle'] },
    });
    for (const card of [...both.me.hand]) both.play(card);
    expect(both.usable()).toContain('upgrade-ally of broker+se1');
    expect(both.usable()).toContain('upgrade-ally of broker+tf3');
  });

  it('is saved, loaded and written down in the middle of a turn', () => {
    const t = mixed({ me: { hand: ['broker+se1', 'broker+se2'] } });
    t.play('broker+se1').play('broker+se2').use('upgrade-ally', 'broker+se2');
    expect(t.me.inPlay).toEqual([
      { slot: 0, card: 'broker+se1', allyLive: true, upgradeAllyLive: true },
      { slot: 1, card: 'broker+se2', allyLive: true, upgradeAllyUsed: true, upgradeAllyLive: true },
    ]);
    const boxes = [grownBox, core];
    const loaded = loadGame(JSON.stringify(saveGame(t.state)), boxes);
    expect(loaded.ok && toData(loaded.value)).toEqual(t.data);
    const line = formatPosition(t.state);
    expect(line).toContain('0:broker+se1!lv,1:broker+se2!luv');
    const read = parsePosition(line, boxes);
    expect(read.ok && toData(read.value)).toEqual(t.data);
    const wrong = parsePosition(line.replace('broker+se2!luv', 'broker!lv'), boxes);
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'inconsistent' } });
  });
});

describe('factions', () => {
  it('of the new kind are like all others, with cards of other boxes too [FACTION-1]', () => {
    const t = table([grownBox, core, frontiers], {
      me: { hand: ['keep', 'mech-world', 'herald'], deck: ['scout'] },
    });
    t.play('keep').play('mech-world');
    // Mech World is an ally for every faction.
    expect(t.usable()).toEqual(['primary of keep', 'ally of keep']);
    t.play('herald');
    expect(t.usable()).toContain('double-ally of keep');
  });

  it('of a card that has two both find a partner in it [FACTION-2]', () => {
    const t = mixed({ me: { hand: ['imperial-fighter', 'hulk', 'raider+se1'] } });
    t.play('imperial-fighter').play('hulk');
    expect(t.usable().filter((each) => each.startsWith('ally'))).toEqual([]);
    t.play('raider+se1');
    expect(t.usable().filter((each) => each.startsWith('ally'))).toEqual([
      'ally of imperial-fighter',
      'ally of hulk',
    ]);
  });

  it('that a card has besides do not wake the ally ability it prints [FACTION-3]', () => {
    const t = mixed({ me: { hand: ['keep+se1', 'imperial-fighter'] } });
    t.play('keep+se1').play('imperial-fighter');
    expect(t.usable()).not.toContain('ally of keep+se1');
    expect(t.usable()).toContain('upgrade-ally of keep+se1');
  });
});
