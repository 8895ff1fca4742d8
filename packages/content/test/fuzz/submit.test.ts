import {
  awaited,
  type Envelope,
  type GameState,
  legalCommands,
  loadGame,
  saveGame,
  submit,
} from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrototypes, checkReason } from './answers.ts';
import { mutate } from './mutate.ts';
import { SAMPLES } from './samples.ts';
import { SHELF } from './shelf.ts';
import { anyValue, JSON_VALUES, mutations, OTHER_VALUES, SEED } from './values.ts';

const STATES: readonly GameState[] = SAMPLES.map((saved) => {
  const loaded = loadGame(saved, SHELF);
  if (!loaded.ok) throw new Error(loaded.problem.why);
  return loaded.value;
});

/** Submits anything; what is carried out must be a legal command, or a concession, word for word. */
function send(state: GameState, envelope: unknown): boolean {
  const before = JSON.stringify(saveGame(state));
  const result = submit(state, envelope as Envelope);
  if (JSON.stringify(saveGame(state)) !== before) throw new Error('The state was changed.');
  checkPrototypes();
  if (!result.ok) {
    checkReason(result.refusal);
    return false;
  }
  // In JSON, where zero has one form.
  const { seat, at, command } = JSON.parse(JSON.stringify(envelope)) as Envelope;
  expect(at).toBe(state.version);
  expect([...legalCommands(state, seat), { type: 'concede' }]).toContainEqual(command);
  return true;
}

/** An envelope that is accepted. */
function legalEnvelope(state: GameState, n: number): Envelope {
  const [seat] = awaited(state);
  const legal = legalCommands(state, seat);
  return { seat, at: state.version, command: legal[n % legal.length] };
}

/** By number, for a counterexample shows its values and a state is long. */
const which = fc.nat(STATES.length - 1);

describe('submit', () => {
  it('has a reason to refuse any value in any place of an envelope', () => {
    let refused = 0;
    for (let i = 0; i < STATES.length; i += 2) {
      const each = STATES[i];
      const envelope = legalEnvelope(each, i);
      const command = envelope.command as Record<string, unknown>;
      for (const value of [...JSON_VALUES, ...OTHER_VALUES]) {
        const wrong: unknown[] = [
          value,
          ...Object.keys(envelope).map((name) => ({ ...envelope, [name]: value })),
          ...Object.keys(command).map((name) => ({
            ...envelope,
            command: { ...command, [name]: value },
          })),
          { ...envelope, command: { ...command, surplus: value } },
        ];
        refused += wrong.filter((envelope) => !send(each, envelope)).length;
      }
    }
    // All but the few values that happen to be the right ones.
    expect(refused).toBeGreaterThan(STATES.length * 75);
  });

  it('has a reason to refuse what is not an envelope', () => {
    fc.assert(
      fc.property(which, anyValue, (n, envelope) => {
        expect(send(STATES[n], envelope)).toBe(false);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('has a reason to refuse a legal envelope that was changed', () => {
    let accepted = 0;
    fc.assert(
      fc.property(which, fc.nat(), mutations(anyCloneable()), (n, pick, changes) => {
        const envelope = legalEnvelope(STATES[n], pick);
        if (send(STATES[n], mutate(envelope, changes))) accepted++;
      }),
      { seed: SEED, numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

/** The mutations copy their values; functions and symbols cannot be copied. */
function anyCloneable(): fc.Arbitrary<unknown> {
  return anyValue.filter((value) => !['function', 'symbol'].includes(typeof value));
}
