import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../src/settings/settings.ts';
import { CardsPage } from './cards-page.tsx';
import { CataloguePage } from './catalogue-page.tsx';
import { type Request, readRequest } from './request.ts';
import { TablePage } from './table-page.tsx';

/** Shows what the fragment of the address asks for, and notes on the document when it is there to be looked at. */
export function ShotsPage() {
  const fragment = useSyncExternalStore(onFragment, () => location.hash);
  const request = readRequest(fragment);
  const { language, theme } = request;
  useEffect(() => {
    useSettings.getState().change({ language, theme, animation: 'off', sound: false });
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.shown = fragment;
  }, [fragment, language, theme]);
  return <Shown key={fragment} request={request} />;
}

function Shown({ request }: { readonly request: Request }) {
  switch (request.show) {
    case 'cards':
      return <CardsPage density={request.density} widths={request.widths} />;
    case 'table':
      return <TablePage table={request.table} />;
    case 'catalogue':
      return <CataloguePage />;
  }
}

function onFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
