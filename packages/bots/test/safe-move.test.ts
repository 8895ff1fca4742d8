import { boxes } from '@openrealms/content';
import {
  type CardId,
  type Command,
  catalogOf,
  type GameState,
  legalCommands,
  parsePosition,
  submit,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { leftToThePlayer, safeMove } from '../src/index.ts';

const { cards, numbers } = catalogOf(boxes);
const cardOf = (id: CardId) => cards[numbers.get(id)!]!;

/** Everything "play all" does in a turn with these cards, and what it leaves. */
function playAll(mine: string): { done: string[]; left: CardId[] } {
  const line = `core@1 standard active=0 | explorers=10 | authority=50 deck=5*scout ${mine} | authority=50 deck=5*scout`;
  const parsed = parsePosition(line, boxes);
  if (!parsed.ok) throw new Error(parsed.problem.why);
  let state: GameState = parsed.value;
  const done: string[] = [];
  for (;;) {
    const legal = legalCommands(state, 0);
    const command = safeMove(legal, cardOf);
    if (command === undefined) return { done, left: leftToThePlayer(legal) };
    done.push(named(command));
    const result = submit(state, { seat: 0, at: state.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    state = result.state;
  }
}

function named(command: Command): string {
  return 'card' in command ? `${command.type} ${command.card}` : command.type;
}

describe('playing all that is safe', () => {
  it('plays what only gives, bases before ships', () => {
    expect(playAll('hand=scout,viper,war-world').done).toEqual([
      'play war-world',
      'use war-world',
      'play scout',
      'play viper',
    ]);
  });

  it('leaves cards whose order or choices matter', () => {
    expect(playAll('hand=scout,corvette,patrol-mech,trading-post')).toEqual({
      done: ['play trading-post', 'play scout'],
      left: ['corvette', 'patrol-mech', 'trading-post'],
    });
  });

  it('uses ally abilities that only give, and never scraps', () => {
    const { done, left } = playAll('hand=2*ram');
    expect(done).toEqual(['play ram', 'play ram', 'use ram', 'use ram']);
    expect(left).toEqual([]);
  });

  it('never gives anything to a teammate and never attacks', () => {
    const others: Command[] = [
      { type: 'transfer', what: 'trade', to: 1, amount: 1 },
      { type: 'pass-card', card: 'scout', to: 1 },
      { type: 'attack-player', seat: 1, amount: 1 },
      { type: 'attack-base', seat: 1, slot: 0, card: 'trading-post' },
      { type: 'damage-base', seat: 0, slot: 0, card: 'trading-post', amount: 1 },
      { type: 'end-turn' },
    ];
    expect(safeMove(others, cardOf)).toBeUndefined();
    expect(leftToThePlayer(others)).toEqual([]);
  });

  it('does nothing while a choice is open', () => {
    expect(safeMove([{ type: 'choose', pick: { from: 'nothing' } }], cardOf)).toBeUndefined();
    expect(leftToThePlayer([{ type: 'choose', pick: { from: 'nothing' } }])).toEqual([]);
  });
});
