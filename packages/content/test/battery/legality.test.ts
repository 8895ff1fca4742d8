import { awaited, legalCommands, saveGame, submit } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { illegal } from './illegal-command.ts';
import { games, isFullBattery, playRandomGame, TIMEOUT } from './random-games.ts';

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
            const { code } = result.refusal;
            // It is well-formed, and so there is a better reason.
            if (code === 'malformed') throw new Error(`No reason: ${JSON.stringify(command)}`);
            codes.add(code);
            expect(result.refusal.why).not.toBe('');
          }
          if (JSON.stringify(saveGame(state)) !== before) throw new Error('The state was changed.');
        });
      }
      if (!isFullBattery) return;
      expect([...codes]).toEqual(
        expect.arrayContaining([
          'choice-pending',
          'defeated',
          'defeated-target',
          'no-ally',
          'no-choice-pending',
          'no-explorers',
          'no-such-ability',
          'no-two-allies',
          'already-used',
          'not-a-receiver',
          'not-a-target',
          'not-an-option',
          'not-enough-combat',
          'not-in-discard',
          'not-in-hand',
          'not-in-play',
          'not-in-row',
          'not-to-top',
          'not-your-turn',
          'only-admiral-across',
          'only-neighbours-bases',
          'only-player-on-left',
          'outpost-in-the-way',
          'teammate',
          'too-expensive',
          'wrong-amount',
        ]),
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
