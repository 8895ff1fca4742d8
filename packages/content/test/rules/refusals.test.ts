import {
  type Command,
  type Envelope,
  type RefusalCode,
  type Submission,
  submit,
} from '@openrealms/engine';
import type { Table } from '@openrealms/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, ME, nothing, OPPONENT } from '../core/table.ts';

/** Submits anything at all and makes sure that the state it was given stays as it was. */
function send(t: Table, envelope: unknown): Submission {
  const before = t.data;
  const result = submit(t.state, envelope as Envelope);
  expect(t.data).toEqual(before);
  return result;
}

/** The code with which a command of the player whose turn it is, or of another, is refused. */
function refused(t: Table, command: unknown, seat = t.actor): RefusalCode | null {
  const result = send(t, { seat, at: t.state.version, command });
  if (result.ok) return null;
  expect(result.refusal.why).toMatch(/^[A-Z].*\.$/);
  return result.refusal.code;
}

/** My main phase with something to refuse in every zone. */
function position(): Table {
  return coreTable({
    me: {
      hand: ['scout', 'viper'],
      deck: ['scout'],
      inPlay: ['space-station', 'junkyard', 'fleet-hq'],
      trade: 3,
      combat: 6,
    },
    opponent: { hand: ['viper', 'viper'], inPlay: ['blob-wheel', 'blob-world'] },
    tradeRow: ['ram', 'cutter', null, 'blob-wheel', 'flagship'],
    explorers: 1,
  });
}

