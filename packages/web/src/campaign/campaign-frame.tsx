import type { ReactNode } from 'react';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './campaign-frame.module.css';
import { campaignWords } from './campaign-words.ts';
import type { CampaignId } from './store/stored-campaign.ts';

interface CampaignFrameProps {
  readonly id: CampaignId;
  readonly title: string;
  /** The page that this is, which needs no way to itself. */
  readonly page: 'map' | 'scenario' | 'vaults' | 'end';
  readonly children: ReactNode;
}

/** The frame of a page of a campaign, with the ways to the others. */
export function CampaignFrame({ id, title, page, children }: CampaignFrameProps) {
  const say = useWords(campaignWords);
  const ways = [
    { page: 'map', href: `#/campaigns/${id}`, text: say.map },
    { page: 'vaults', href: `#/campaigns/${id}/vaults`, text: say.vaults },
    { page: 'all', href: '#/campaigns', text: say.all },
  ] as const;
  return (
    <PageFrame
      title={title}
      actions={
        <nav className={styles.ways} aria-label={say.title}>
          {ways.map((way) => (
            <a
              key={way.page}
              href={way.href}
              className={buttons.quiet}
              aria-current={way.page === page ? 'page' : undefined}
            >
              {way.text}
            </a>
          ))}
        </nav>
      }
    >
      {children}
    </PageFrame>
  );
}
