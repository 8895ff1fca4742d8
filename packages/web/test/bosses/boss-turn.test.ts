import { frontiers } from '@openrealms/content';
import type { GameEvent } from '@openrealms/engine';
import { cardBook } from '@openrealms/narrator';
import { describe, expect, it } from 'vitest';
import { tentaclesOf } from '../../src/bosses/tentacles-of.ts';
import { bossSteps } from '../../src/match/boss-turn.ts';

const BOSS = 1;

describe('the steps of a turn', () => {
  it('begin with what the Boss does, and hold what follows from it', () => {
    const events: GameEvent[] = [
      { kind: 'card-drawn', seat: 0, card: 'scout' },
      { kind: 'turn-started', seat: BOSS, turn: 4 },
      { kind: 'boss-revealed', seat: BOSS, card: 'stinger', to: 'in-play', space: null },
      { kind: 'card-played', seat: BOSS, card: 'stinger', slot: 0 },
      { kind: 'gained', seat: BOSS, what: 'combat', amount: 3 },
      { kind: 'boss-aims', seat: BOSS, reason: 'lowest-authority', target: 0, card: null },
      { kind: 'player-attacked', seat: BOSS, target: 0, amount: 3 },
      { kind: 'turn-ended', seat: BOSS, ships: [], hand: [] },
      { kind: 'turn-started', seat: 0, turn: 5 },
    ];
    expect(bossSteps(events, BOSS).map((step) => step.map(({ kind }) => kind))).toEqual([
      ['card-drawn'],
      ['turn-started'],
      ['boss-revealed', 'card-played', 'gained'],
      ['boss-aims', 'player-attacked'],
      ['turn-ended', 'turn-started'],
    ]);
  });

  it('are one where no Boss has a part', () => {
    const events: GameEvent[] = [
      { kind: 'card-played', seat: 0, card: 'scout', slot: 0 },
      { kind: 'gained', seat: 0, what: 'trade', amount: 1 },
    ];
    expect(bossSteps(events, BOSS)).toEqual([events]);
    expect(bossSteps([], BOSS)).toEqual([]);
  });
});

describe('tentacles', () => {
  it('are told apart by faction, their dearest cards first', () => {
    const book = cardBook([frontiers], 'en');
    const cards = ['stinger', 'crusher', 'cargo-craft', 'stinger'];
    const byFaction = Object.fromEntries(tentaclesOf(cards, book));
    expect(byFaction.blob).toEqual(['crusher', 'stinger', 'stinger']);
    expect(byFaction['star-empire']).toEqual(['cargo-craft']);
    expect(byFaction['machine-cult']).toEqual([]);
  });
});