describe('an envelope', () => {
  it.each([null, undefined, 0, 7, '', 'end-turn', true, Number.NaN])('cannot be %s', (envelope) => {
    expect(send(position(), envelope)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  it.each([undefined, null, -1, 2, 0.5, '0', Number.NaN, Number.POSITIVE_INFINITY, {}, [0], true])(
    'cannot come from seat %s',
    (seat) => {
      expect(send(position(), { seat, at: 0, command: { type: 'end-turn' } })).toMatchObject({
        ok: false,
        refusal: { code: 'unknown-seat' },
      });
    },
  );

  it.each([[[]], [{}], [{ at: 0, command: { type: 'end-turn' } }]])(
    'cannot leave the seat out: %j',
    (envelope) => {
      expect(send(position(), envelope)).toMatchObject({
        ok: false,
        refusal: { code: 'unknown-seat' },
      });
    },
  );

  it.each([undefined, null, 0, '', 'end-turn', true, [], {}, { card: 'scout' }])(
    'cannot hold the command %j',
    (command) => {
      expect(refused(position(), command)).toBe('malformed');
    },
  );

  it.each([-1, 1, 0.5, '0', null, undefined, Number.NaN, {}, false])(
    'cannot answer the version %s when the game is at 0',
    (at) => {
      const envelope = { seat: ME, at, command: { type: 'end-turn' } };
      expect(send(position(), envelope)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    },
  );

  it.each([
    [null, /seat, at and command/],
    [{ seat: 2, at: 0, command: { type: 'end-turn' } }, /no seat 2; seats are 0 to 1/],
    [{ seat: ME, at: 7, command: { type: 'end-turn' } }, /version 0, .* for 7/],
  ])('is told what is wrong with it: %j', (envelope, why) => {
    expect(send(position(), envelope)).toMatchObject({
      refusal: { why: expect.stringMatching(why) },
    });
  });

  it('is carried out once: submitted again, it is stale', () => {
    const t = position();
    const envelope = {
      seat: ME,
      at: 0,
      command: { type: 'attack-player', seat: OPPONENT, amount: 1 },
    };
    const first = send(t, envelope);
    if (!first.ok) throw new Error(first.refusal.why);
    expect(t.opponent.authority).toBe(50);
    expect(t.state.version).toBe(0);

    t.state = first.state;
    expect(t.opponent.authority).toBe(49);
    expect(t.state.version).toBe(1);
    expect(send(t, envelope)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  it('is stale for a concession too', () => {
    const t = position().play('scout');
    expect(send(t, { seat: ME, at: 0, command: { type: 'concede' } })).toMatchObject({
      ok: false,
      refusal: { code: 'stale' },
    });
  });

  it('may have its parts in any order, and the command too', () => {
    const t = position();
    const command = { amount: 6, seat: OPPONENT, type: 'attack-player' };
    expect(send(t, { command, at: 0, seat: ME }).ok).toBe(true);
  });

  it('is refused without an exception, whatever it is', () => {
    const t = position();
    fc.assert(
      fc.property(fc.anything(), (envelope) => !submit(t.state, envelope as Envelope).ok),
      { seed: 1, numRuns: 500 },
    );
    expect(t.data).toEqual(position().data);
  });

  it('is refused without an exception, whatever its command is', () => {
    const t = position();
    const types = [
      'play',
      'use',
      'acquire',
      'attack-player',
      'attack-base',
      'choose',
      'x',
    ] as const;
    const junk = fc.record({
      type: fc.constantFrom(...types),
      card: fc.anything(),
      slot: fc.anything(),
      seat: fc.anything(),
      pick: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), junk), (command) => {
        const result = submit(t.state, { seat: ME, at: 0, command: command as Command });
        return !result.ok && result.refusal.why !== '';
      }),
      { seed: 2, numRuns: 1000 },
    );
    expect(t.data).toEqual(position().data);
  });
});

describe('a command', () => {
  it.each([
    { type: 'pass' },
    { type: '' },
    { type: null },
    { type: 5 },
    { type: ['end-turn'] },
    { type: 'END-TURN' },
    { type: 'constructor' },
    { type: '__proto__' },
  ])('cannot be of another type: %j', (command) => {
    expect(refused(position(), command)).toBe('malformed');
  });

  it.each([
    { type: 'end-turn', card: 'scout' },
    { type: 'end-turn', seat: ME },
    { type: 'play', card: 'scout', slot: 0 },
    { type: 'acquire', card: 'ram', space: 0, to: 'discard', free: true },
    { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'blob-wheel', amount: 5 },
    { type: 'attack-player', seat: OPPONENT, amount: 6, card: 'blob-wheel' },
    { type: 'attack-player', seat: OPPONENT, amount: 1, slot: 0 },
    { type: 'use', ability: 'primary', card: 'space-station', slot: 0, to: 'discard' },
    { type: 'use', ability: 'scrap', card: 'space-station', slot: 0, to: 'discard' },
    { type: 'concede', seat: OPPONENT },
  ])('cannot carry more than belongs to it: %j', (command) => {
    expect(refused(position(), command)).toBe('malformed');
  });

  it('that can just be paid is not refused for its price if something else is wrong', () => {
    const t = coreTable({
      me: { trade: 3, combat: 5 },
      opponent: { inPlay: ['blob-wheel'] },
      tradeRow: ['ram'],
    });
    for (const command of [
      { type: 'acquire', card: 'ram', space: 0, to: 'hand' },
      { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'blob-wheel', amount: 5 },
    ]) {
      expect(refused(t, command)).toBe('malformed');
    }
  });

  it.each([
    { type: 'acquire', card: 'ram', space: 0 },
    { type: 'acquire', card: 'ram', space: 0, to: 'hand' },
    { type: 'acquire', card: 'explorer', space: null, to: null },
    { type: 'use', ability: 'static', card: 'fleet-hq', slot: 2 },
    { type: 'use', card: 'space-station', slot: 0 },
  ])('cannot lack a part or have a wrong one: %j', (command) => {
    expect(refused(position(), command)).toBe('malformed');
  });

  it.each([
    { type: 'play' },
    { type: 'play', card: 'no-such-card' },
    { type: 'play', card: 'Scout' },
    { type: 'play', card: 5 },
    { type: 'play', card: null },
    { type: 'play', card: ['scout'] },
    { type: 'play', card: '__proto__' },
    { type: 'play', card: 'constructor' },
    { type: 'use', ability: 'primary', card: 'toString', slot: 0 },
    { type: 'use', ability: 'primary', slot: 0 },
    { type: 'acquire', card: '', space: 0, to: 'discard' },
    { type: 'acquire', space: null, to: 'discard' },
    { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'hasOwnProperty' },
    { type: 'attack-base', seat: OPPONENT, slot: 0 },
  ])('cannot name a card that does not exist: %j', (command) => {
    expect(refused(position(), command)).toBe('unknown-card');
  });

  it('cannot carry more than an ally ability needs', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } });
    const command = { type: 'use', ability: 'ally', card: 'space-station', slot: 0 };
    expect(refused(t, { ...command, seat: ME })).toBe('malformed');
    expect(refused(t, command)).toBeNull();
  });

  it('is refused whatever values it holds, also those JSON does not know', () => {
    const circular: Record<string, unknown> = { type: 'play' };
    circular.card = circular;
    expect(refused(position(), circular)).toBe('unknown-card');
    expect(refused(position(), { type: 'play', card: 5n })).toBe('unknown-card');
    expect(refused(position(), { type: Symbol('play') })).toBe('malformed');
    const free = { type: 'acquire', card: 'explorer', space: Number.NaN, to: 'discard' };
    expect(refused(position(), free)).toBe('not-in-row');
    const disguised = { type: 'pass', toJSON: () => ({ type: 'end-turn' }) };
    expect(refused(position(), disguised)).toBe('malformed');
    expect(refused(position(), { type: 'end-turn', card: undefined })).toBe('malformed');
    expect(send(position(), { seat: 1n, at: 0, command: { type: 'end-turn' } }).ok).toBe(false);
    expect(send(position(), { seat: ME, at: 0n, command: { type: 'end-turn' } }).ok).toBe(false);
  });

  it('cannot be inherited: what an object has from its prototype does not count', () => {
    const command = Object.create({ type: 'end-turn' });
    expect(refused(position(), command)).toBe('malformed');
    const play = Object.assign(Object.create({ card: 'scout' }), { type: 'play' });
    expect(refused(position(), play)).toBe('malformed');
    expect(refused(position(), Object.create({ type: 'concede' }))).toBe('malformed');
  });

  it('cannot be given out of turn, not even a nonsensical one', () => {
    for (const command of [
      { type: 'end-turn' },
      { type: 'play', card: 'viper' },
      { type: 'choose', pick: nothing },
      { type: 'pass' },
    ]) {
      expect(refused(position(), command, OPPONENT)).toBe('not-your-turn');
    }
  });

  it('cannot be given while the opponent owes a choice', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'scout'] },
      opponent: { hand: ['viper'] },
    }).play('imperial-fighter');
    expect(refused(t, { type: 'play', card: 'scout' }, ME)).toBe('not-your-turn');
    expect(refused(t, { type: 'end-turn' }, ME)).toBe('not-your-turn');
    expect(refused(t, { type: 'choose', pick: fromHand('viper') }, ME)).toBe('not-your-turn');
    expect(refused(t, { type: 'end-turn' }, OPPONENT)).toBe('choice-pending');
    expect(refused(t, { type: 'choose', pick: fromHand('viper') }, OPPONENT)).toBeNull();
  });

  it('cannot be given once the game is over, stale or not', () => {
    const t = coreTable({ me: { combat: 1, hand: ['scout'] }, opponent: { authority: 1 } });
    t.attackPlayer(1);
    for (const seat of [ME, OPPONENT]) {
      for (const type of ['end-turn', 'concede', 'pass']) {
        expect(refused(t, { type }, seat)).toBe('game-over');
        expect(send(t, { seat, at: 0, command: { type } })).toMatchObject({
          ok: false,
          refusal: { code: 'game-over' },
        });
      }
    }
  });

  it('cannot be given by a defeated player', () => {
    const t = position();
    // In a duel the first defeat ends the game; only with more players does it go on.
    t.state.seats[OPPONENT].defeated = true;
    expect(refused(t, { type: 'concede' }, OPPONENT)).toBe('defeated');
    expect(refused(t, { type: 'end-turn' }, OPPONENT)).toBe('defeated');
    expect(refused(t, { type: 'end-turn' }, ME)).toBeNull();
  });
});

