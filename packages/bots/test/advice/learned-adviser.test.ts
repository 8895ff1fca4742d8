import { core } from '@openrealms/content';
import { legalCommands, viewFor } from '@openrealms/engine';
import { ME, OPPONENT, type Side, table } from '@openrealms/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Advice, type Advise, loadAdviser } from '../../src/index.ts';

const SCOUTS = ['scout', 'scout', 'scout', 'scout', 'scout'];

let advise: Advise;

beforeAll(async () => {
  advise = await loadAdviser();
});

function advised(me: Side, opponent: Side, tradeRow: readonly string[]): Advice {
  const { state } = table([core], {
    me: { deck: SCOUTS, ...me },
    opponent: { deck: SCOUTS, ...opponent },
    tradeRow: [...tradeRow],
    tradeDeck: ['ram', 'ram', 'ram', 'ram'],
    explorers: 10,
  });
  return advise(viewFor(state, ME), legalCommands(state, ME), [core]);
}

describe('an Admiral advises', () => {
  it('to win where a win is sure, and says every step of it', () => {
    const foe: Side = { authority: 5, inPlay: ['war-world'] };
    expect(advised({ combat: 9 }, foe, ['cutter'])).toEqual({
      command: { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'war-world' },
      rest: [{ type: 'attack-player', seat: OPPONENT, amount: 5 }],
      isOpen: false,
      wins: true,
      chance: 1,
      instead: [],
      reasons: [],
    });
    expect(advised({ combat: 8 }, foe, ['cutter']).wins).toBe(false);
  });

  it('to play what costs nothing first, and sees the win behind it', () => {
    const advice = advised({ hand: ['scout', 'viper'], combat: 3 }, { authority: 4 }, []);
    expect(advice.wins).toBe(true);
    expect([advice.command, ...advice.rest]).toEqual([
      { type: 'play', card: 'scout' },
      { type: 'play', card: 'viper' },
      { type: 'attack-player', seat: OPPONENT, amount: 4 },
    ]);
  });

  it('only as far as cards are known', () => {
    const advice = advised({ hand: ['scout', 'corvette'] }, {}, ['cutter']);
    expect(advice.command).toEqual({ type: 'play', card: 'corvette' });
    expect(advice).toMatchObject({ rest: [], isOpen: true, wins: false });
  });

  it('to buy, with what the network thinks of it and of something else', () => {
    const advice = advised({ trade: 4, hand: [] }, {}, ['freighter', 'battle-pod', 'ram']);
    expect(advice.command).toMatchObject({ type: 'acquire' });
    for (const { chance } of advice.instead) expect(chance).toBeLessThanOrEqual(advice.chance!);
    expect(advice.instead).toHaveLength(2);
    expect(advice.reasons[0].points).toBeGreaterThan(0);
  });

  it('to scrap a starting card, for a thinner deck', () => {
    const { state } = table([core], {
      me: { hand: ['trade-bot', 'viper'], deck: SCOUTS },
      opponent: { deck: SCOUTS },
      tradeRow: ['mothership'],
    }).play('trade-bot');
    const advice = advise(viewFor(state, ME), legalCommands(state, ME), [core]);
    expect(advice.command).toMatchObject({ type: 'choose', pick: { card: 'viper' } });
    expect(advice.reasons).toContainEqual(
      expect.objectContaining({ kind: 'thinner', cards: ['viper'] }),
    );
  });

  it('about a base of the opponent, and names it', () => {
    const advice = advised({ combat: 6 }, { inPlay: ['the-hive'] }, []);
    const reason = advice.reasons.find(({ kind }) => kind === 'foe-bases');
    expect(reason?.cards).toEqual(['the-hive']);
    // Whatever it is for, this is what speaks for it or against it.
    expect(reason!.points > 0).toBe(advice.command.type === 'attack-base');
  });
});
