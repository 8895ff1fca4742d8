import type { Command } from '@openrealms/engine';
import { legalCommands } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { LEARNER, type Lesson } from '../../src/learn/lesson.ts';
import { lessonById } from '../../src/learn/lessons.ts';
import { fits } from '../../src/learn/pattern.ts';
import { pointedAt } from '../../src/learn/pointer.ts';
import { BEGINNING, offered, shownBy, stepNow } from '../../src/learn/progress.ts';
import { type PlayedLesson, play, playNext, setUp, takeBack } from './play-lesson.ts';

const begun = (lesson: Lesson): PlayedLesson => ({
  record: setUp(lesson),
  progress: BEGINNING,
  story: [],
});

const lesson = (id: string): Lesson => lessonById(id)!;

/** Plays on until the lesson stands at a step. */
function at(id: string, step: number): PlayedLesson {
  let played = begun(lesson(id));
  while (played.progress.step < step) played = playNext(lesson(id), played);
  return played;
}

describe('a pattern', () => {
  const buy: Command = { type: 'acquire', card: 'cutter', space: 2, to: 'discard' };
  it('fits what says the same, and leaves the rest open', () => {
    expect(fits(buy, { type: 'acquire' })).toBe(true);
    expect(fits(buy, { type: 'acquire', card: 'cutter', space: 2 })).toBe(true);
    expect(fits(buy, { type: 'acquire', card: 'ram' })).toBe(false);
    expect(fits(buy, { type: 'play', card: 'cutter' })).toBe(false);
    expect(fits(buy, { type: 'acquire', space: null })).toBe(false);
  });

  it('looks into answers', () => {
    const pick: Command = { type: 'choose', pick: { from: 'hand', card: 'viper' } };
    expect(fits(pick, { type: 'choose', pick: { from: 'hand' } })).toBe(true);
    expect(fits(pick, { type: 'choose', pick: { from: 'discard' } })).toBe(false);
  });
});

describe('progress', () => {
  it('stays in a step that lasts, and leaves it when nothing of it is left', () => {
    const combat = lesson('combat');
    let played = at('combat', 1);
    for (let left = 4; left > 0; left--) {
      expect(played.progress).toMatchObject({ step: 1, made: 4 - left });
      played = playNext(combat, played);
    }
    expect(played.progress).toMatchObject({ step: 2, made: 0 });
  });

  it('goes back with a move that is taken back', () => {
    const allies = lesson('allies');
    const before = at('allies', 2);
    const after = playNext(allies, before);
    expect(after.progress.step).toBe(3);
    const back = takeBack(allies, after);
    expect(back.progress).toEqual(before.progress);
    expect(playNext(allies, back).progress).toEqual(after.progress);
  });

  it('goes on with a move that is taken back, where that is the step', () => {
    const undoing = at('second-thoughts', 2);
    expect(stepNow(lesson('second-thoughts'), undoing.progress)?.kind).toBe('undo');
    expect(takeBack(lesson('second-thoughts'), undoing).progress.step).toBe(3);
  });

  it('lasts until something has happened', () => {
    const last = lesson('the-last-turn');
    const wasted = play(last, begun(last), LEARNER, { type: 'play', card: 'scout' });
    expect(wasted.progress).toMatchObject({ step: 0, made: 1 });
  });
});

describe('what a step offers', () => {
  it('is what is welcome, and nothing else', () => {
    const { record, progress } = at('your-turn', 2);
    const step = stepNow(lesson('your-turn'), progress);
    const legal = legalCommands(record.state, LEARNER);
    expect(legal.length).toBeGreaterThan(3);
    expect(offered(step, legal)).toEqual([
      { type: 'acquire', card: 'cutter', space: 0, to: 'discard' },
    ]);
    expect(offered(null, legal)).toEqual([]);
  });

  it('is every answer of a question', () => {
    const { record, progress } = at('choices', 1);
    const step = stepNow(lesson('choices'), progress);
    const legal = legalCommands(record.state, LEARNER);
    expect(legal).toHaveLength(2);
    expect(offered(step, legal)).toEqual(legal);
    expect(step?.kind === 'do' && shownBy(step, legal)).toEqual({
      type: 'choose',
      pick: { from: 'branches', branch: 'combat 5' },
    });
  });
});

describe('the pointer', () => {
  const targets = (id: string, step: number): string | null => {
    const { record, progress } = at(id, step);
    const now = stepNow(lesson(id), progress);
    return pointedAt(now, offered(now, legalCommands(record.state, LEARNER)));
  };
  it.each([
    ['your-turn', 0, '[data-place="hand:scout"]'],
    ['your-turn', 2, '[data-place="row:0"]'],
    ['your-turn', 3, '[data-place="explorers"]'],
    ['your-turn', 4, '[data-act="end-turn"]'],
    ['your-turn', 5, null],
    ['combat', 2, '[data-place="seat:1"]'],
    ['bases', 3, '[data-place="piece:1:0"]'],
    ['scrapping', 1, '[data-zone="choice"]'],
    ['choices', 1, '[data-zone="choice"]'],
    ['choices', 8, '[data-place="hand:viper"]'],
    ['second-thoughts', 2, '[data-act="undo"]'],
    ['the-last-turn', 0, null],
  ])('of %s, step %i, stands at %s', (id, step, target) => {
    expect(targets(id, step)).toBe(target);
  });
});
