import { PageFrame } from '../app/page-frame.tsx';

export function SharedReplayScreen(_: { data: string; move?: number | undefined }) {
  return <PageFrame title="Replay">…</PageFrame>;
}
