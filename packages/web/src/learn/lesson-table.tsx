import { type Command, type GameEvent, saysTheSame } from '@openrealms/engine';
import { refusalText, undoBarrierText } from '@openrealms/narrator';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../app/loading.tsx';
import { useTitle } from '../app/use-title.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { Moment } from '../match/match.ts';
import { playWords } from '../play/play-words.ts';
import { ruleHref } from '../rules/outline.ts';
import { useSettings } from '../settings/settings.ts';
import { Table } from '../table/table.tsx';
import { Coach } from './coach.tsx';
import { CoachActs } from './coach-acts.tsx';
import { coachWords } from './coach-words.ts';
import { useDoneLessons } from './done-lessons.ts';
import { LEARNER, type Lesson, PARTNER_NAME } from './lesson.ts';
import type { LessonStage } from './lesson-stage.ts';
import styles from './lesson-table.module.css';
import { LESSONS } from './lessons.ts';
import { fitsAny } from './pattern.ts';
import { playWelcome, welcomeMove } from './play-welcome.ts';
import { pointedAt } from './pointer.ts';
import { PointerStyle } from './pointer-style.tsx';
import { offered, stepNow } from './progress.ts';

const NOTHING: readonly GameEvent[] = [];

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly set: LessonStage;
  readonly onRestart: () => void;
}

/** A lesson at the table: the coach says what to try, the table lets it glow, the engine carries it out. */
export function LessonTable({ lesson, set, onRestart }: LessonTableProps) {
  const { stage, progressAt } = set;
  const { shown, log, waiting, refusal } = useStore(stage.store);
  const language = useLanguage();
  const say = useWords(coachWords);
  const play = useWords(playWords);
  const still = useSettings((settings) => settings.animation === 'off');
  const finish = useDoneLessons((lessons) => lessons.finish);
  // What was tried instead of the step, and when.
  const [tried, setTried] = useState<Moment | null>(null);
  const names = useMemo(() => [say.you, PARTNER_NAME], [say]);
  const moment = shown?.moment ?? null;
  const progress = moment === null ? null : progressAt(moment);
  const step = progress === null ? null : stepNow(lesson, progress);
  const legal = useMemo(() => offered(step, moment?.legal ?? []), [step, moment]);
  const heading = say.heading(LESSONS.indexOf(lesson) + 1, lesson.title[language]);
  const done = progress !== null && step === null;
  useTitle(heading);
  useEffect(() => {
    if (done) finish(lesson.id);
  }, [done, lesson, finish]);

  if (shown === null || moment === null || progress === null) return <Loading />;
  const { view, undo } = moment;
  const submit = (command: Command): void => {
    setTried(null);
    void stage.submit(command);
  };
  const attempt = (command: Command): void => {
    if (step === null || step.kind === 'watch') return;
    const welcome = step.kind === 'do' && fitsAny(command, step.welcome);
    const allowed = moment.legal.some((each) => saysTheSame(each, command));
    // The rules refuse what is not allowed, and say why.
    if (welcome || !allowed) submit(command);
    else {
      stage.dismiss();
      setTried(moment);
    }
  };
  return (
    <div className={styles.lesson} data-still={still || undefined}>
      <PointerStyle at={pointedAt(step, legal)} />
      <Coach
        heading={heading}
        count={done ? say.finished : say.step(progress.step + 1, lesson.steps.length)}
        markup={(step?.words ?? lesson.praise)[language]}
        nudge={nudge()}
        more={done ? <a href={ruleHref(lesson.rule)}>{say.readOn}</a> : undefined}
        onRestart={onRestart}
      >
        <CoachActs
          lesson={lesson}
          step={step}
          legal={legal}
          onDo={submit}
          onUndo={() => void stage.undo()}
        />
      </Coach>
      <div className={styles.table}>
        <Table
          view={view}
          legal={legal}
          names={names}
          you={LEARNER}
          events={shown.jumped ? NOTHING : moment.events}
          log={log}
          onCommand={attempt}
          undo={
            undo === null || view.winners.length > 0
              ? undefined
              : {
                  depth: undo.depth,
                  hint: play.undoHint(undo.depth, undoBarrierText(undo.barrier, language)),
                  onUndo: () => void stage.undo(),
                }
          }
          onPlayAll={
            welcomeMove(lesson, progress, moment) === null
              ? undefined
              : () => void playWelcome(lesson, set)
          }
          onSkip={waiting > 0 ? stage.skip : undefined}
        />
      </div>
    </div>
  );

  function nudge(): string | null {
    if (refusal !== null) return refusalText(refusal, language);
    if (step?.kind === 'do' && step.stuck !== undefined && legal.length === 0) {
      return step.stuck[language];
    }
    return step !== null && step.kind !== 'watch' && tried === moment
      ? step.otherwise[language]
      : null;
  }
}
