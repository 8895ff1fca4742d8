import { PageFrame } from '../app/page-frame.tsx';

export function HomeScreen() {
  return <PageFrame title="OpenRealms">…</PageFrame>;
}
