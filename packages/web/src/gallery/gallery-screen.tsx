import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { SearchBox } from '../rules/search-box.tsx';
import { useWide } from '../rules/use-wide.ts';
import { CardAside } from './card-aside.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardSheet } from './card-sheet.tsx';
import { COLLECTION } from './collection.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type Filters, filtered } from './filters.ts';
import styles from './gallery-screen.module.css';
import { galleryWords } from './gallery-words.ts';
import { useAddress } from './use-address.ts';

/** All cards of all boxes, to be searched, filtered and looked at. `cardId` is the one that is opened. */
export function GalleryScreen({ cardId }: { readonly cardId?: string | undefined }) {
  const words = useWords(galleryWords);
  const { address, change, stepInto, stepOut } = useAddress();
  const { filters } = address;
  const withFilters = useWide(1100);
  const withAside = useWide(800);
  const cards = filtered(COLLECTION, filters, words.language);
  // The routes take a query for a part of the name.
  const id = cardId?.split('?', 1)[0];
  const shown = COLLECTION.find(({ card }) => card.id === id);

  const setFilters = (changes: Partial<Filters>) => change({ filters: { ...filters, ...changes } });
  const step = (by: 1 | -1) => {
    const at = cards.findIndex(({ card }) => card.id === id);
    const next = cards.at((at + by + cards.length) % Math.max(cards.length, 1));
    if (next !== undefined) change({ card: next.card.id });
  };
  const open = (card: string) => (withAside ? change({ card }) : stepInto(card));
  const close = () => {
    if (!withAside) return stepOut();
    change({ card: undefined });
    // Anything may stand in an address.
    const key = CSS.escape(id ?? '');
    document.querySelector<HTMLElement>(`[role=row][data-key="${key}"]`)?.focus();
  };
  const view = { shown, onStep: step, onClose: close };

  return (
    <PageFrame title={words.title}>
      <div className={styles.page}>
        {withFilters && (
          <section className={styles.filters} aria-label={words.filters}>
            <h2 className="visually-hidden">{words.filters}</h2>
            <FilterPanel filters={filters} onChange={setFilters} />
          </section>
        )}
        <div className={styles.cards}>
          <div className={styles.bar}>
            <div className={styles.search}>
              <SearchBox
                label={words.search}
                placeholder={words.placeholder}
                clear={words.clearSearch}
                value={filters.query}
                onChange={(query) => setFilters({ query })}
              />
            </div>
            {!withFilters && (
              <FilterSheet filters={filters} count={cards.length} onChange={setFilters} />
            )}
            <p role="status" className={styles.count}>
              {words.count(cards.length, COLLECTION.length)}
            </p>
          </div>
          <CardGrid cards={cards} opened={id} onOpen={open} />
        </div>
        {withAside ? <CardAside {...view} /> : <CardSheet {...view} />}
      </div>
    </PageFrame>
  );
}
