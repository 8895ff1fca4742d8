import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardBook, plain, turnSummary } from '../src/index.ts';
import { EVERY } from './every-event.ts';

const names = ['Ann', 'Greedy', 'Iris'];

/** Greedy buys a Ram, destroys a base and attacks twice. */
function deedsAgainst(victim: number): GameEvent[] {
  return [
    EVERY['card-acquired'],
    EVERY['base-destroyed'],
    EVERY['player-attacked'],
    EVERY['player-attacked'],
    EVERY.gained,
  ].map((event) => ({ ...event, seat: 1, target: victim, owner: victim }) as object as GameEvent);
}

function summed(events: readonly GameEvent[], language: Language = 'en') {
  return plain(turnSummary(events, 1, { you: 0, names }, cardBook(boxes, language)));
}

describe('the summary of a turn', () => {
  it('names what matters', () => {
    const turn = [...deedsAgainst(0), EVERY['card-discarded']];
    expect(summed(turn)).toBe(
      'Greedy: bought Ram, destroyed your Hive, made you discard 1, hit you for 14.',
    );
    expect(summed(turn, 'fr')).toBe(
      'Greedy\u00a0: a acheté Bélier, a détruit votre Ruche, vous a fait défausser 1, vous a infligé 14 dégâts.',
    );
  });

  it('tells several victims apart', () => {
    const turn = [...deedsAgainst(2), ...deedsAgainst(0).slice(1, 3)];
    expect(summed(turn)).toBe(
      "Greedy: bought Ram, destroyed Iris' Hive, destroyed your Hive, hit Iris for 14, hit you for 7.",
    );
    expect(summed(turn, 'fr')).toContain("la base Ruche d'Iris, a détruit votre Ruche");
  });

  it('counts discards that are still owed, and authority', () => {
    const owed: GameEvent = { kind: 'discard-owed', seat: 0, count: 2 };
    const gained: GameEvent = { kind: 'gained', seat: 1, what: 'authority', amount: 4 };
    expect(summed([owed, gained])).toBe('Greedy: made you discard 2, gained 4 authority.');
    expect(summed([owed, gained], 'fr')).toBe(
      "Greedy\u00a0: vous a fait défausser 2, a gagné 4 d'influence.",
    );
  });

  it('says so when nothing happened', () => {
    expect(summed([])).toBe('Greedy: bought nothing and hit nobody.');
  });

  it('links the cards', () => {
    const [bought] = deedsAgainst(0);
    expect(turnSummary([bought], 1, { you: 0, names }, cardBook(boxes, 'en'))).toEqual([
      'Greedy: bought ',
      { card: 'ram', text: 'Ram' },
      '.',
    ]);
  });
});
