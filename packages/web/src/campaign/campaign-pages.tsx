import { lazy, Suspense } from 'react';
import { Loading } from '../app/loading.tsx';
import { Missing } from './missing.tsx';
import { MissingPack } from './missing-pack.tsx';
import type { CampaignId } from './store/stored-campaign.ts';
import { useCampaign } from './store/use-campaign.ts';
import { WarRoom } from './war-room/war-room.tsx';

const ScenarioPage = lazy(async () => ({
  default: (await import('./envelope/scenario-page.tsx')).ScenarioPage,
}));
const VaultsPage = lazy(async () => ({
  default: (await import('./vault/vaults-page.tsx')).VaultsPage,
}));
const EndPage = lazy(async () => ({ default: (await import('./end/end-page.tsx')).EndPage }));

interface CampaignPagesProps {
  readonly id: CampaignId;
  readonly page: string | undefined;
  readonly part: string | undefined;
}

/** The pages of one campaign. */
export function CampaignPages({ id, page, part }: CampaignPagesProps) {
  const open = useCampaign(id);
  if (open === null) return <Loading />;
  if (open === 'missing') return <Missing />;
  if ('needs' in open) return <MissingPack pack={open.needs} />;
  const here = open;
  return <Suspense fallback={<Loading />}>{shown()}</Suspense>;

  function shown() {
    const number = Number(part);
    switch (page) {
      case 'scenario':
        return number >= 1 && number <= here.view.scenarios.length ? (
          <ScenarioPage key={number} open={here} number={number} />
        ) : (
          <WarRoom open={here} />
        );
      case 'vaults':
        return <VaultsPage open={here} />;
      case 'end':
        return here.view.verdict === null ? <WarRoom open={here} /> : <EndPage open={here} />;
      default:
        return <WarRoom open={here} />;
    }
  }
}
