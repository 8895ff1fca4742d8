import type { Level } from '@openrealms/engine';
import { useState } from 'react';
import { DialogFrame } from '../app/dialog-frame.tsx';
import { useFailure } from '../app/use-failure.ts';
import { challengeNames } from '../bosses/challenge-names.ts';
import buttons from '../form/buttons.module.css';
import { formatWords } from '../formats/format-words.ts';
import { useSeatPart } from '../formats/use-seat-part.ts';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useWords } from '../i18n/words.ts';
import type { Beginning } from '../match/beginning.ts';
import type { Match, MatchInfo } from '../match/match.ts';
import { withTitles } from '../opponents/rank.ts';
import { useRanks } from '../opponents/use-ranks.ts';
import { BugReport } from '../share/bug-report.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import styles from './after-game.module.css';
import { afterGameWords } from './after-game-words.ts';
import { AuthorityGraph } from './authority-graph.tsx';
import { BoughtCards } from './bought-cards.tsx';
import { distinctNames } from './distinct-names.ts';
import { GameNumbers } from './game-numbers.tsx';
import { graphOf } from './graph-of.ts';
import { nextLevel, rematchOf } from './rematch.ts';
import { ResultText } from './result-text.tsx';
import { StandingsList } from './standings-list.tsx';
import { useGameSummary } from './use-game-summary.ts';

/** What is shown when a game is over: how it ended, how it went, and what to do next. */
export function AfterGame(props: {
  readonly match: Match;
  readonly info: MatchInfo;
  /** Begins what it is given. */
  readonly onRematch: (beginning: Beginning) => void;
  readonly onClose: () => void;
}) {
  const { match, info, onRematch, onClose } = props;
  const { campaign } = info;
  const say = useWords(afterGameWords);
  const names = distinctNames(playerLabels(info.players, useWords(labelWords)));
  const ranks = useRanks(info.players);
  const computers = withTitles(names, ranks).filter((_, seat) => ranks[seat] !== null);
  const summary = useGameSummary(match);
  const { team: teamName } = useWords(formatWords);
  const { levels } = useWords(challengeNames);
  const partOf = useSeatPart(summary?.format ?? 'standard', info.players.length);
  const fail = useFailure();
  const [open, setOpen] = useState<'share' | 'report' | null>(null);
  if (summary === null) return null;
  const { result, statistics, authority, lastTurn } = summary;
  const titles = { victory: say.victory, defeat: say.defeat, draw: say.draw };
  const title =
    result.kind === 'won-by'
      ? say.wonBy(result.seats.map((seat) => names[seat]))
      : titles[result.kind];
  const again = (level?: Level): void => {
    rematchOf(match, statistics.firstSeat, level).then(onRematch, fail);
  };
  const won = result.kind === 'victory' && !info.fromPosition;
  const harder = won && summary.level !== null ? nextLevel(summary.level) : null;
  return (
    <>
      <DialogFrame
        wide
        onClose={onClose}
        title={
          <span className={styles.title} data-result={result.kind}>
            {title}
          </span>
        }
        footer={
          <div className={styles.actions}>
            {harder !== null && (
              <button type="button" className={buttons.primary} onClick={() => again(harder)}>
                {say.nextLevel(levels[harder])}
              </button>
            )}
            {campaign === undefined ? (
              <button
                type="button"
                className={harder === null ? buttons.primary : buttons.plain}
                onClick={() => again()}
              >
                {say.rematch}
              </button>
            ) : (
              <a
                className={buttons.primary}
                href={`#/campaigns/${campaign}/scenario/${summary.scenario ?? 1}`}
              >
                {say.onWithCampaign}
              </a>
            )}
            <a className={buttons.plain} href={`#/replay/${info.id}/0`}>
              {say.replay}
            </a>
            <button type="button" className={buttons.plain} onClick={() => setOpen('share')}>
              {say.share}
            </button>
            <a className={buttons.plain} href={`#/replay/${info.id}/${lastTurn}`}>
              {say.playOn}
            </a>
            <button type="button" className={buttons.plain} onClick={() => setOpen('report')}>
              {say.report}
            </button>
            {summary.level !== null && (
              <a className={buttons.plain} href="#/challenges">
                {say.allChallenges}
              </a>
            )}
            <a className={buttons.plain} href="#/">
              {say.home}
            </a>
          </div>
        }
      >
        <ResultText summary={summary} names={names} viewers={info.viewers} />
        {computers.length > 0 && <p className={styles.computers}>{say.computers(computers)}</p>}
        {names.length > 2 && summary.level === null && (
          <StandingsList standings={summary.standings} names={names} partOf={partOf} />
        )}
        <div className={styles.columns} data-many={names.length > 3 || undefined}>
          <AuthorityGraph {...graphOf(statistics.authority, summary.pools, names, teamName)} />
          <GameNumbers seats={statistics.seats} authority={authority} names={names} />
        </div>
        <div className={styles.columns}>
          {statistics.seats.map(({ bought }, seat) => (
            <BoughtCards key={names[seat]} name={names[seat]} cards={bought} />
          ))}
        </div>
      </DialogFrame>
      {open === 'share' && (
        <ShareDialog
          match={match}
          names={names}
          viewer={info.viewers[0]}
          startedAt={info.startedAt}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'report' && <BugReport match={match} onClose={() => setOpen(null)} />}
    </>
  );
}
