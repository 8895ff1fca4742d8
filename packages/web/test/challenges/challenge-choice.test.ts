import { CHALLENGES, DEFAULT_OPTIONS } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { challengeBeginning } from '../../src/challenges/challenge-beginning.ts';
import { boxesWith, DEFAULT_CHALLENGE, madeToFit } from '../../src/challenges/challenge-choice.ts';
import { readChallengeChoice } from '../../src/challenges/read-challenge-choice.ts';
import type { SeatChoice } from '../../src/home/seat-choice.ts';
import { memoryStore } from '../../src/match/game-store.ts';
import { MatchHost } from '../../src/match/match-host.ts';

const ada: SeatChoice = { kind: 'person', name: 'Ada' };
const pip: SeatChoice = { kind: 'bot', bot: 'recruit/rusher' };

describe('the remembered choice of a challenge', () => {
  it('comes back as it was', () => {
    const choice = {
      challenge: 'dimensional-horror',
      level: 'expert',
      seats: [pip, ada, pip],
      boxes: ['core', 'frontiers'],
      options: {
        ...DEFAULT_OPTIONS,
        discardTiming: 'next-turn',
        firstSeat: 2,
        gambitSubstitutions: true,
        firstEditionCorrection: true,
      },
    };
    expect(readChallengeChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([
    null,
    3,
    'x',
    {},
    { challenge: 'duel', level: 5, seats: 4, boxes: 'core', options: null },
    { seats: [], boxes: [null, {}, 'a box that is gone'] },
  ])('%j is the default', (stored) => {
    expect(readChallengeChoice(stored)).toEqual(DEFAULT_CHALLENGE);
  });

  it('keeps what is whole of something damaged', () => {
    const read = readChallengeChoice({
      challenge: 'nemesis-beast',
      level: 'impossible',
      seats: [null, ada, { kind: 'bot', bot: 'retired' }, pip, pip, pip, pip, pip],
      boxes: ['core', 'core'],
      options: { firstSeat: 3, copiesCountAsPlayed: true },
    });
    expect(read).toEqual({
      challenge: 'nemesis-beast',
      level: DEFAULT_CHALLENGE.level,
      seats: [ada, pip, pip, pip],
      boxes: ['core', 'frontiers'],
      // The players of this challenge take their turns together: nobody begins alone.
      options: { ...DEFAULT_OPTIONS, copiesCountAsPlayed: true },
    });
  });
});

describe('a choice that is changed', () => {
  it('seats no more than can play', () => {
    const four = madeToFit({ ...DEFAULT_CHALLENGE, seats: [ada, pip, pip, pip] });
    expect(four.seats).toHaveLength(4);
    expect(madeToFit({ ...four, challenge: 'defy-the-empire' }).seats).toEqual([ada, pip, pip]);
  });

  it('always has a box that knows the challenge', () => {
    for (const { id } of CHALLENGES) {
      expect(boxesWith(id)).toEqual(['frontiers']);
      expect(madeToFit({ ...DEFAULT_CHALLENGE, challenge: id, boxes: ['core'] }).boxes).toEqual([
        'core',
        'frontiers',
      ]);
    }
  });

  it.each(CHALLENGES.map(({ id }) => id))('begins a game that can be played: %s', async (id) => {
    const choice = madeToFit({ ...DEFAULT_CHALLENGE, challenge: id, seats: [ada, pip, pip, pip] });
    const options = {
      ...DEFAULT_OPTIONS,
      gambitSubstitutions: true,
      // Only one Boss has this; for the others it is forgotten.
      firstEditionCorrection: true,
    };
    const beginning = challengeBeginning({ ...choice, level: 'expert', options }, 'Nobody');
    expect(beginning.players.at(-1)).toEqual({ kind: 'boss', name: '', boss: id });
    expect(beginning.players[0]).toEqual({ kind: 'person', name: 'Ada' });
    const host = new MatchHost(memoryStore());
    const begun = await host.begin(beginning);
    expect(begun).toMatchObject({ ok: true });
    const [game] = await host.games();
    expect(game.start).toMatchObject({ challenge: { id, level: 'expert' } });
  });
});
