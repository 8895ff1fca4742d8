import { PageFrame } from '../app/page-frame.tsx';

export function ReplayScreen(_: { id: string; move?: number | undefined }) {
  return <PageFrame title="Replay">…</PageFrame>;
}
