import { boxes } from '@openrealms/content';
import type { GameEvent, Language } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { announce, cardBook, type Verbosity } from '../src/index.ts';
import { EVERY } from './every-event.ts';

const audience = { you: 0, names: ['Ann', 'Greedy'] };

function said(
  events: readonly GameEvent[],
  verbosity: Verbosity,
  language: Language = 'en',
  authority?: readonly number[],
): string[] {
  return announce(events, audience, cardBook(boxes, language), verbosity, authority);
}

const play = (seat: number, card: string, ...gains: readonly GameEvent[]) => [
  { kind: 'card-played', seat, card, slot: 0 } as GameEvent,
  ...gains,
];
const gained = (seat: number, what: 'trade' | 'combat', amount: number) =>
  ({ kind: 'gained', seat, what, amount }) as const;
const hit: GameEvent = { kind: 'player-attacked', seat: 1, target: 0, amount: 1 };

const scouts = [
  ...play(0, 'scout', gained(0, 'trade', 1)),
  ...play(0, 'scout', gained(0, 'trade', 1)),
  ...play(0, 'viper', gained(0, 'combat', 1)),
];

describe('announcements', () => {
  it('are brief, one for each thing done, or full', () => {
    expect(said(scouts, 'brief')).toEqual(['+2 trade, +1 combat.']);
    expect(said(scouts, 'normal')).toEqual([
      'You play Scout: +1 trade. (2 times)',
      'You play Viper: +1 combat.',
    ]);
    expect(said(scouts, 'full')).toEqual([
      'You play Scout: +1 trade.',
      'You play Scout: +1 trade.',
      'You play Viper: +1 combat.',
    ]);
  });

  it('in brief leave out how an opponent came by it', () => {
    const turn = [...play(1, 'viper', gained(1, 'combat', 1)), hit, hit];
    expect(said(turn, 'brief')).toEqual(['Greedy hits you for 2.']);
    expect(said(turn, 'brief', 'fr')).toEqual(['Greedy vous inflige 2 dégâts.']);
    expect(said(turn, 'normal')).toEqual([
      'Greedy plays Viper: +1 combat.',
      'Greedy hits you for 2.',
    ]);
  });

  it('in brief name what you draw in your turn, and not the hand after it', () => {
    const drawn: GameEvent = { kind: 'card-drawn', seat: 0, card: 'viper' };
    expect(said([drawn, drawn], 'brief')).toEqual(['You draw 2 Viper.']);
    expect(said([EVERY['turn-ended'], drawn, drawn], 'brief')).toEqual([]);
    expect(said([EVERY['turn-ended'], drawn], 'normal')).toEqual([
      'You end the turn: you draw Viper.',
    ]);
  });

  it('in brief tell purchases, bases, discards, turns and the end', () => {
    const matters = [
      EVERY['turn-started'],
      EVERY['card-acquired'],
      EVERY['row-refilled'],
      EVERY['base-destroyed'],
      EVERY['discard-owed'],
      EVERY['game-ended'],
    ];
    expect(said(matters, 'brief')).toEqual([
      'Turn 3: your turn.',
      'You buy Ram for 3.',
      "You destroy Greedy's Hive with 5 combat.",
      'You will discard 1 card next turn.',
      'You win.',
    ]);
  });

  it('in full read out new cards and what the end of a turn puts away', () => {
    const events: GameEvent[] = [
      EVERY['card-acquired'],
      EVERY['row-refilled'],
      { kind: 'turn-ended', seat: 1, ships: ['scout'], hand: ['viper'] },
    ];
    expect(said(events, 'full')).toEqual([
      'You buy Ram for 3: Corvette comes into the trade row.',
      'Corvette. Ship, Star Empire, Cost 2. +1 Combat. Draw 1 card. Star Empire ally: +2 Combat.',
      'Greedy ends the turn.',
      'Greedy puts Scout, Viper into the discard pile.',
    ]);
    expect(said([{ ...events[2], seat: 0 } as GameEvent], 'full', 'fr')).toEqual([
      'Vous terminez le tour.',
      'Vous mettez Éclaireur, Viper dans la défausse.',
    ]);
    expect(said([EVERY['turn-ended']], 'full')).toEqual(['You end the turn.']);
  });

  it.each(['brief', 'normal', 'full'] as const)('end a turn with the totals (%s)', (verbosity) => {
    const ended = [EVERY['turn-ended']];
    expect(said(ended, verbosity, 'en', [43, 38]).at(-1)).toBe('Authority: you 43, Greedy 38.');
    expect(said(ended, verbosity, 'fr', [43, 38]).at(-1)).toBe(
      'Influence\u00a0: vous 43, Greedy 38.',
    );
    expect(said([hit], verbosity, 'en', [43, 38])).toEqual(['Greedy hits you for 1.']);
  });
});
