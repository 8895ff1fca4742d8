import { PageFrame } from '../app/page-frame.tsx';

export function GamesScreen() {
  return <PageFrame title="Games">…</PageFrame>;
}
