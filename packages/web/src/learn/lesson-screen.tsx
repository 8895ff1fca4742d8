import { PageFrame } from '../app/page-frame.tsx';

export function LessonScreen(_: { lesson: string }) {
  return <PageFrame title="Lesson">…</PageFrame>;
}
