import '../src/theme/fonts.css';
import '../src/theme/base.css';
import { boxes } from '@openrealms/content';
import { createRoot } from 'react-dom/client';
import { loadBoxes } from '../src/match/shelf.ts';
import { ShotsPage } from './shots-page.tsx';

void show();

async function show(): Promise<void> {
  await loadBoxes(boxes.map(({ id }) => id));
  createRoot(document.getElementById('root')!).render(<ShotsPage />);
}
