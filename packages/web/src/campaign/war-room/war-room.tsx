import { useWords } from '../../i18n/words.ts';
import { CampaignFrame } from '../campaign-frame.tsx';
import { ManagePanel } from '../manage/manage-panel.tsx';
import { StarMap } from '../map/star-map.tsx';
import { cardsInSight } from '../store/envelopes.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { useCampaignTitle } from '../use-campaign-title.ts';
import { VictoryList } from '../victory/victory-list.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { NextStep } from './next-step.tsx';
import { SidesGiven } from './sides-given.tsx';
import styles from './war-room.module.css';
import { warRoomWords } from './war-room-words.ts';
import { WarState } from './war-state.tsx';

/** Where a campaign is led from: the star map, what comes next, and how the war stands. */
export function WarRoom({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(warRoomWords);
  const { stored, box, view } = open;
  const title = useCampaignTitle(stored);
  const cards = cardsInSight(open);
  const isFresh = stored.opened === 0 && view.scenarios.every(({ status }) => status !== 'won');
  return (
    <CampaignFrame id={stored.id} title={title} page="map">
      <div className={styles.room}>
        <div className={styles.map}>
          <StarMap
            view={view}
            contents={box.campaign}
            opened={stored.opened}
            hrefOf={(number) => `#/campaigns/${stored.id}/scenario/${number}`}
          />
        </div>
        <div className={styles.side}>
          {isFresh ? <SidesGiven open={open} /> : <NextStep open={open} />}
          <WarState open={open} />
        </div>
        <div className={styles.cards}>
          {isFresh ? (
            <HowItGoes />
          ) : (
            <section aria-labelledby="open-cards">
              <h2 id="open-cards" className={styles.heading}>
                {view.verdict === null ? say.openCards : say.unearned}
              </h2>
              {cards.length === 0 ? <p>{say.noOpenCards}</p> : <VictoryList open={cards} />}
            </section>
          )}
        </div>
        <div className={styles.manage}>
          <ManagePanel open={open} />
        </div>
      </div>
    </CampaignFrame>
  );
}
