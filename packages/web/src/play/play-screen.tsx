import { PageFrame } from '../app/page-frame.tsx';

export function PlayScreen(_: { id: string }) {
  return <PageFrame title="Play">…</PageFrame>;
}
