import { formatPosition, loadGame, parsePosition, saveGame, toData } from '@openrealms/engine';
import { type Table, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { grownBox } from './little-campaign.ts';

// The sticker of sheet 1 on the Broker: with an ally of the Star Empire, 3 combat.
const EMPIRE = 'broker+se1';

const hand = (...cards: readonly string[]): Table =>
  cards.reduce((t, card) => t.play(card), table([grownBox], { me: { hand: [...cards] } }));

describe('the ally ability of a sticker', () => {
  it("needs another card of the sticker's side in play [UPGRADED-8]", () => {
    const alone = hand(EMPIRE, 'broker');
    expect(alone.usable()).toEqual(['ally of broker+se1', 'ally of broker']);
    const t = hand(EMPIRE, 'raider+se2').use('upgrade-ally', EMPIRE);
    expect(t.me.combat).toBe(3 + 2 + 3);
  });

  it('is used once a turn, and apart from the ally ability of the card [UPGRADED-9]', () => {
    const t = hand(EMPIRE, 'broker', 'raider+se2');
    const before = t.me.combat;
    t.use('upgrade-ally', EMPIRE);
    expect(t.me.combat).toBe(before + 3);
    const again = { type: 'use', ability: 'upgrade-ally', card: EMPIRE, slot: 0 } as const;
    expect(t.refusal(again)).toBe('already-used');
    t.use('ally', EMPIRE);
    expect(t.me.combat).toBe(before + 3 + 1);
  });

  it('is refused with the reason', () => {
    const use = { type: 'use', ability: 'upgrade-ally', card: EMPIRE, slot: 0 } as const;
    expect(hand(EMPIRE, 'broker').refusal(use)).toBe('no-ally');
    expect(hand('broker', 'hulk').refusal({ ...use, card: 'broker' })).toBe('no-such-ability');
  });

  it('is kept in saves and positions, used or waiting', () => {
    const t = hand(EMPIRE, 'raider+se2');
    for (const state of [t.state, t.use('upgrade-ally', EMPIRE).state]) {
      const position = parsePosition(formatPosition(state), [grownBox]);
      const saved = loadGame(saveGame(state), [grownBox]);
      expect(position).toMatchObject({ ok: true });
      expect(saved).toMatchObject({ ok: true });
      if (position.ok) expect(toData(position.value)).toEqual(toData(state));
      if (saved.ok) expect(toData(saved.value)).toEqual(toData(state));
    }
  });
});

it('a card with stickers is an ally for its own faction and for the side [UPGRADED-10]', () => {
  const t = hand('broker', EMPIRE, 'raider+se2');
  expect(t.usable()).toContain('ally of broker');
  expect(t.usable()).toContain(`upgrade-ally of ${EMPIRE}`);
});
