import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import { useWords } from '../../i18n/words.ts';
import { campaigns } from '../store/campaign-store.ts';
import type { EndedGame } from '../store/games-of.ts';
import { forked } from '../store/other-campaigns.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import styles from './report-actions.module.css';
import { reportWords } from './report-words.ts';

interface ReportActionsProps {
  readonly open: OpenCampaign;
  readonly number: number;
  /** The games that this scenario took. */
  readonly games: readonly EndedGame[];
}

/** Where to go from the report of a scenario. */
export function ReportActions({ open, number, games }: ReportActionsProps) {
  const say = useWords(reportWords);
  const fail = useFailure();
  const { stored, box, view } = open;
  const here = `#/campaigns/${stored.id}`;
  const isLast = number === view.scenarios.length;
  const isNewest = view.scenario === number + 1 || isLast;

  async function fork(): Promise<void> {
    const made = forked(stored, box, number, say.forkName(number));
    if (!made.ok) throw new Error(made.problem.why);
    await campaigns.put(made.value);
    location.hash = `#/campaigns/${made.value.id}`;
  }

  return (
    <div className={styles.actions}>
      {isNewest && (
        <a
          href={isLast ? `${here}/end` : `${here}/scenario/${number + 1}`}
          className={buttons.primary}
        >
          {isLast ? say.end : say.next(number + 1)}
        </a>
      )}
      {games.map(
        ({ game }, i) =>
          game !== undefined && (
            <a key={game} href={`#/replay/${game}`} className={buttons.plain}>
              {games.length === 1 ? say.replay : say.replayOf(i + 1)}
            </a>
          ),
      )}
      <button type="button" className={buttons.plain} onClick={() => void fork().catch(fail)}>
        {say.fork}
      </button>
    </div>
  );
}
