import type { Advice } from '@openrealms/bots';
import { useCallback, useState } from 'react';
import type { Moment } from '../match/match.ts';
import type { Stage } from '../match/stage.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableHint } from '../table/table-props.ts';

/** A hint that was asked for, and the moment it is about. */
interface Asked {
  readonly moment: Moment;
  readonly shown: Advice | 'thinking' | 'failed';
}

/** What a good player would do, where the viewer has something to decide; it goes as soon as another moment is on show. */
export function useHint(stage: Stage, moment: Moment | undefined): TableHint | undefined {
  const wanted = useSettings(({ hints }) => hints);
  const [asked, setAsked] = useState<Asked | null>(null);
  const onClose = useCallback(() => setAsked(null), []);
  if (!wanted || moment === undefined || !isDecision(moment)) return undefined;
  const { viewer, view } = moment;
  const onAsk = (): void => {
    if (viewer === 'spectator') return;
    setAsked({ moment, shown: 'thinking' });
    const answer = (shown: Asked['shown'] | null): void =>
      setAsked((now) => {
        if (now?.moment !== moment) return now;
        return shown === null ? null : { moment, shown };
      });
    stage.match.advise(viewer, view.version).then(answer, () => answer('failed'));
  };
  return { shown: asked?.moment === moment ? asked.shown : null, onAsk, onClose };
}

function isDecision({ legal, view, viewer }: Moment): boolean {
  return (
    viewer !== 'spectator' &&
    view.awaited.includes(viewer) &&
    view.winners.length === 0 &&
    legal.length > 0
  );
}
