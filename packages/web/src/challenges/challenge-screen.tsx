import type { ChallengeId } from '@openrealms/engine';
import { PageFrame } from '../app/page-frame.tsx';
import { challengeNames } from '../bosses/challenge-names.ts';
import buttons from '../form/buttons.module.css';
import { FoldedPanel } from '../form/folded-panel.tsx';
import { Panel } from '../form/panel.tsx';
import { StartBar } from '../form/start-bar.tsx';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { playersAt } from '../home/seat-choice.ts';
import { useWords } from '../i18n/words.ts';
import { useSettings } from '../settings/settings.ts';
import { BossAbout } from './boss-about.tsx';
import { type ChallengeChoice, madeToFit } from './challenge-choice.ts';
import styles from './challenge-screen.module.css';
import { challengeWords } from './challenge-words.ts';
import { LevelChoice } from './level-choice.tsx';
import type { ChallengeRecord } from './record/tally.ts';
import { RecordPanel } from './record-panel.tsx';
import { TableChoice } from './table-choice.tsx';
import { TeamChoice } from './team-choice.tsx';
import { useChallengeChoice } from './use-challenge-choice.ts';
import { useChallengeStart } from './use-challenge-start.ts';

interface ChallengeScreenProps {
  readonly challenge: ChallengeId;
  /** Null until it is known. */
  readonly record: ChallengeRecord | null;
}

/** One Boss, and everything that is to be chosen before it is faced. */
export function ChallengeScreen({ challenge, record }: ChallengeScreenProps) {
  const say = useWords(challengeWords);
  const { challenges } = useWords(challengeNames);
  const labels = useWords(labelWords);
  const { change, chosen: _, ...kept } = useChallengeChoice();
  const ownName = useSettings((settings) => settings.playerName);
  const game = useChallengeStart();
  // The address says against whom; what else was chosen last fits as far as it can.
  const choice = madeToFit({ ...kept, challenge });
  const { level, seats } = choice;
  const names = playerLabels(playersAt(seats, ownName), labels);
  const set = (changed: Partial<ChallengeChoice>): void => change({ ...choice, ...changed });

  return (
    <PageFrame
      title={challenges[challenge]}
      actions={
        <a href="#/challenges" className={buttons.plain}>
          {say.all}
        </a>
      }
    >
      <div className={styles.page}>
        <div className={styles.side}>
          <BossAbout {...choice} />
          {record !== null && (
            <div className={styles.record}>
              <RecordPanel challenge={challenge} record={record} />
            </div>
          )}
        </div>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            set({});
            void game.start(choice, ownName);
          }}
        >
          <Panel title={say.level}>
            <LevelChoice
              challenge={challenge}
              value={level}
              onChange={(changed) => set({ level: changed })}
            />
          </Panel>
          <Panel title={say.whoPlays}>
            <TeamChoice
              challenge={challenge}
              seats={seats}
              names={names}
              onChange={(changed) => set({ seats: changed })}
            />
          </Panel>
          <FoldedPanel title={say.boxes}>
            <TableChoice choice={choice} names={names} onChange={set} />
          </FoldedPanel>
          <StartBar trouble={game.trouble}>{game.starting ? say.starting : say.start}</StartBar>
        </form>
      </div>
    </PageFrame>
  );
}
