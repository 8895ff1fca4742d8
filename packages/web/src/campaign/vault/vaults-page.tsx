import { SIDES } from '@openrealms/engine';
import { useWords } from '../../i18n/words.ts';
import { CampaignFrame } from '../campaign-frame.tsx';
import { cardsInSight } from '../store/envelopes.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { VictoryList } from '../victory/victory-list.tsx';
import { Vault } from './vault.tsx';
import { vaultWords } from './vault-words.ts';
import styles from './vaults-page.module.css';

/** What both players keep, and what they can still earn. */
export function VaultsPage({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(vaultWords);
  const { stored, view } = open;
  const cards = cardsInSight(open);
  return (
    <CampaignFrame id={stored.id} title={say.title} page="vaults">
      <div className={styles.vaults}>
        {SIDES.map((side) => (
          <Vault key={side} open={open} side={side} />
        ))}
      </div>
      {cards.length > 0 && (
        <section aria-labelledby="open-cards">
          <h2 id="open-cards" className={styles.heading}>
            {view.verdict === null ? say.openCards : say.unearned}
          </h2>
          <VictoryList open={cards} />
        </section>
      )}
    </CampaignFrame>
  );
}
