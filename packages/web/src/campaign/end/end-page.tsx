import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { CampaignFrame } from '../campaign-frame.tsx';
import { RowScore } from '../list/row-score.tsx';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import styles from './end-page.module.css';
import { endWords } from './end-words.ts';
import { FinalCount } from './final-count.tsx';
import { GrownDeck } from './grown-deck.tsx';
import { LastUpgrades } from './last-upgrades.tsx';

/** After the twelfth scenario: who has won the war, the last upgrades, and the deck that it leaves. */
export function EndPage({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(endWords);
  const { theSides } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const { stored, view } = open;
  const { verdict } = view;
  if (verdict === null) return null;
  return (
    <CampaignFrame id={stored.id} title={say.title} page="end">
      <div className={styles.page}>
        <section className={styles.banner} data-side={verdict.winner}>
          <FactionSymbol faction={verdict.winner} className={styles.symbol} />
          <div className={styles.verdict}>
            <h2>{say.winner(nameOf(verdict.winner), theSides[verdict.winner])}</h2>
            <p>{say.by[verdict.by]}</p>
          </div>
          <div className={styles.score}>
            <RowScore vaults={view.vaults} />
          </div>
        </section>
        {view.upgrading !== null && <LastUpgrades open={open} upgrading={view.upgrading} />}
        {view.grownDeck !== null && <GrownDeck open={open} deck={view.grownDeck} />}
        <FinalCount open={open} />
      </div>
    </CampaignFrame>
  );
}
