import type { Viewer } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { useFailure } from '../app/use-failure.ts';
import { useWords } from '../i18n/words.ts';
import type { Happening, Match, Moment } from '../match/match.ts';
import type { Rank } from '../opponents/rank.ts';
import { Table } from '../table/table.tsx';
import styles from './look-back.module.css';
import { playWords } from './play-words.ts';

interface LookBackProps {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly move: number;
  readonly log: readonly Happening[];
  readonly names: readonly string[];
  readonly ranks: readonly (Rank | null)[];
  readonly onClose: () => void;
}

/** The table as it stood after an earlier move of the game that goes on. */
export function LookBack({ match, viewer, move, log, names, ranks, onClose }: LookBackProps) {
  const say = useWords(playWords);
  const [at, setAt] = useState(move);
  const [moment, setMoment] = useState<Moment | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let current = true;
    match.at(viewer, at).then((there) => {
      if (current) setMoment(there);
    }, fail);
    return () => {
      current = false;
    };
  }, [match, viewer, at, fail]);
  if (moment === null) return <Loading />;
  return (
    <Table
      view={moment.view}
      legal={[]}
      names={names}
      ranks={ranks}
      you={viewer === 'spectator' ? null : viewer}
      events={[]}
      log={log}
      onCommand={() => {}}
      onMoment={setAt}
      footer={
        <div className={styles.footer} role="status">
          <span>{say.lookingBack(at)}</span>
          <button type="button" onClick={onClose}>
            {say.backToNow}
          </button>
        </div>
      }
    />
  );
}
