import buttons from '../../form/buttons.module.css';
import styles from '../../games/removed-row.module.css';
import { useWords } from '../../i18n/words.ts';
import type { StoredCampaign } from '../store/stored-campaign.ts';
import { useCampaignTitle } from '../use-campaign-title.ts';
import { listWords } from './list-words.ts';

interface DeletedRowProps {
  readonly stored: StoredCampaign;
  readonly onPutBack: (title: string) => void;
}

/** What stands in the place of a campaign that was deleted, as long as the page is open. */
export function DeletedRow({ stored, onPutBack }: DeletedRowProps) {
  const say = useWords(listWords);
  const title = useCampaignTitle(stored);
  return (
    <li className={styles.row}>
      <span className={styles.words}>{say.removed(title)}</span>
      <button
        type="button"
        className={buttons.plain}
        onClick={() => onPutBack(title)}
        // biome-ignore lint/a11y/noAutofocus: The button that was pressed has gone; its undoing takes its place.
        autoFocus
      >
        {say.putBack}
      </button>
    </li>
  );
}
