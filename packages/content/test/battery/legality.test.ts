import { awaited, legalCommands, saveGame, submit } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { illegal } from './illegal-command.ts';
import { games, isFullBattery, isLookedAt, playRandomGame, TIMEOUT } from './random-games.ts';

describe('legalCommands and submit agree in random games', () => {
  it(
    'every legal command is accepted and leaves the given state alone, and only seats that are awaited have any',
    () => {
      for (const n of games(1000)) {
        playRandomGame('accepted', n, (step) => {
          const { seat, legal } = step;
          const { state } = step.record;
          for (const each of state.seats.keys()) {
            const isAwaited = awaited(state).includes(each);
            if (legalCommands(state, each).length > 0 !== isAwaited) {
              throw new Error(`Seat ${each} is${isAwaited ? '' : ' not'} awaited.`);
            }
          }
          if (!isLookedAt(step)) return;
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
          if (!isLookedAt(step)) return;
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
            if (result.refusal.why === '') throw new Error(`Nothing is said: ${code}`);
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
});
