import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../i18n/words.ts';
import sheet from './card-sheet.module.css';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import { countFilters, type Filters } from './filters.ts';
import { galleryWords } from './gallery-words.ts';

interface FilterSheetProps {
  readonly filters: Filters;
  /** Whether the cards are those of one pack. */
  readonly ofPack: boolean;
  readonly count: number;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** A button that opens the filters in a sheet, where there is no room beside the grid. */
export function FilterSheet({ filters, ofPack, count, onChange }: FilterSheetProps) {
  const words = useWords(galleryWords);
  const set = countFilters(filters);
  return (
    <DialogTrigger>
      <Button className={styles.open} data-set={set > 0 || undefined}>
        {words.filters}
        {set > 0 && (
          <>
            <span className={styles.number} aria-hidden="true">
              {set}
            </span>
            <span className="visually-hidden">{words.filtersSet(set)}</span>
          </>
        )}
      </Button>
      <ModalOverlay className={sheet.overlay} isDismissable>
        <Modal className={sheet.sheet}>
          <Dialog className={sheet.dialog}>
            {({ close }) => (
              <>
                <Heading slot="title" level={2} className={styles.title}>
                  {words.filters}
                </Heading>
                <div className={sheet.scroll}>
                  <FilterPanel filters={filters} ofPack={ofPack} onChange={onChange} />
                </div>
                <Button className={styles.show} onPress={close}>
                  {words.showResult(count)}
                </Button>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