describe('choosing', () => {
  it('is refused when there is nothing to choose', () => {
    for (const pick of [nothing, fromHand('scout'), undefined]) {
      expect(refused(position(), { type: 'choose', pick })).toBe('no-choice-pending');
    }
  });

  it.each([
    nothing,
    fromHand('ram'),
    { from: 'hand' },
    { from: 'hand', card: 'scout', slot: 0 },
    { from: 'discard', card: 'scout' },
    { from: 'trade-row', space: 0, card: 'ram' },
    { from: 'elsewhere' },
    {},
    'scout',
    7,
    null,
    undefined,
    ['scout'],
  ])('is refused for what the choice does not offer: %j', (pick) => {
    const t = position().use('primary', 'junkyard');
    expect(refused(t, { type: 'choose', pick })).toBe('not-an-option');
    expect(refused(t, { type: 'choose', pick: fromHand('scout') })).toBeNull();
  });

  it('is refused for a branch that the card does not print', () => {
    const t = coreTable({ me: { hand: ['patrol-mech'] } }).play('patrol-mech');
    for (const branch of ['trade 5', 'combat 3', '', 'Trade 3', 0, undefined]) {
      expect(refused(t, { type: 'choose', pick: { from: 'branches', branch } })).toBe(
        'not-an-option',
      );
    }
    expect(
      refused(t, { type: 'choose', pick: { from: 'branches', branch: 'trade 3' } }),
    ).toBeNull();
  });

  it('is asked for in words that fit', () => {
    const asked = (t: Table) =>
      send(t, { seat: ME, at: t.state.version, command: { type: 'end-turn' } });
    expect(asked(coreTable({ me: { hand: ['patrol-mech'] } }).play('patrol-mech'))).toMatchObject({
      refusal: { code: 'choice-pending', why: expect.stringMatching(/branches/) },
    });
    expect(asked(position().use('primary', 'junkyard'))).toMatchObject({
      refusal: { code: 'choice-pending', why: expect.not.stringMatching(/branches/) },
    });
  });

  it('comes first: everything else is refused until it is done', () => {
    const t = position().use('primary', 'junkyard');
    expect(refused(t, { type: 'play', card: 'scout' })).toBe('choice-pending');
    expect(refused(t, { type: 'end-turn' })).toBe('choice-pending');
    expect(refused(t, { type: 'pass' })).toBe('malformed');
  });
});

