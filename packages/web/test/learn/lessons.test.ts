import { boxes } from '@openrealms/content';
import { legalCommands, parsePosition, undoReach, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { LEARNER, type Lesson, type Step } from '../../src/learn/lesson.ts';
import { LESSONS, lessonAfter, lessonById } from '../../src/learn/lessons.ts';
import { fitsAny } from '../../src/learn/pattern.ts';
import { BEGINNING, stepNow } from '../../src/learn/progress.ts';
import { entryOf } from '../../src/rules/book.ts';
import { cardName } from '../../src/rules/card-name.ts';
import { piecesOf } from '../../src/rules/rich-text.ts';
import { type PlayedLesson, playLesson, playNext, setUp } from './play-lesson.ts';

const cards = boxes.flatMap((box) => box.cards);

function wordsOf(step: Step): readonly Readonly<Record<Language, string>>[] {
  if (step.kind === 'watch') return [step.words];
  const stuck = step.kind === 'do' && step.stuck !== undefined ? [step.stuck] : [];
  return [step.words, step.otherwise, ...stuck];
}

/** Everything the lesson says in one language. */
function said(lesson: Lesson, language: Language): readonly string[] {
  const { title, teaches, praise, steps } = lesson;
  return [title, teaches, praise, ...steps.flatMap(wordsOf)].map((text) => text[language]);
}

/** What stands in the words besides the marks. */
function plain(markup: string): string {
  return piecesOf(markup)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('·');
}

describe('the lessons', () => {
  it('follow each other and are found by their address', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const [i, lesson] of LESSONS.entries()) {
      expect(lesson.id).toMatch(/^[a-z-]+$/);
      expect(lessonById(lesson.id)).toBe(lesson);
      expect(lessonAfter(lesson)).toBe(LESSONS[i + 1]);
    }
    expect(lessonById('no-such-lesson')).toBeUndefined();
  });
});

describe.each(LESSONS)('the lesson $id', (lesson) => {
  it('begins from a position in our notation, on the learner’s turn', () => {
    expect(parsePosition(lesson.position, boxes).ok).toBe(true);
    expect(viewFor(setUp(lesson).state, LEARNER).awaited).toEqual([LEARNER]);
  });

  it('is done by doing what it asks for, step by step and without a refusal', () => {
    const { progress, story } = playLesson(lesson);
    expect(progress.step).toBe(lesson.steps.length);
    const steps = story.map((line) => Number(line.split(' ')[0]));
    expect([...new Set(steps)]).toEqual(lesson.steps.map((_, i) => i));
    expect(playLesson(lesson).story).toEqual(story);
  });

  it('always has something welcome to do, and only welcomes what could be legal', () => {
    let played: PlayedLesson = { record: setUp(lesson), progress: BEGINNING, story: [] };
    const used = new Set<unknown>();
    for (let step = stepNow(lesson, BEGINNING); step !== null; ) {
      if (step.kind === 'do') {
        const legal = legalCommands(played.record.state, LEARNER);
        for (const pattern of step.welcome) {
          if (legal.some((command) => fitsAny(command, [pattern]))) used.add(pattern);
        }
      }
      played = playNext(lesson, played);
      step = stepNow(lesson, played.progress);
    }
    const patterns = lesson.steps.flatMap((step) => (step.kind === 'do' ? step.welcome : []));
    expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([]);
  });

  it('speaks every language, in marks that can be read', () => {
    const texts = LANGUAGES.map((language) => said(lesson, language));
    for (const [en, fr] of texts[0].map((text, i) => [text, texts[1][i]])) {
      expect(en.trim()).not.toBe('');
      expect(fr.trim()).not.toBe('');
      expect(fr).not.toBe(en);
      expect(marksOf(fr)).toEqual(marksOf(en));
    }
    // French sets a space before these marks on which no line breaks.
    expect(texts[1].filter((text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  it('says no more than two or three short sentences at a time', () => {
    for (const language of LANGUAGES) {
      const long = said(lesson, language).filter((text) => plain(text).length > 175);
      expect(long).toEqual([]);
    }
  });

  it('mentions only cards that are there', () => {
    for (const language of LANGUAGES) {
      const texts = said(lesson, language);
      const marked = texts.flatMap((text) =>
        piecesOf(text).flatMap((piece) => (piece.kind === 'card' ? [piece.card] : [])),
      );
      const named = cards
        .filter(({ id }) => texts.some((text) => plain(text).includes(cardName(id, language))))
        .map(({ id }) => id);
      for (const id of [lesson.card, ...marked, ...named]) {
        // The pile of Explorers is named by how many it holds.
        if (id === 'explorer' && /explorers=\d/.test(lesson.position)) continue;
        expect(lesson.position).toMatch(new RegExp(`[=,*:]${id}(?=[ ,!]|$)`));
      }
    }
  });

  it('points to a rule that exists', () => {
    expect(entryOf(lesson.rule)).toBeDefined();
  });
});

describe('what the lessons promise', () => {
  it('undo ends where a new card has come into the trade row', () => {
    const { record } = playLesson(lessonById('second-thoughts')!);
    expect(undoReach(record, LEARNER)).toMatchObject({ depth: 0, barrier: 'row-refilled' });
  });

  it('the last turn is won', () => {
    const { record } = playLesson(lessonById('the-last-turn')!);
    expect(viewFor(record.state, LEARNER).winners).toEqual([LEARNER]);
  });
});

/** The cards, numbers and signs of a sentence, in no order. */
function marksOf(markup: string): readonly string[] {
  return [...markup.matchAll(/\{[^}]+ [^}]+\}/g)].map(([mark]) => mark).sort();
}
