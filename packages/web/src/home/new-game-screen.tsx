import { PageFrame } from '../app/page-frame.tsx';

export function NewGameScreen() {
  return <PageFrame title="New game">…</PageFrame>;
}
