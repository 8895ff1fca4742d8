import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords, words } from '../i18n/words.ts';
import styles from './dialog-frame.module.css';

const frameWords = words({ close: 'Close' }, { close: 'Fermer' });

/** A dialog over the page, with its title and a way out. */
export function DialogFrame(props: {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Stays in sight under what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, onClose, wide = false, footer, children } = props;
  const { close } = useWords(frameWords);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay}
    >
      <Modal className={`${styles.modal} ${wide ? styles.wide : ''}`}>
        <Dialog className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <Button className={styles.close} aria-label={close} onPress={onClose}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="2.4" />
              </svg>
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
