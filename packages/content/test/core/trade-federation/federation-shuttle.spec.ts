import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Federation Shuttle', () => {
  it('gives 2 trade when played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['federation-shuttle', 'scout'] } });
    const { opponent } = t;
    t.play('federation-shuttle');
    expect(t.me).toMatchObject({ authority: 50, trade: 2, combat: 0, hand: ['scout'] });
    expect(inPlay(t.me)).toEqual(['federation-shuttle']);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('gives 4 authority, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2, ABILITY-7]', () => {
    const t = coreTable({ me: { hand: ['federation-shuttle', 'ram', 'freighter'] } });
    t.play('federation-shuttle').play('ram');
    expect(t.usable()).toEqual(['scrap of ram']);
    t.play('freighter');
    expect(t.usable()).toEqual(['ally of federation-shuttle', 'scrap of ram', 'ally of freighter']);
    t.use('ally', 'federation-shuttle');
    expect(t.me).toMatchObject({ authority: 54, trade: 2 + 4, combat: 5 });
    expect(t.usable()).toEqual(['scrap of ram', 'ally of freighter']);
    expect(t.settled).toBe(true);
  });

  it('gives 4 authority for each of two Shuttles, which serve each other [ALLY-4, ABILITY-8]', () => {
    const t = coreTable({ me: { hand: ['federation-shuttle', 'federation-shuttle'] } });
    t.play('federation-shuttle').play('federation-shuttle');
    t.use('ally', 'federation-shuttle', 0).use('ally', 'federation-shuttle', 1);
    expect(t.me).toMatchObject({ authority: 58, trade: 4, combat: 0 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