describe('playing', () => {
  it('is refused for a card that is not in hand', () => {
    for (const card of ['ram', 'explorer', 'space-station', 'cutter']) {
      expect(refused(position(), { type: 'play', card })).toBe('not-in-hand');
    }
    const t = position().play('viper');
    expect(refused(t, { type: 'play', card: 'viper' })).toBe('not-in-hand');
  });
});

describe('using an ability', () => {
  const use = (ability: string, card: string, slot: unknown) => ({
    type: 'use',
    ability,
    card,
    slot,
  });

  it.each([
    ['space-station', 1],
    ['space-station', 3],
    ['space-station', -1],
    ['space-station', 0.5],
    ['space-station', '0'],
    ['space-station', null],
    ['space-station', undefined],
    ['blob-wheel', 0],
    ['scout', 0],
  ])('is refused if %s is not in my slot %s', (card, slot) => {
    expect(refused(position(), use('primary', card, slot))).toBe('not-in-play');
  });

  it('is refused for a slot that has become empty', () => {
    const t = position().use('scrap', 'space-station');
    expect(refused(t, use('primary', 'space-station', 0))).toBe('not-in-play');
  });

  it('is refused for an ability the card does not have', () => {
    const t = position();
    for (const ability of ['primary', 'ally', 'scrap']) {
      expect(refused(t, use(ability, 'fleet-hq', 2))).toBe('no-such-ability');
    }
    expect(refused(t, use('ally', 'junkyard', 1))).toBe('no-such-ability');
    expect(refused(t, use('scrap', 'junkyard', 1))).toBe('no-such-ability');
  });

  it('is refused a second time, and for the primary ability of a ship always', () => {
    const t = position().use('primary', 'space-station').use('ally', 'space-station').play('scout');
    expect(refused(t, use('primary', 'space-station', 0))).toBe('already-used');
    expect(refused(t, use('ally', 'space-station', 0))).toBe('already-used');
    expect(refused(t, use('primary', 'scout', 3))).toBe('already-used');
  });

  it('is refused for an ally ability without an ally', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'junkyard'] } });
    expect(refused(t, use('ally', 'space-station', 0))).toBe('no-ally');
  });

  it('is refused if it could do nothing', () => {
    const t = coreTable({ me: { inPlay: ['junkyard', 'the-hive', 'blob-wheel'] } });
    expect(refused(t, use('primary', 'junkyard', 0))).toBe('no-effect');
    expect(refused(t, use('ally', 'the-hive', 1))).toBe('no-effect');
  });
});

