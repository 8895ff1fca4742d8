import { useMemo } from 'react';
import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useBoxes } from '../home/use-boxes.ts';
import { useWords } from '../i18n/words.ts';
import { SearchBox } from '../rules/search-box.tsx';
import { useWide } from '../rules/use-wide.ts';
import { CardAside } from './card-aside.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardSheet } from './card-sheet.tsx';
import { COLLECTION, collectionOf } from './collection.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type Filters, filtered } from './filters.ts';
import styles from './gallery-screen.module.css';
import { galleryWords } from './gallery-words.ts';
import { useAddress } from './use-address.ts';

/** All cards of our boxes, or of a pack, to be searched, filtered and looked at. `cardId` is the one that is opened. */
export function GalleryScreen({ cardId }: { readonly cardId?: string | undefined }) {
  const words = useWords(galleryWords);
  const { address, change, stepInto, stepOut } = useAddress();
  const { filters, pack } = address;
  const packed = useBoxes(pack === undefined ? [] : [pack]);
  const collection = useMemo(() => (packed === null ? COLLECTION : collectionOf(packed)), [packed]);
  const ofPack = packed !== null;
  const withFilters = useWide(1100);
  const withAside = useWide(800);
  const cards = filtered(collection, filters, words.language);
  // The routes take a query for a part of the name.
  const id = cardId?.split('?', 1)[0];
  const shown = collection.find(({ card }) => card.id === id);

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
    <PageFrame
      title={ofPack ? words.titleOf(packed[0].name) : words.title}
      actions={
        ofPack && (
          <a href="#/campaigns/packs" className={buttons.quiet}>
            {words.packs}
          </a>
        )
      }
    >
      <div className={styles.page}>
        {withFilters && (
          <section className={styles.filters} aria-label={words.filters}>
            <h2 className="visually-hidden">{words.filters}</h2>
            <FilterPanel filters={filters} ofPack={ofPack} onChange={setFilters} />
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
              <FilterSheet
                filters={filters}
                ofPack={ofPack}
                count={cards.length}
                onChange={setFilters}
              />
            )}
            <p role="status" className={styles.count}>
              {words.count(cards.length, collection.length)}
            </p>
          </div>
          <CardGrid cards={cards} opened={id} onOpen={open} />
        </div>
        {withAside ? <CardAside {...view} /> : <CardSheet {...view} />}
      </div>
    </PageFrame>
  );
}
