import {
  awaited,
  type ChoiceAnswer,
  type Command,
  legalCommands,
  type Random,
  roll,
  saveGame,
  submit,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { games, isFullBattery, oneOf, playRandomGame, type Step, TIMEOUT } from './random-games.ts';

const CARDS = core.cards.map(({ id }) => id);

describe('legalCommands and submit agree in random games', () => {
  it(
    'every legal command is accepted and leaves the given state alone',
    () => {
      for (const n of games(1000)) {
        playRandomGame('accepted', n, ({ record: { state }, seat, legal }) => {
          if (state.version % 4 > 0) return;
          const before = JSON.stringify(saveGame(state));
          for (const command of legal) {
            const result = submit(state, { seat, at: state.version, command });
            if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.code}`);
          }
          if (JSON.stringify(saveGame(state)) !== before) throw new Error('The state was changed.');
        });
      }
    },
    TIMEOUT,
  );

  it(
    'every other command is refused with a code and leaves the given state alone',
    () => {
      const codes = new Set<string>();
      for (const n of games(1000)) {
        playRandomGame('refused', n, (step) => {
          if (step.record.state.version % 4 > 0) return;
          const { state } = step.record;
          const before = JSON.stringify(saveGame(state));
          for (let i = 0; i < 8; i++) {
            const { seat, command } = illegal(step);
            const result = submit(state, { seat, at: state.version, command });
            if (result.ok) throw new Error(`Accepted: ${seat} ${JSON.stringify(command)}`);
            codes.add(result.refusal.code);
            expect(result.refusal.why).not.toBe('');
          }
          if (JSON.stringify(saveGame(state)) !== before) throw new Error('The state was changed.');
        });
      }
      if (!isFullBattery) return;
      expect([...codes].sort()).toEqual(
        [
          'choice-pending',
          'no-ally',
          'no-choice-pending',
          'no-explorers',
          'no-such-ability',
          'already-used',
          'not-a-target',
          'not-an-option',
          'not-enough-combat',
          'not-in-hand',
          'not-in-play',
          'not-in-row',
          'not-to-top',
          'not-your-turn',
          'outpost-in-the-way',
          'too-expensive',
          'wrong-amount',
        ].sort(),
      );
    },
    TIMEOUT,
  );

  it(
    'only the seats that are awaited have legal commands',
    () => {
      for (const n of games(1000)) {
        playRandomGame('awaited', n, ({ record: { state } }) => {
          for (const seat of state.seats.keys()) {
            const isAwaited = awaited(state).includes(seat);
            if (legalCommands(state, seat).length > 0 !== isAwaited) {
              throw new Error(`Seat ${seat} is${isAwaited ? '' : ' not'} awaited.`);
            }
          }
        });
      }
    },
    TIMEOUT,
  );
});

/** A well-formed command that is not legal: another player's, or one made up from what lies on the table. */
function illegal({ legal, random, seat, record }: Step): { seat: number; command: Command } {
  const { state } = record;
  const wrongSeat = roll(random, 8) === 0;
  if (wrongSeat) {
    const others = [...state.seats.keys()].filter((other) => !awaited(state).includes(other));
    return { seat: oneOf(others, random), command: legal[roll(random, legal.length)] };
  }
  const legalTexts = new Set(legal.map((command) => JSON.stringify(command)));
  for (;;) {
    const command = anyCommand(random, state.seats[seat].combat, state.seats.length);
    if (!legalTexts.has(JSON.stringify(command))) return { seat, command };
  }
}

function anyCommand(random: Random, combat: number, seats: number): Command {
  const card = CARDS[roll(random, CARDS.length)];
  const slot = roll(random, 8);
  const seat = roll(random, seats);
  const amount = roll(random, combat + 3);
  const kinds: Command[] = [
    { type: 'play', card },
    {
      type: 'use',
      ability: (['primary', 'ally', 'scrap'] as const)[roll(random, 3)],
      card,
      slot,
    },
    {
      type: 'acquire',
      card,
      space: roll(random, 5),
      to: (['discard', 'top-of-deck'] as const)[roll(random, 2)],
    },
    { type: 'acquire', card: 'explorer', space: null, to: 'top-of-deck' },
    { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    { type: 'attack-player', seat, amount },
    { type: 'attack-base', seat, slot, card },
    { type: 'damage-base', seat, slot, card, amount },
    { type: 'transfer', what: roll(random, 2) ? 'trade' : 'combat', to: seat, amount },
    { type: 'pass-card', card, to: seat },
    { type: 'choose', pick: anyPick(random, card, slot, seat) },
    { type: 'end-turn' },
  ];
  return kinds[roll(random, kinds.length)];
}

function anyPick(random: Random, card: string, slot: number, seat: number): ChoiceAnswer {
  const kinds: ChoiceAnswer[] = [
    { from: 'hand', card },
    { from: 'deck', card },
    { from: 'discard', card },
    { from: 'played', card },
    { from: 'explorer-pile', card },
    { from: 'trade-row', space: roll(random, 5), card },
    { from: 'in-play', seat, slot, card },
    { from: 'opponents', seat },
    { from: 'branches', branch: 'trade 1' },
    { from: 'nothing' },
  ];
  return kinds[roll(random, kinds.length)];
}
