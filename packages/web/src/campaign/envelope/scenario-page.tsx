import { useState } from 'react';
import buttons from '../../form/buttons.module.css';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useSettings } from '../../settings/settings.ts';
import { CampaignFrame } from '../campaign-frame.tsx';
import { ScenarioReport } from '../report/scenario-report.tsx';
import { sideWords } from '../side-words.ts';
import { changed } from '../store/changed.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { Envelope } from './envelope.tsx';
import { envelopeWords } from './envelope-words.ts';
import { ScenarioBriefing } from './scenario-briefing.tsx';
import styles from './scenario-page.module.css';

interface ScenarioPageProps {
  readonly open: OpenCampaign;
  readonly number: number;
}

/** A scenario: sealed, as it lies in its envelope, or as it has ended. */
export function ScenarioPage({ open, number }: ScenarioPageProps) {
  const say = useWords(envelopeWords);
  const { scenario: called } = useWords(sideWords);
  const language = useLanguage();
  const nameOf = usePlayerNames(open);
  const { stored, box, view, keep } = open;
  const { status } = view.scenarios[number - 1];
  const isOpen = status === 'won' || (status === 'current' && stored.opened >= number);
  const still = useSettings(({ animation }) => animation === 'off');
  const [opening, setOpening] = useState(false);
  const name = box.campaign.scenarios[number - 1].name[language];
  const title = isOpen && !opening ? say.titled(called(number), name) : called(number);

  async function openEnvelope(): Promise<void> {
    setOpening(!still && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    await keep(changed(stored, { opened: number }));
  }

  return (
    <CampaignFrame id={stored.id} title={title} page="scenario">
      {status === 'sealed' && (
        <div className={styles.sealed}>
          <Envelope number={number} state="sealed" />
          <h2>{say.sealedTitle}</h2>
          <p>{say.sealedText(number)}</p>
          <a href={`#/campaigns/${stored.id}`} className={buttons.plain}>
            {say.back}
          </a>
        </div>
      )}
      {status === 'current' && (!isOpen || opening) && (
        <div className={styles.sealed}>
          <Envelope
            number={number}
            state={opening ? 'opening' : 'sealed'}
            onOpened={() => setOpening(false)}
          />
          <div className={styles.ask} inert={opening}>
            <button type="button" className={buttons.primary} onClick={() => void openEnvelope()}>
              {say.open}
            </button>
            <p>
              {number === 1 ? say.firstStart(nameOf(view.first)) : say.firstWon(nameOf(view.first))}
            </p>
            <p>{say.openHint}</p>
          </div>
        </div>
      )}
      {status === 'current' && isOpen && !opening && <ScenarioBriefing open={open} />}
      {status === 'won' && <ScenarioReport open={open} number={number} />}
    </CampaignFrame>
  );
}