describe('acquiring', () => {
  const acquire = (card: string, space: unknown, to = 'discard') => ({
    type: 'acquire',
    card,
    space,
    to,
  });

  it.each([
    ['ram', 1],
    ['ram', 2],
    ['ram', 5],
    ['ram', -1],
    ['ram', 0.5],
    ['ram', '0'],
    ['ram', null],
    ['ram', undefined],
    ['scout', 0],
    ['explorer', 0],
  ])('is refused if %s is not in space %s of the trade row', (card, space) => {
    expect(refused(position(), acquire(card, space))).toBe('not-in-row');
  });

  it('is refused for an Explorer from an empty pile', () => {
    const t = position().acquire('explorer');
    expect(refused(t, acquire('explorer', null))).toBe('no-explorers');
  });

  it('is refused with too little trade', () => {
    const t = position();
    expect(refused(t, acquire('flagship', 4))).toBe('too-expensive');
    expect(refused(t, acquire('ram', 0))).toBeNull();
    t.acquire('cutter');
    expect(refused(t, acquire('ram', 0))).toBe('too-expensive');
    expect(refused(t, acquire('explorer', null))).toBe('too-expensive');
  });

  it('is refused to the top of the deck without an effect that allows it', () => {
    expect(refused(position(), acquire('cutter', 1, 'top-of-deck'))).toBe('not-to-top');
    expect(refused(position(), acquire('explorer', null, 'top-of-deck'))).toBe('not-to-top');
  });
});

describe('attacking', () => {
  const attackPlayer = (seat: unknown, amount: unknown) => ({
    type: 'attack-player',
    seat,
    amount,
  });
  const attackBase = (seat: unknown, slot: unknown, card: string) => ({
    type: 'attack-base',
    seat,
    slot,
    card,
  });

  it.each([ME, 2, -1, 0.5, '1', null, undefined])('is refused for a player in seat %s', (seat) => {
    expect(refused(position(), attackPlayer(seat, 1))).toBe('not-a-target');
    expect(refused(position(), attackBase(seat, 0, 'blob-wheel'))).toBe('not-a-target');
  });

  it.each([
    ['blob-wheel', 1],
    ['blob-wheel', 2],
    ['blob-wheel', -1],
    ['blob-wheel', '0'],
    ['space-station', 0],
    ['viper', 0],
  ])('is refused if %s is not in slot %s of the opponent', (card, slot) => {
    expect(refused(position(), attackBase(OPPONENT, slot, card))).toBe('not-a-target');
  });

  it('is refused for a ship', () => {
    const t = coreTable({ me: { combat: 9 }, opponent: { inPlay: ['ram'] } });
    expect(refused(t, attackBase(OPPONENT, 0, 'ram'))).toBe('not-a-target');
  });

  it('is refused with too little combat', () => {
    const t = position();
    expect(refused(t, attackPlayer(OPPONENT, 7))).toBe('not-enough-combat');
    expect(refused(t, attackBase(OPPONENT, 1, 'blob-world'))).toBe('not-enough-combat');
    t.attackPlayer(6);
    for (const amount of [0, 1, 6]) {
      expect(refused(t, attackPlayer(OPPONENT, amount))).toBe('not-enough-combat');
    }
    expect(refused(t, attackBase(OPPONENT, 0, 'blob-wheel'))).toBe('not-enough-combat');
  });

  it.each([0, 2, 5, -1, 1.5, '1', '9', null, undefined, Number.NaN])(
    'is refused for %s of 6 combat: one by one, or all at once',
    (amount) => {
      expect(refused(position(), attackPlayer(OPPONENT, amount))).toBe('wrong-amount');
    },
  );

  it('is refused past an outpost', () => {
    const t = coreTable({
      me: { combat: 6 },
      opponent: { inPlay: ['blob-wheel', 'mech-world'] },
    });
    expect(refused(t, attackPlayer(OPPONENT, 6))).toBe('outpost-in-the-way');
    expect(refused(t, attackBase(OPPONENT, 0, 'blob-wheel'))).toBe('outpost-in-the-way');
    expect(refused(t, attackBase(OPPONENT, 1, 'mech-world'))).toBeNull();
  });
});

describe('conceding', () => {
  it('is never refused while the game goes on', () => {
    const moments = [
      position(),
      position().use('primary', 'junkyard'),
      position().endTurn(),
      coreTable({ me: { hand: ['imperial-fighter'] }, opponent: { hand: ['viper'] } }).play(
        'imperial-fighter',
      ),
    ];
    for (const t of moments) {
      for (const seat of [ME, OPPONENT]) expect(refused(t, { type: 'concede' }, seat)).toBeNull();
    }
  });
});
