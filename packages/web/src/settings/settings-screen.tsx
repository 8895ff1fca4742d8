import { PageFrame } from '../app/page-frame.tsx';

export function SettingsScreen() {
  return <PageFrame title="Settings">…</PageFrame>;
}
