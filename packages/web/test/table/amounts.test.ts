import { boxes } from '@openrealms/content';
import { createGame, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { mostOf, stepsFor } from '../../src/table/amount/steps.ts';
import { leftUndone } from '../../src/table/left-undone.ts';
import { legalByPlace, passesAt, tapOn } from '../../src/table/places.ts';
import { signalsToGive } from '../../src/table/signals/signals-to-give.ts';
import { bookIn } from '../../src/table/use-book.ts';

const give = (amount: number) => ({ type: 'transfer', what: 'trade', to: 1, amount }) as const;

describe('an amount', () => {
  const commands = [give(5), give(1)];

  it('is given at once where one command says it, or else in steps of one', () => {
    expect(mostOf(commands)).toBe(5);
    expect(stepsFor(commands, 5)).toEqual({ command: give(5), times: 1 });
    expect(stepsFor(commands, 1)).toEqual({ command: give(1), times: 1 });
    expect(stepsFor(commands, 3)).toEqual({ command: give(1), times: 3 });
    expect(stepsFor([give(5)], 3)).toBeNull();
  });
});

describe('what can be done for teammates', () => {
  it('is nothing that is left undone', () => {
    expect(leftUndone([give(3), { type: 'pass-card', card: 'scout', to: 1 }])).toBeNull();
  });

  it('is offered at their seat and at the own discard pile', () => {
    const pass = { type: 'pass-card', card: 'scout', to: 1 } as const;
    const places = legalByPlace([give(3), pass], 0);
    expect([...places.keys()]).toEqual(['seat:1', 'discard:0']);
    expect(passesAt(places.get('discard:0')!, 'scout')).toEqual([pass]);
    expect(passesAt(places.get('discard:0')!, 'viper')).toEqual([]);
  });
});

describe('a base that keeps its damage', () => {
  const damage = { type: 'damage-base', seat: 0, slot: 2, card: 'the-hive', amount: 1 } as const;
  const attack = { type: 'attack-base', seat: 0, slot: 2, card: 'the-hive' } as const;

  it('is destroyed by a tap where that is possible, and asks how much otherwise', () => {
    expect(tapOn([attack, damage])).toEqual({ kind: 'do', command: attack });
    expect(tapOn([{ ...damage, amount: 3 }, damage])?.kind).toBe('ask');
    expect(leftUndone([damage])?.attacks).toBe(true);
  });
});

describe('signals', () => {
  it('say what one has and lacks, trade only where it can be given', () => {
    const kinds = (format: 'hydra' | 'raid', seats: number) => {
      const view = viewFor(createGame({ boxes, seed: 'signals', format, seats }), 1);
      const rich = view.seats.map((seat) => ({ ...seat, trade: 3, combat: 2 }));
      return signalsToGive({ ...view, seats: rich }, 1, bookIn('en'));
    };
    expect(kinds('hydra', 4)).toContainEqual({ kind: 'can-give-trade', amount: 3 });
    expect(kinds('hydra', 4).map(({ kind }) => kind)).toContain('need-trade');
    expect(kinds('raid', 4)).toEqual([
      { kind: 'have-combat', amount: 2 },
      { kind: 'attack-outpost' },
      { kind: 'wait' },
    ]);
  });
});
