import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './delete-games-dialog.module.css';
import { settingsWords } from './settings-words.ts';

interface DeleteGamesDialogProps {
  readonly count: number;
  readonly onConfirm: () => void;
}

/** The button that deletes every game, and the question before it does. */
export function DeleteGamesDialog({ count, onConfirm }: DeleteGamesDialogProps) {
  const say = useWords(settingsWords);
  return (
    <DialogTrigger>
      <Button className={buttons.danger}>{say.deleteAll}</Button>
      <ModalOverlay className={styles.overlay} isDismissable>
        <Modal className={styles.modal}>
          <Dialog role="alertdialog" className={styles.dialog}>
            {({ close }) => (
              <>
                <Heading slot="title" level={2} className={styles.title}>
                  {say.deleteTitle}
                </Heading>
                <p className={styles.what}>{say.deleteWhat(count)}</p>
                <div className={styles.actions}>
                  <Button className={buttons.plain} autoFocus onPress={close}>
                    {say.cancel}
                  </Button>
                  <Button
                    className={buttons.danger}
                    onPress={() => {
                      onConfirm();
                      close();
                    }}
                  >
                    {say.confirm}
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
