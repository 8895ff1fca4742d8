import { useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CardDetails } from './card-details.tsx';
import styles from './card-sheet.module.css';
import type { CardViewProps } from './card-view-props.ts';
import { PanelHead } from './panel-head.tsx';

/** The opened card in a sheet that comes up from below, where there is no room beside the grid. */
export function CardSheet({ shown, onStep, onClose }: CardViewProps) {
  // While the sheet goes away it still shows the card it showed.
  const last = useRef(shown);
  if (shown !== undefined) last.current = shown;
  const card = shown ?? last.current;
  return (
    <ModalOverlay
      className={styles.overlay}
      isDismissable
      isOpen={shown !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog}>
          {card !== undefined && (
            <>
              <PanelHead card={card.card} onStep={onStep} onClose={onClose} />
              <div className={styles.scroll}>
                <CardDetails {...card} />
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
