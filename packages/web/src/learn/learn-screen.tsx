import { PageFrame } from '../app/page-frame.tsx';

export function LearnScreen() {
  return <PageFrame title="Learn">…</PageFrame>;
}
