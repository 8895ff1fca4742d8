import { campaignView } from '@openrealms/engine';
import { useMemo } from 'react';
import buttons from '../../form/buttons.module.css';
import { labelWords, playerLabels } from '../../home/player-label.ts';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { campaignWords } from '../campaign-words.ts';
import { sideWords } from '../side-words.ts';
import type { CampaignBox } from '../store/campaign-box.ts';
import { ourCampaignBoxes } from '../store/campaign-box-of.ts';
import { saveCampaign } from '../store/campaign-file.ts';
import { packNeeded } from '../store/needed-pack.ts';
import type { StoredCampaign } from '../store/stored-campaign.ts';
import { useCampaignTitle } from '../use-campaign-title.ts';
import { useTitleNames } from '../use-player-names.ts';
import styles from './campaign-row.module.css';
import { listWords } from './list-words.ts';
import { ProgressPips } from './progress-pips.tsx';
import { RowScore } from './row-score.tsx';

interface CampaignRowProps {
  readonly stored: StoredCampaign;
  /** What it is played with; null if that is not here. */
  readonly box: CampaignBox | null;
  /** It has just been put back: the focus goes to it, as the button that did so has gone. */
  readonly returned: boolean;
  readonly onRemove: (title: string) => void;
}

/** One campaign: who, how far, how it stands, and what can be done with it. */
export function CampaignRow({ stored, box, returned, onRemove }: CampaignRowProps) {
  const say = useWords(listWords);
  const { sides } = useWords(sideWords);
  const { packCalled, toPacks } = useWords(campaignWords);
  const language = useLanguage();
  const title = useCampaignTitle(stored);
  const names = useTitleNames(stored.players);
  const plain = playerLabels(stored.players, useWords(labelWords));
  const view = useMemo(
    () => (box === null ? null : campaignView(stored.campaign, box)),
    [stored, box],
  );
  const { name, id, version } = packNeeded(stored);
  const date = new Date(stored.changedAt);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const winner = view?.verdict?.winner;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.who}>{title}</h2>
        <p className={styles.facts}>
          {view === null ? (
            <span>{say.unreadable(packCalled(name, id, version))}</span>
          ) : (
            <span>
              {winner === undefined
                ? say.scenarioOf(view.scenario, view.scenarios.length)
                : say.winner(plain[view.vaults[winner].player ?? 0], sides[winner])}
            </span>
          )}
          {box !== null && !ourCampaignBoxes.includes(box) && (
            <span>{say.boxed(box.name, box.version)}</span>
          )}
          <time dateTime={date.toISOString()}>{when.format(date)}</time>
        </p>
        {view !== null && <ProgressPips view={view} />}
      </div>
      {view !== null && <RowScore vaults={view.vaults} />}
      <div className={styles.actions}>
        {view === null && (
          <a className={buttons.primary} href="#/campaigns/packs">
            {toPacks}
          </a>
        )}
        {view !== null && (
          <a
            className={winner === undefined ? buttons.primary : buttons.plain}
            href={`#/campaigns/${stored.id}`}
            aria-label={say.ofCampaign(winner === undefined ? say.goOn : say.look, title)}
          >
            {winner === undefined ? say.goOn : say.look}
          </a>
        )}
        <button
          type="button"
          className={buttons.quiet}
          aria-label={say.ofCampaign(say.save, title)}
          onClick={() => saveCampaign(stored, names)}
        >
          {say.save}
        </button>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: See `returned`.
          autoFocus={returned}
          className={buttons.quiet}
          aria-label={say.ofCampaign(say.remove, title)}
          onClick={() => onRemove(title)}
        >
          {say.remove}
        </button>
      </div>
    </li>
  );
}
