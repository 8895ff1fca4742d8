import { lazy, Suspense } from 'react';
import { Loading } from '../app/loading.tsx';
import { BeginScreen } from './begin/begin-screen.tsx';
import { CampaignPages } from './campaign-pages.tsx';
import { CampaignList } from './list/campaign-list.tsx';

const PacksScreen = lazy(async () => ({
  default: (await import('./packs/packs-screen.tsx')).PacksScreen,
}));

interface CampaignsScreenProps {
  /** A campaign, 'new' or 'packs'; left out for the list of all. */
  readonly id: string | undefined;
  readonly page: string | undefined;
  /** Which of several, where there are several of a page. */
  readonly part: string | undefined;
}

/** Everything about campaigns, by address. */
export function CampaignsScreen({ id, page, part }: CampaignsScreenProps) {
  if (id === undefined) return <CampaignList />;
  if (id === 'new') return <BeginScreen box={decoded(page)} />;
  if (id === 'packs') {
    return (
      <Suspense fallback={<Loading />}>
        <PacksScreen />
      </Suspense>
    );
  }
  return <CampaignPages key={id} id={id} page={page} part={part} />;
}

/** A part of an address as it was before it was written there. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    // The routes have decoded it already, and it has a percent sign of its own.
    return part;
  }
}
