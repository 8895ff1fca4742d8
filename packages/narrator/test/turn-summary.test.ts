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

  it('tells what was given, passed and damaged', () => {
    const turn = [
      EVERY.transferred,
      EVERY.transferred,
      { ...EVERY.transferred, what: 'combat', to: 0 },
      { ...EVERY['card-passed'], to: 0 },
      EVERY['base-damaged'],
      EVERY['base-damaged'],
    ].map((event) => ({ to: 2, ...event, seat: 1, owner: 2 }) as object as GameEvent);
    const given = turn.map((event) =>
      event.kind === 'transferred' && event.to === 1 ? { ...event, to: 2 } : event,
    );
    expect(summed(given)).toBe(
      "Greedy: passed Cutter to you, gave Iris 6 trade, gave you 3 combat, damaged Iris' Hive for 4.",
    );
    expect(summed(given, 'fr')).toBe(
      "Greedy\u00a0: vous a passé Vedette, a donné 6 de commerce à Iris, vous a donné 3 de combat, a endommagé la base Ruche d'Iris (4 dégâts).",
    );
  });

  it('tells who was defeated while the game goes on', () => {
    const attack: GameEvent = { kind: 'player-attacked', seat: 1, target: 2, amount: 7 };
    const defeat: GameEvent = { kind: 'player-defeated', seat: 2 };
    expect(summed([attack, defeat])).toBe('Greedy: hit Iris for 7, defeated Iris.');
    expect(summed([attack, defeat], 'fr')).toContain('a vaincu Iris');
    expect(summed([defeat])).toBe('Greedy: bought nothing and hit nobody.');
    const end: GameEvent = { kind: 'game-ended', winners: [1] };
    expect(summed([attack, defeat, end])).toBe('Greedy: hit Iris for 7.');
  });

  it('keeps apart what each of a team did in the same turn', () => {
    const started = (seat: number): GameEvent => ({ kind: 'turn-started', seat, turn: 4 });
    const played = (seat: number): GameEvent => ({
      kind: 'card-played',
      seat,
      card: 'blob-destroyer',
      slot: 0,
    });
    const discards = (seat: number): GameEvent => ({ kind: 'card-discarded', seat, card: 'scout' });
    // The teammate discards what it owed; each of them makes Ann discard something.
    const turn = [
      started(1),
      started(2),
      discards(2),
      played(2),
      discards(0),
      played(1),
      discards(0),
      discards(0),
    ];
    expect(summed(turn)).toBe('Greedy: made you discard 2.');
    const iris = turnSummary(turn, 2, { you: 0, names }, cardBook(boxes, 'en'));
    expect(plain(iris)).toBe('Iris: made you discard 1.');
  });
});
