import '../src/theme/fonts.css';
import '../src/theme/base.css';
import { createRoot } from 'react-dom/client';
import { ShotsPage } from './shots-page.tsx';

createRoot(document.getElementById('root')!).render(<ShotsPage />);
